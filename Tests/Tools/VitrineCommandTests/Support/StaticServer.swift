import Foundation

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
