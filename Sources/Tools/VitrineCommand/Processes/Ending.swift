import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Ends a run in good order when a signal asks for it.
final class Ending {
  private let sources: [any DispatchSourceSignal]

  init(_ end: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler(handler: end)
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
  }
}
