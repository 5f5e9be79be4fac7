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
