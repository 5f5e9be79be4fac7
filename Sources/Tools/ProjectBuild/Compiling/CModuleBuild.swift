import Failures
import Foundation
import SwiftSource

/// The compilation of a module in C or C++: its objects, and the words by which Swift finds its headers.
struct CModuleBuild {
  let name: String
  let files: [String]
  /// The folder of the headers that Swift sees.
  let headers: String
  let options: [String]
  /// The folder of its products.
  let folder: String

  struct Outcome {
    var objects: [String] = []
    /// The words for Swift's compiler.
    var importOptions: [String]
    var wasUpToDate = true
  }

  func run() throws(Failure) -> Outcome {
    let map = try moduleMap()
    var outcome = try compileAll()
    outcome.importOptions = ["-Xcc", "-fmodule-map-file=\(map)", "-Xcc", "-I\(headers)"]
    return outcome
  }

  /// Compiles the files, and makes no module of them.
  func compileAll() throws(Failure) -> Outcome {
    var outcome = Outcome(importOptions: [])
    let headers = headerFiles
    for (index, file) in files.enumerated() {
      let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
      let object = "\(folder)/\(name)-\(index).o"
      if try compile(file, headers, to: object) { outcome.wasUpToDate = false }
      outcome.objects.append(object)
    }
    return outcome
  }

  /// - Returns: whether it had to be compiled.
  private func compile(
    _ file: String, _ headerFiles: [String], to object: String
  ) throws(Failure) -> Bool {
    let isC = file.hasSuffix(".c")
    let words =
      [isC ? "clang" : "clang++"] + (isC ? ["-std=gnu11"] : ["-std=gnu++17"]) + [
        "-c", "-O1", "-fPIC", "-fblocks", "-w", "-I", headers,
        "-I", (file as NSString).deletingLastPathComponent,
      ] + options + [file, "-o", object]
    let stamp = FileStamp.of([file] + headerFiles, and: words)
    let stampFile = "\(object).stamp"
    if FileManager.default.fileExists(atPath: object),
      FileManager.default.contents(atPath: stampFile) == Data(stamp.utf8)
    {
      return false
    }
    try BuiltFile.makeFolder(folder)
    let run = try Compiler.run(words, in: folder)
    guard run.status == 0 else {
      throw Failure(
        "The module \(PlainText.line(name)) can't be compiled: \(PlainText.short(run.errors, 1000))",
        at: file)
    }
    try BuiltFile.write(stamp, to: stampFile)
    return true
  }

  /// The headers that the files may include: those in the public folder, beside the files, and in the folders that the
  /// options name.
  var headerFiles: [String] {
    let manager = FileManager.default
    let folders = Set([headers] + files.map { ($0 as NSString).deletingLastPathComponent })
    let named = options.map { $0.hasPrefix("-I") ? String($0.dropFirst(2)) : $0 }
    let deep = folders.flatMap { folder in
      ((try? manager.subpathsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
    }
    let flat = Set(named.filter { $0.hasPrefix("/") }).flatMap { folder in
      ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
    }
    return Set((deep + flat).filter(Self.isHeader)).sorted()
  }

  private static func isHeader(_ path: String) -> Bool {
    ["h", "hpp", "inc"].contains((path as NSString).pathExtension)
  }

  /// The module's own map, or one with its umbrella header, or with all its headers.
  private func moduleMap() throws(Failure) -> String {
    let own = "\(headers)/module.modulemap"
    if FileManager.default.fileExists(atPath: own) { return own }
    let umbrella = ["\(headers)/\(name).h", "\(headers)/\(name)/\(name).h"].first {
      FileManager.default.fileExists(atPath: $0)
    }
    let rule =
      umbrella.map { "umbrella header \(ModuleBuild.quoted($0))" }
      ?? "umbrella \(ModuleBuild.quoted(headers))"
    let map = "\(folder)/module.modulemap"
    try BuiltFile.write("module \(name) {\n  \(rule)\n  export *\n}\n", to: map)
    return map
  }
}
