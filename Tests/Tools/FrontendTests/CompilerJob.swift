import Foundation
import InstalledFiles
import TestSupport

/// A job of the compiler that `vitrine-frontend` is started for, in a folder of its own.
struct CompilerJob {
  let folder: ScratchFolder
  /// Options of the job.
  var options: [String] = []

  private let printer: String

  init() throws {
    folder = try ScratchFolder("frontend")
    printer = folder.file("compiler")
    try ScriptFile.write("#!/bin/sh\nprintf '%s\\n' \"$@\"\n", to: printer)
  }

  /// Adds folders of modules. Empty files suffice for `canImport`.
  mutating func addModules(_ names: String...) throws {
    for name in names { _ = try folder.write("", to: "modules/\(name).swiftmodule") }
    options += ["-I", folder.file("modules")]
  }

  /// The arguments that reach the compiler, one a line, as `echo` would see them.
  func forwarded(_ arguments: [String]) throws -> (arguments: [String], messages: String) {
    let run = try run(
      ["--compiler", printer, "-frontend", "-c"] + arguments + [
        "-module-cache-path", folder.file("cache"),
      ] + options)
    return (run.output.split(separator: "\n").map(String.init), run.messages)
  }

  /// The source that the compiler reads in place of a file; the file itself where there is no shadow.
  func shadow(of source: String, file: String = "A.swift") throws -> String {
    let path = try folder.write(source, to: file)
    let arguments = try forwarded([path]).arguments
    guard let index = arguments.firstIndex(of: "-vfsoverlay") else { return source }
    let overlay = try JSONDecoder().decode(
      Overlay.self, from: Data(contentsOf: URL(fileURLWithPath: arguments[index + 1])))
    guard let root = overlay.roots.first(where: { $0.name == path }) else { return source }
    return String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: root.contents)), as: UTF8.self)
  }

  /// The messages of the toolchain's compiler, without the lines of source in them.
  func messages(_ sources: [String: String]) throws -> [String] {
    let paths = try sources.sorted { $0.key < $1.key }.map {
      try folder.write($0.value, to: $0.key)
    }
    let run = try run(
      ["-frontend", "-typecheck", "-parse-as-library", "-module-name", "App"] + paths + [
        "-module-cache-path", folder.file("cache"), "-diagnostic-style", "llvm",
      ] + options)
    return run.messages.split(separator: "\n").map(String.init)
      .filter { $0.contains(": error: ") || $0.contains(": warning: ") }
      .map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
  }

  struct Overlay: Decodable {
    struct Root: Decodable {
      var name: String
      var contents: String
      enum CodingKeys: String, CodingKey {
        case name
        case contents = "external-contents"
      }
    }
    var roots: [Root]
  }

  func run(_ arguments: [String]) throws -> (output: String, messages: String, status: Int32) {
    let process = Process()
    process.executableURL = InstalledFiles.frontend
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let output = folder.url.appendingPathComponent("output-\(UUID().uuidString)")
    let messages = folder.url.appendingPathComponent("messages-\(UUID().uuidString)")
    for file in [output, messages] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    return (
      String(decoding: try Data(contentsOf: output), as: UTF8.self),
      String(decoding: try Data(contentsOf: messages), as: UTF8.self), process.terminationStatus
    )
  }
}

extension ScratchFolder {
  func file(_ name: String) -> String { "\(path)/\(name)" }
}
