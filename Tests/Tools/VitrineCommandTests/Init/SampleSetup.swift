import Foundation
import TestSupport

@testable import VitrineCommand

extension Setup {
  static func sample(
    _ vitrine: VitrineLocation = VitrineLocation(path: "Vendor/vitrine", source: .repository),
    subfolder: String = "", shards: Int = 3
  ) -> Setup {
    Setup(
      product: "Steps", target: "Steps", bundle: "StepsBundle", package: "vitrine",
      vitrine: vitrine, subfolder: subfolder, sources: ["Sources"], goldens: "Goldens",
      isOfDigests: false, shards: shards, image: "swift:6.3-bookworm", hasTests: true)
  }

  /// A package that is built with the SDK.
  static func installed(
    url: String? = "https://example.org/v.artifactbundle.zip",
    checksum: String? = String(repeating: "a", count: 64), subfolder: String = "", shards: Int = 1
  ) -> Setup {
    var setup = sample(
      VitrineLocation(path: "", source: .sdk(SDKArchive(url: url, checksum: checksum))),
      subfolder: subfolder, shards: shards)
    setup.package = nil
    setup.image = "swift:6.3.1-bookworm"
    return setup
  }
}

/// A step of a workflow that runs a script.
struct ScriptStep {
  var name: String
  var script: String

  /// All of a workflow as `init` writes it.
  static func all(in workflow: String) -> [ScriptStep] {
    var steps: [ScriptStep] = []
    var name = ""
    var lines = workflow.components(separatedBy: "\n")[...]
    func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }
    while let line = lines.popFirst() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("- name: ") { name = String(text.dropFirst(8)) }
      guard text.hasPrefix("run: ") else { continue }
      if text != "run: |" {
        steps.append(ScriptStep(name: name, script: String(text.dropFirst(5))))
        continue
      }
      var script: [String] = []
      while let next = lines.first, next.isEmpty || indent(next) > indent(line) {
        script.append(String(next.dropFirst(indent(line) + 2)))
        lines.removeFirst()
      }
      steps.append(ScriptStep(name: name, script: script.joined(separator: "\n")))
    }
    return steps
  }

  static func named(_ name: String, in workflow: String) throws -> ScriptStep {
    guard let step = all(in: workflow).first(where: { $0.name == name }) else { throw Missing() }
    return step
  }

  struct Missing: Error {}

  /// Runs it as GitHub does.
  ///
  /// - Parameter tools: scripts that replace commands, by the commands' names.
  func run(
    in folder: String, environment: [String: String], tools: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let bin = folder + "/.tools"
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    for (name, text) in tools {
      try ScriptFile.write("#!/bin/bash\n\(text)\n", to: "\(bin)/\(name)")
    }
    let file = folder + "/.script.sh"
    try Data(script.utf8).write(to: URL(fileURLWithPath: file))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["--noprofile", "--norc", "-eo", "pipefail", file]
    process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = ["HOME": folder, "PATH": "\(bin):\(path)"].merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}

/// A folder that is gone afterwards.
func withScratchFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = NSTemporaryDirectory() + "vitrine-init-" + UUID().uuidString
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try body(folder)
}
