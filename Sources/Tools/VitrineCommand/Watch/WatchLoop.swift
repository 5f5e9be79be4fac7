import Foundation

/// Builds and draws whenever something has changed. What it does and says is given to it, so that it can
/// be told apart from compilers and screens.
struct WatchLoop {
  enum Built: Equatable {
    /// Seconds.
    case done(Double)
    /// Why not, line by line.
    case failed([String])
    case stopped
  }

  enum Drawn: Equatable {
    case done(DrawnFrames)
    /// Why there is no new page.
    case failed([String])
    case stopped
  }

  /// What the page shows.
  enum News: Equatable {
    case page
    case problem([String])
  }

  /// The package's folder; paths are said relative to it.
  let root: String
  /// The next files that changed; nil at the end.
  let changes: () throws -> [String]?
  let build: () throws -> Built
  let draw: () throws -> Drawn
  let say: (String) -> Void
  let tell: (News) -> Void
  /// Shows frames that changed in the terminal.
  var show: ([DrawnFrames.Frame]) -> Void = { _ in }

  /// Draws what is there, then waits for changes; returns when there are no more.
  func run() throws {
    guard try round("", isBuilt: true) else { return }
    while let files = try changes() {
      guard try round(name(files), isBuilt: false) else { return }
    }
  }

  /// - Returns: false where it was stopped.
  private func round(_ what: String, isBuilt: Bool) throws -> Bool {
    var parts: [String] = []
    if !isBuilt {
      switch try build() {
      case .stopped: return false
      case .done(let seconds): parts.append("built in \(Self.text(seconds)) s")
      case .failed(let problems):
        say(line(what, ["does not build; the page stays as it was"], problems))
        tell(.problem(["\(what) does not build"] + problems))
        return true
      }
    }
    switch try draw() {
    case .stopped: return false
    case .failed(let problems):
      say(line(what, parts + ["could not be drawn; the page stays as it was"], problems))
      tell(.problem(["\(what.isEmpty ? "The widgets" : what) could not be drawn"] + problems))
    case .done(let frames):
      parts.append(frames.summary(isFirst: isBuilt))
      say(line(what, parts, frames.problems))
      tell(.page)
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

  /// `3.1`
  static func text(_ seconds: Double) -> String { String(format: "%.1f", seconds) }
}

/// What a run of `gallery` made, and what is new in it.
struct DrawnFrames: Equatable {
  struct Frame: Equatable {
    var id: String
    var digest: String
    /// By format, relative to the output folder.
    var files: [String: String]
  }

  var count: Int
  var changed: [Frame]
  /// Seconds.
  var duration: Double
  /// What failed.
  var problems: [String] = []

  /// - Parameter isFirst: nothing was there to compare with.
  func summary(isFirst: Bool) -> String {
    let frames = "\(count) frame\(count == 1 ? "" : "s") in \(WatchLoop.text(duration)) s"
    if isFirst { return frames }
    return changed.isEmpty ? "\(frames), none changed" : "\(frames), \(changed.count) changed"
  }

  /// The frames that a manifest lists; empty where it can't be read.
  static func frames(in manifest: String) -> [Frame] {
    struct Manifest: Decodable {
      struct Frame: Decodable {
        var id: String
        var digest: String
        var files: [String: String]
      }
      var frames: [Frame]
    }
    guard let data = FileManager.default.contents(atPath: manifest),
      let read = try? JSONDecoder().decode(Manifest.self, from: data)
    else { return [] }
    return read.frames.map { Frame(id: $0.id, digest: $0.digest, files: $0.files) }
  }

  /// Those of `new` that `old` hasn't, or has otherwise.
  static func changed(_ new: [Frame], since old: [Frame]) -> [Frame] {
    let digests = Dictionary(
      old.map { ($0.id, $0.digest) }, uniquingKeysWith: { first, _ in first })
    return new.filter { digests[$0.id] != $0.digest }
  }
}
