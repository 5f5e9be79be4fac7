import Foundation

/// Headless Chromium, driven by `Support/browser.py`.
struct Browser {
  /// One thing to do; see the script for what there is.
  typealias Step = [String: any Sendable]

  /// What each step answered, and what the page complained of.
  struct Visit {
    var answers: [Any]
    var complaints: [String]

    func text(_ place: Int) -> String { "\(answers[place])" }
  }

  /// Where Chromium is; nil, with a word on standard output, where it isn't.
  static let program: String? = {
    let places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    let found = places.first { FileManager.default.isExecutableFile(atPath: $0) }
    if found == nil {
      print("Browser tests skipped: there is no Chromium in /usr/bin; make deps installs it.")
    }
    return found
  }()

  static func open(
    _ page: URL, width: Int = 1440, phone: Bool = false, dark: Bool = false, motion: Bool = false,
    hash: String = ""
  ) -> Step {
    [
      "open": page.absoluteString + hash, "width": width, "height": phone ? 844 : 900,
      "phone": phone, "dark": dark, "motion": motion,
    ]
  }

  static func visit(_ steps: [Step]) throws -> Visit {
    let script = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Support/browser.py")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path, program ?? ""]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(try JSONSerialization.data(withJSONObject: steps))
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0,
      let answers = try JSONSerialization.jsonObject(with: data) as? [Any],
      let complaints = answers.last as? [String]
    else { throw BrowserFailure() }
    return Visit(answers: Array(answers.dropLast()), complaints: complaints)
  }
}

/// The browser did not answer; the script's own words are on standard error.
struct BrowserFailure: Error {}
