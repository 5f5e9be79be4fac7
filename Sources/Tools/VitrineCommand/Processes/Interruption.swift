import Foundation
import WidgetHost

#if canImport(Glibc)
  import Glibc
#endif

/// Cleans up when a signal ends a run: removes temporary folders, and the workers end with it. What a run left
/// that was killed is removed at the start of the next one.
final class Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private let sources: [any DispatchSourceSignal]

  init() {
    HomeFolder.sweep()
    // Who starts the run by nohup wants it to outlive the terminal.
    sources = Self.signals.filter { $0 != SIGHUP || !Self.isIgnored($0) }.map { number in
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
    for source in sources {
      source.cancel()
      signal(Int32(clamping: source.handle), SIG_DFL)
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
