import Foundation

/// Headless Chromium, driven by the script of the site's tests.
enum Chromium {
  static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static func open(_ address: String, isPhone: Bool = false, isDark: Bool = false)
    -> [String: any Sendable]
  {
    [
      "open": address, "width": isPhone ? 390 : 1280, "height": isPhone ? 844 : 900,
      "phone": isPhone, "dark": isDark,
    ]
  }

  /// - Returns: what each step answered, and what pages complained of.
  static func visit(_ steps: [[String: any Sendable]]) throws -> (
    answers: [Any], complaints: [String]
  ) {
    let script = Repository.root.appendingPathComponent("Tests/SiteTests/Support/browser.py")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path, program ?? ""]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let json = try JSONSerialization.data(withJSONObject: steps)
    // Both ends at once: a pipe holds little.
    DispatchQueue.global().async {
      try? input.fileHandleForWriting.write(contentsOf: json)
      try? input.fileHandleForWriting.close()
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let answers = try JSONSerialization.jsonObject(with: data) as? [Any],
      let complaints = answers.last as? [String]
    else { throw CocoaError(.coderReadCorrupt) }
    return (Array(answers.dropLast()), complaints)
  }
}

enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What was built beside the tests.
  static func built(_ name: String) -> String {
    root.appendingPathComponent(".build/debug/\(name)").path
  }
}

/// A folder for one test, gone after it.
final class ScratchFolder: @unchecked Sendable {
  let path: String

  init(_ name: String) throws {
    path =
      URL(fileURLWithPath: NSTemporaryDirectory() + "vitrine-\(name)-" + UUID().uuidString)
      .standardizedFileURL.path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

/// `python3 -m http.server`: a server that knows nothing of the site.
final class StaticServer {
  let address: String
  private let process = Process()

  /// - Parameter folder: its root; links in it are followed.
  init(_ folder: String) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // `Serving HTTP on 127.0.0.1 port 40123 (http://127.0.0.1:40123/) ...`
    var said = ""
    while !said.contains("\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      said += String(decoding: data, as: UTF8.self)
    }
    guard let start = said.range(of: "(http"), let end = said.range(of: "/)") else {
      kill(process.processIdentifier, SIGKILL)
      throw CocoaError(.fileReadUnknown)
    }
    address = String(said[said.index(after: start.lowerBound)..<end.upperBound].dropLast())
  }

  deinit {
    // It inherits which signals this thread blocks: of those that end it, only this one isn't.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
