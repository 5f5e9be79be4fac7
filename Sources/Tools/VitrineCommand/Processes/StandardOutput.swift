import Failures
@preconcurrency import Foundation

#if canImport(Glibc)
  @preconcurrency import Glibc
#endif

/// The command's standard output; `print` doesn't report errors in writing to it.
enum StandardOutput {
  /// Writes what is left in the buffer.
  ///
  /// - Throws: a ``Failure`` where some of the output is lost, for example because the disk is full. A reader that
  ///   closed the pipe (`vitrine list | head`) is no failure.
  static func finish(_ stream: UnsafeMutablePointer<FILE> = stdout) throws {
    let isFlushed = fflush(stream) == 0
    let error = errno
    guard !isFlushed || ferror(stream) != 0, !isAbandoned(fileno(stream)) else { return }
    throw Failure(
      "Standard output couldn't be written"
        + (isFlushed ? "." : " (\(String(cString: strerror(error))))."),
      remedy: "Some of the results are lost: is the disk full that it goes to?")
  }

  /// Whether the file descriptor is a pipe whose other end is closed.
  private static func isAbandoned(_ descriptor: Int32) -> Bool {
    var output = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&output, 1, 0) > 0 && output.revents & Int16(truncatingIfNeeded: POLLERR) != 0
  }
}
