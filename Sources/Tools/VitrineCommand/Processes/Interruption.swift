import Foundation
import WidgetHost

#if canImport(Glibc)
  import Glibc
#endif

/// Cleans up when a signal ends a run: removes temporary folders, and the workers end with it.
final class Interruption {
  private let sources: [any DispatchSourceSignal]

  init() {
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        HomeFolder.removeAll()
        // The status that a shell reports of a process that a signal ended.
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
  }
}
