internal import CSeal
import Failures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A pipe between this process and a worker.
struct WorkerPipe {
  let read: Int32, write: Int32

  /// - Throws: a `Failure`, where there are no more.
  init() throws {
    var ends: [Int32] = [0, 0]
    let error = seal_pipe(&ends)
    guard error == 0 else {
      throw Failure(
        "No more pipes for worker processes (\(String(cString: strerror(error)))): "
          + "use fewer by --jobs.")
    }
    read = ends[0]
    write = ends[1]
  }
}
