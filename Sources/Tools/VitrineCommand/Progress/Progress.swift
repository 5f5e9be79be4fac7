import Foundation
import Goldens

#if canImport(Glibc)
  import Glibc
#endif

/// Tells on standard error how far a run is: a bar for a person, a line per step otherwise.
final class Progress: @unchecked Sendable {
  private let lock = NSLock()
  private let total: Int
  private let hasBar: Bool
  private let isQuiet: Bool
  private var done = 0
  private var frames = 0

  init(total: Int, _ options: Options) {
    self.total = total
    isQuiet = options.isQuiet || options.progress == .never
    hasBar = options.progress == .always || (options.progress == .auto && isatty(2) == 1)
  }

  func frame() {
    lock.withLock {
      frames += 1
      if hasBar && !isQuiet { draw() }
    }
  }

  /// - Parameter step: what is done, such as `TripCalendar systemLarge`.
  func unit(_ step: String, frames count: Int) {
    lock.withLock {
      done += 1
      if isQuiet { return }
      if hasBar {
        draw()
      } else {
        say("\(Self.line(step)): \(count) frame\(count == 1 ? "" : "s")\n")
      }
    }
  }

  /// A message, above the bar where there is one. Errors are said however quiet it is.
  func note(_ message: String) {
    lock.withLock {
      say((hasBar && !isQuiet ? "\r\u{1B}[K" : "") + Self.plain(message) + "\n")
      if hasBar && !isQuiet { draw() }
    }
  }

  func finish() { lock.withLock { if hasBar && !isQuiet { say("\r\u{1B}[K") } } }

  private func draw() {
    let width = 24
    let filled = total == 0 ? width : done * width / total
    let bar =
      String(repeating: "━", count: filled) + String(repeating: "─", count: width - filled)
    say("\r\u{1B}[K\(bar) \(done)/\(total) widgets, \(frames) frames")
  }

  /// Names come from the widgets' code: what would steer a terminal is taken out.
  static func plain(_ text: String) -> String { PlainText.lines(text) }

  /// The same on one line.
  static func line(_ text: String) -> String { PlainText.line(text) }

  private func say(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
