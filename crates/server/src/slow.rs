//! A connection whose other side has to take what is written to it.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// Whoever takes less than this within the time is too slow.
const LEAST: usize = 64 << 10;

/// A stream that fails when its other side takes too little of what is written, for too long.
#[derive(Debug)]
pub struct Impatient<S> {
    stream: S,
    patience: Duration,
    /// Since the other side did not take everything at once: when that has to end, and how much it has taken.
    stalled: Option<(Pin<Box<Sleep>>, usize)>,
}

impl<S> Impatient<S> {
    /// Gives the other side this much time for every 64 KiB.
    #[must_use]
    pub fn new(stream: S, patience: Duration) -> Self {
        Self { stream, patience, stalled: None }
    }

    /// What became of a write, unless it waits for too long.
    fn judge(&mut self, written: Poll<io::Result<usize>>, context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        if let (Poll::Ready(Ok(bytes)), Some((_, taken))) = (&written, &mut self.stalled) {
            *taken += bytes;
            if *taken >= LEAST {
                self.stalled = None;
            }
        }
        if written.is_ready() {
            return written;
        }
        let patience = self.patience;
        let (until, _) = self.stalled.get_or_insert_with(|| (Box::pin(sleep(patience)), 0));
        ready!(until.as_mut().poll(context));
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the client does not read what is sent to it")))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Impatient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Impatient<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.judge(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // Everything was taken.
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

    const SOON: Duration = Duration::from_millis(50);

    #[tokio::test]
    async fn who_never_reads_is_not_waited_for() {
        let (stream, _other) = duplex(1024);
        let fault = Impatient::new(stream, SOON).write_all(&[0; 4096]).await.unwrap_err();
        assert_eq!(fault.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn who_reads_a_byte_now_and_then_is_not_waited_for_either() {
        let (stream, mut other) = duplex(1024);
        let reading = tokio::spawn(async move {
            while other.read_u8().await.is_ok() {
                sleep(SOON / 2).await;
            }
        });
        let fault = Impatient::new(stream, SOON).write_all(&[0; 1 << 20]).await.unwrap_err();
        assert_eq!(fault.kind(), io::ErrorKind::TimedOut);
        reading.await.unwrap();
    }

    #[tokio::test]
    async fn who_reads_with_pauses_gets_everything() {
        let (stream, mut other) = duplex(48 << 10);
        let reading = tokio::spawn(async move {
            let (mut buffer, mut count) = (vec![0; 48 << 10], 0);
            loop {
                match other.read(&mut buffer).await.unwrap() {
                    0 => return count,
                    read => count += read,
                }
                sleep(SOON / 2).await;
            }
        });
        let mut stream = Impatient::new(stream, SOON * 20);
        for _ in 0..2 {
            stream.write_all(&[0; 1 << 18]).await.unwrap();
            stream.flush().await.unwrap();
            // What was taken is not held against them later.
            sleep(SOON * 25).await;
        }
        drop(stream);
        assert_eq!(reading.await.unwrap(), 1 << 19);
    }
}
