//! Cuts off clients that don't read what they are sent.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// The number of bytes that a client must take within the timeout.
const MIN_PROGRESS: usize = 64 << 10;

/// A stream that fails if its other side takes too little for too long.
#[derive(Debug)]
pub struct StallTimeout<S> {
    stream: S,
    timeout: Duration,
    /// Set while the other side stalls: the deadline, and how much it has taken since.
    stalled: Option<(Pin<Box<Sleep>>, usize)>,
}

impl<S> StallTimeout<S> {
    /// Allows the other side this much time for every 64 KiB.
    #[must_use]
    pub fn new(stream: S, timeout: Duration) -> Self {
        Self { stream, timeout, stalled: None }
    }

    /// Returns the outcome of a write, or an error if it has stalled for too long.
    fn check(&mut self, written: Poll<io::Result<usize>>, context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        if let (Poll::Ready(Ok(bytes)), Some((_, taken))) = (&written, &mut self.stalled) {
            *taken += bytes;
            if *taken >= MIN_PROGRESS {
                self.stalled = None;
            }
        }
        if written.is_ready() {
            return written;
        }
        let timeout = self.timeout;
        let (until, _) = self.stalled.get_or_insert_with(|| (Box::pin(sleep(timeout)), 0));
        ready!(until.as_mut().poll(context));
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the client doesn't read what it is sent")))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for StallTimeout<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for StallTimeout<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.check(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.check(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // Everything has been taken.
        self.stalled = None;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    const SHORT: Duration = Duration::from_millis(50);

    #[tokio::test]
    async fn a_client_that_never_reads_is_cut_off() {
        let (stream, _other) = duplex(1024);
        let fault = StallTimeout::new(stream, SHORT).write_all(&[0; 4096]).await.unwrap_err();
        assert_eq!(fault.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn a_client_that_reads_single_bytes_is_cut_off_too() {
        let (stream, mut other) = duplex(1024);
        let reading = tokio::spawn(async move {
            while other.read_u8().await.is_ok() {
                sleep(SHORT / 2).await;
            }
        });
        let fault = StallTimeout::new(stream, SHORT).write_all(&[0; 1 << 20]).await.unwrap_err();
        assert_eq!(fault.kind(), io::ErrorKind::TimedOut);
        reading.await.unwrap();
    }

    #[tokio::test]
    async fn a_client_that_reads_with_pauses_gets_everything() {
        let (stream, mut other) = duplex(48 << 10);
        let reading = tokio::spawn(async move {
            let (mut buffer, mut count) = (vec![0; 48 << 10], 0);
            loop {
                match other.read(&mut buffer).await.unwrap() {
                    0 => return count,
                    read => count += read,
                }
                sleep(SHORT / 2).await;
            }
        });
        let mut stream = StallTimeout::new(stream, SHORT * 20);
        for _ in 0..2 {
            stream.write_all(&[0; 1 << 18]).await.unwrap();
            stream.flush().await.unwrap();
            // A pause after everything was taken doesn't count.
            sleep(SHORT * 25).await;
        }
        drop(stream);
        assert_eq!(reading.await.unwrap(), 1 << 19);
    }
}
