import Diagnostics
import Foundation

/// The loop that builds and draws whenever something has changed. What it does is passed to it, so that
/// tests need no compiler and no screen.
struct WatchLoop {
  enum Built: Equatable {
    /// Seconds.
    case done(Double)
    /// The compiler's errors, line by line.
    case failed([String])
    case stopped
  }

  /// The pictures that are looked at, drawn before all others.
  enum Looked: Equatable {
    /// The number of frames that were drawn, those of them that changed, and the seconds.
    case done(Int, [DrawnFrame], Double)
    /// Nothing is known to be looked at.
    case nothing
  }

  enum Drawn: Equatable {
    case done(DrawnFrames)
    /// Something changed meanwhile: what is left is drawn after that.
    case interrupted
    /// The reasons why there is no new page.
    case failed([String])
    case stopped
  }

  /// A message to the page in the browser.
  enum News: Equatable {
    case page
    /// The paths of pictures that are newer than the page, and how long they took.
    case pictures([String], WatchTimes)
    case problem([String])
  }

  /// The package's folder; messages name paths relative to it.
  let root: String
  /// The next files that changed; nil at the end.
  let changes: () throws -> [String]?
  /// Builds what files are part of.
  let build: ([String]) throws -> Built
  /// Draws what is looked at, after a change of files.
  var look: ([String]) throws -> Looked = { _ in .nothing }
  let draw: () throws -> Drawn
  /// Prints a message.
  let log: (String) -> Void
  /// Sends news to the page.
  let notify: (News) -> Void
  /// Shows frames that changed in the terminal.
  var show: ([DrawnFrame]) -> Void = { _ in }

  /// The warnings that were printed, each once.
  private final class Said {
    var diagnostics: [DiagnosticGroup] = []
  }
  private let said = Said()

  /// Draws what is there, then waits for changes; returns when there are no more.
  func run() throws {
    guard try round([], isBuilt: true) else { return }
    while let files = try changes() {
      guard try round(files, isBuilt: false) else { return }
    }
  }

  /// - Returns: false where it was stopped.
  private func round(_ files: [String], isBuilt: Bool) throws -> Bool {
    var what = name(files)
    var parts: [String] = []
    if !isBuilt {
      switch try build(files) {
      case .stopped: return false
      case .done(let seconds): parts.append("built in \(Stopwatch.text(seconds)) s")
      case .failed(let problems):
        log(line(what, ["does not build; the page stays as it was"], problems))
        notify(.problem(["\(what) does not build"] + problems))
        return true
      }
      if case .done(let count, let changed, let seconds) = try look(files) {
        let pictures = "\(count) picture\(count == 1 ? "" : "s")"
        let change = changed.isEmpty ? "none changed" : "\(changed.count) changed"
        log(line(what, parts + ["\(pictures) in \(Stopwatch.text(seconds)) s", change], []))
        what = ""
        parts = []
      }
    }
    switch try draw() {
    case .stopped: return false
    case .interrupted: return true
    case .failed(let problems):
      log(line(what, parts + ["could not be drawn; the page stays as it was"], problems))
      notify(.problem(["\(what.isEmpty ? "The widgets" : what) could not be drawn"] + problems))
    case .done(let frames):
      parts.append(frames.summary(isFirst: isBuilt))
      let news = DrawnFrames.news(of: frames.diagnostics, since: said.diagnostics)
      said.diagnostics = frames.diagnostics
      log(line(what, parts, frames.problems + news))
      notify(.page)
      show(frames.changed)
    }
    return true
  }

  private func line(_ what: String, _ parts: [String], _ problems: [String]) -> String {
    let head = (what.isEmpty ? "" : "\(what): ") + parts.joined(separator: ", ")
    return ([head] + problems.map { "  " + $0 }).joined(separator: "\n")
  }

  /// `Views/Row.swift`, `Row.swift and 2 more`.
  private func name(_ files: [String]) -> String {
    guard let first = files.first else { return "" }
    let short = first.hasPrefix(root + "/") ? String(first.dropFirst(root.count + 1)) : first
    return files.count == 1 ? short : "\(short) and \(files.count - 1) more"
  }
}
