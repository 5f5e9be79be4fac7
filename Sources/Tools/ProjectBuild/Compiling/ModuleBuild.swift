import Failures
import Foundation
import SwiftSource
import XcodeProject

/// The compilation of one module, in which only changed files are compiled again.
struct ModuleBuild {
  let source: ModuleSource
  let library: VitrineLibrary
  /// The folder for modules that the compiler makes itself.
  let cache: String

  /// The result, with the compiler's messages where it failed.
  struct Outcome {
    var objects: [String]
    var messages: [CompilerMessage]
    /// The output of the compiler.
    var text: String
    var isSuccess: Bool
    /// Whether nothing had to be done.
    var wasUpToDate: Bool

    var errors: [CompilerMessage] { messages.filter { $0.level == .error } }
  }

  private var stampFile: String { "\(source.folder)/built" }
  /// The stamp of the sources that the compiler refused, and its output.
  private var refusalFile: String { "\(source.folder)/refused" }
  private var objects: [String] {
    source.files.indices.map { "\(source.folder)/\(objectName($0))" }
  }

  /// Whether nothing has to be compiled.
  var isUpToDate: Bool { isUpToDate(stamp) }

  private func isUpToDate(_ stamp: String) -> Bool {
    FileManager.default.contents(atPath: stampFile) == Data(stamp.utf8)
      && objects.allSatisfy { FileManager.default.fileExists(atPath: $0) }
  }

  /// A text that changes when the module's sources or settings change.
  var stamp: String {
    let modules = source.importFolders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        .filter { $0.hasSuffix(".swiftmodule") }.map { "\(folder)/\($0)" }
    }
    return FileStamp.of(
      source.compiled + modules + source.headers, and: arguments + [library.edition])
  }

  /// Compiles what has changed. What the compiler refused isn't compiled again before something changes.
  func run() throws(Failure) -> Outcome {
    try BuiltFile.makeFolder(source.folder)
    let objects = objects
    let stamp = self.stamp
    if isUpToDate(stamp) {
      return Outcome(objects: objects, messages: [], text: "", isSuccess: true, wasUpToDate: true)
    }
    if let text = refusal(of: stamp) {
      return Outcome(
        objects: objects, messages: CompilerMessage.parse(text), text: text, isSuccess: false,
        wasUpToDate: true)
    }
    try? FileManager.default.removeItem(atPath: stampFile)
    try writeMap(objects)
    try BuiltFile.write(
      source.compiled.map { "\(Self.quoted($0))\n" }.joined(), to: "\(source.folder)/sources")
    let run = try Compiler.run(
      ["swiftc"] + arguments + ["@\(source.folder)/sources"], in: source.folder)
    let text = run.output + run.errors
    if run.status == 0 {
      try BuiltFile.write(stamp, to: stampFile)
    } else if CompilerMessage.parse(text).contains(where: { $0.level == .error }) {
      try BuiltFile.write("\(stamp)\n\(text)", to: refusalFile)
    }
    return Outcome(
      objects: objects, messages: CompilerMessage.parse(text), text: text,
      isSuccess: run.status == 0, wasUpToDate: false)
  }

  /// - Returns: the output of the compiler that refused the sources of a stamp; nil where it didn't.
  private func refusal(of stamp: String) -> String? {
    guard let data = FileManager.default.contents(atPath: refusalFile) else { return nil }
    let start = Data("\(stamp)\n".utf8)
    return data.starts(with: start)
      ? String(decoding: data.dropFirst(start.count), as: UTF8.self) : nil
  }

  /// The messages of the type checker alone, with nothing written.
  ///
  /// - Parameter limit: the limit on checking one expression, in seconds.
  func check(limit: Int = expressionLimit) throws(Failure) -> Outcome {
    try BuiltFile.makeFolder(source.folder)
    try BuiltFile.write(
      source.compiled.map { "\(Self.quoted($0))\n" }.joined(), to: "\(source.folder)/sources")
    let run = try Compiler.run(
      ["swiftc", "-typecheck", "-wmo"] + language(limit) + ["@\(source.folder)/sources"],
      in: source.folder
    )
    let text = run.output + run.errors
    return Outcome(
      objects: [], messages: CompilerMessage.parse(text), text: text, isSuccess: run.status == 0,
      wasUpToDate: false)
  }

  // MARK: Arguments

  private var arguments: [String] {
    var words = [
      "-Onone", "-c", "-incremental", "-output-file-map", "\(source.folder)/map.json",
      "-j\(ProcessInfo.processInfo.activeProcessorCount)",
      // All missing names are reported at once, not file by file.
      "-continue-building-after-errors",
    ]
    if source.isImported {
      words += [
        "-emit-module", "-emit-module-path", "\(source.folder)/\(source.name).swiftmodule",
        "-enable-testing",
      ]
    }
    return words + language(Self.expressionLimit)
  }

  /// The arguments that affect how the compiler reads the code.
  private func language(_ limit: Int) -> [String] {
    var words = [
      "-module-name", source.name, "-parse-as-library", "-swift-version", source.swift.version,
      "-module-cache-path", cache, "-diagnostic-style", "llvm", "-suppress-warnings",
      // A missing name in a long expression would take the compiler minutes.
      "-Xfrontend", "-solver-expression-time-threshold=\(limit)",
    ]
    for folder in source.importFolders { words += ["-I", folder] }
    for name in source.swift.conditions { words += ["-D", name] }
    // The front end reads this condition to evaluate `#if os(…)`.
    words += ["-D", "VITRINE_PLATFORM_\(source.platform.rawValue.uppercased())"]
    if source.swift.isMainActorByDefault { words += ["-default-isolation", "MainActor"] }
    for name in source.swift.upcomingFeatures { words += ["-enable-upcoming-feature", name] }
    for name in source.swift.experimentalFeatures {
      words += ["-enable-experimental-feature", name]
    }
    return words + source.options + library.compileOptions
  }

  /// The limit on checking one expression, in seconds.
  static let expressionLimit = 15

  // MARK: Files

  /// Names of files can be equal in two folders, so objects have numbers.
  private func objectName(_ index: Int) -> String {
    "\(((source.files[index] as NSString).lastPathComponent as NSString).deletingPathExtension)-\(index).o"
  }

  private func writeMap(_ objects: [String]) throws(Failure) {
    var map: [String: [String: String]] = [
      "": ["swift-dependencies": "\(source.folder)/module.swiftdeps"]
    ]
    for (file, object) in zip(source.compiled, objects) {
      map[file] = [
        "object": object, "swift-dependencies": object.dropLast(2) + ".swiftdeps",
      ].mapValues { String($0) }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    guard let data = try? encoder.encode(map) else { return }
    try BuiltFile.write(data, to: "\(source.folder)/map.json")
  }

  /// A word in a file of arguments.
  static func quoted(_ word: String) -> String {
    "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
