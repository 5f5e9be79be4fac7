import Foundation

/// Headless Chromium, driven by `browser.py`, for every target whose tests open pages.
package enum Browser {
  /// One thing to do; see the script for what there is.
  package typealias Step = [String: any Sendable]

  /// What each step answered, and what the page complained of.
  package struct Visit {
    package var answers: [Any]
    package var complaints: [String]

    package func text(_ place: Int) -> String { "\(answers[place])" }
  }

  /// Where Chromium is; nil, with a word on standard output, where it isn't.
  package static let program: String? = {
    let places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    let found = places.first { FileManager.default.isExecutableFile(atPath: $0) }
    if found == nil {
      print("Browser tests skipped: there is no Chromium in /usr/bin; make deps installs it.")
    }
    return found
  }()

  package static func open(
    _ page: URL, width: Int = 1440, phone: Bool = false, dark: Bool = false, motion: Bool = false,
    hash: String = ""
  ) -> Step {
    [
      "open": page.absoluteString + hash, "width": width, "height": phone ? 844 : 900,
      "phone": phone, "dark": dark, "motion": motion,
    ]
  }

  package static func visit(_ steps: [Step]) throws -> Visit {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("browser.py")
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
    guard process.terminationStatus == 0,
      let answers = try JSONSerialization.jsonObject(with: data) as? [Any],
      let complaints = answers.last as? [String]
    else { throw BrowserFailure() }
    return Visit(answers: Array(answers.dropLast()), complaints: complaints)
  }
}

/// The browser did not answer; the script's own words are on standard error.
package struct BrowserFailure: Error {}
