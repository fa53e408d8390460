//! Bodies that come so slowly that nobody waits for their end.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};
use tokio::time::{Sleep, sleep};

/// A body that has to be there in time, as a whole. A limit on silence alone
/// does not do: a byte now and then is no silence.
pub(crate) struct InTime {
    body: Body,
    deadline: Pin<Box<Sleep>>,
}

/// It was not there in time.
#[derive(Debug, thiserror::Error)]
#[error("the body of the request took too long")]
pub(crate) struct TooSlow;

impl InTime {
    pub(crate) fn new(body: Body, within: Duration) -> Self {
        Self {
            body,
            deadline: Box::pin(sleep(within)),
        }
    }
}

impl HttpBody for InTime {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.deadline.as_mut().poll(cx).is_ready() {
            return Poll::Ready(Some(Err(axum::Error::new(TooSlow))));
        }
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
