import Failures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The progress of a run on standard error: a bar for a person, a line per step otherwise.
final class Progress: @unchecked Sendable {
  private let lock = NSLock()
  private let total: Int
  private let hasBar: Bool
  private let isQuiet: Bool
  private var done = 0
  private var frames = 0

  init(total: Int, _ options: RunOptions) {
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

  /// - Parameter step: what was done, such as `TripCalendar systemLarge`.
  func unit(_ step: String, frames count: Int) {
    lock.withLock {
      done += 1
      if isQuiet { return }
      if hasBar {
        draw()
      } else {
        write("\(PlainText.line(step)): \(count) frame\(count == 1 ? "" : "s")\n")
      }
    }
  }

  /// Writes a message, above the bar where there is one, also where a run is to be quiet.
  func note(_ message: String) {
    lock.withLock {
      write((hasBar && !isQuiet ? "\r\u{1B}[K" : "") + PlainText.lines(message) + "\n")
      if hasBar && !isQuiet { draw() }
    }
  }

  func finish() { lock.withLock { if hasBar && !isQuiet { write("\r\u{1B}[K") } } }

  private func draw() {
    let width = 24
    let filled = total == 0 ? width : done * width / total
    let bar =
      String(repeating: "━", count: filled) + String(repeating: "─", count: width - filled)
    write("\r\u{1B}[K\(bar) \(done)/\(total) widgets, \(frames) frames")
  }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
