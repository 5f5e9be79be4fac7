import Failures
import Foundation

/// The build of a widget's executable, run again when its source changes.
struct PackageBuild: Equatable, Sendable {
  /// The package's folder.
  let root: String
  /// The program and its arguments.
  let command: [String]
  /// The path of the build folder; nil for `.build`.
  private(set) var scratch: String?
  /// The path of the build plan; nil where the build is another's.
  private(set) var plan: String?
  /// The folders with source; nil for those of packages.
  private var folders: [String]?

  /// - Parameters:
  ///   - executable: the path of the running one.
  ///   - product: the one to build; nil for all.
  ///   - folder: the current one, used where the executable is in no package.
  ///   - custom: a line for the shell, in place of `swift build`.
  ///   - sdk: the name of the Swift SDK that it is built with; nil for none.
  /// - Throws: a ``Failure``, where there is no package.
  init(
    executable: String, product: String?, folder: String, custom: String? = nil, sdk: String? = nil
  ) throws {
    guard let root = Self.root(above: executable) ?? Self.root(above: folder + "/x") else {
      throw Failure(
        "There is no Package.swift above \(executable) or \(folder), so nothing can be built.",
        remedy: "Run watch in the package's folder.")
    }
    self.root = root
    let parts = executable.split(separator: "/").map(String.init)
    // `SCRATCH/TRIPLE/CONFIGURATION/NAME`, or without the triple where a link replaces it.
    if !executable.hasPrefix("\(root)/.build/"), parts.count > 3,
      ["debug", "release"].contains(parts[parts.count - 2])
    {
      scratch = "/" + parts.dropLast(3).joined(separator: "/")
    }
    if let custom {
      command = ["/bin/sh", "-c", custom]
      return
    }
    let configuration = parts.dropLast().last == "release" ? "release" : "debug"
    plan = "\(scratch ?? root + "/.build")/\(configuration).yaml"
    var command = ["/usr/bin/env", "swift", "build", "--package-path", root]
    if let sdk { command += ["--swift-sdk", sdk] }
    if let product { command += ["--product", product] }
    if configuration == "release" { command += ["-c", "release"] }
    if let scratch { command += ["--scratch-path", scratch] }
    self.command = command
  }

  /// The build of targets of Xcode's projects.
  ///
  /// - Parameters:
  ///   - folder: the project's.
  ///   - folders: those with its targets' files.
  ///   - products: the folder for what is built, which isn't watched.
  ///   - command: builds the targets.
  init(project folder: String, folders: [String], products: String?, command: [String]) {
    root = folder
    self.folders = folders
    scratch = products
    self.command = command
  }

  private static func root(above path: String) -> String? {
    var folder = (path as NSString).deletingLastPathComponent
    while !folder.isEmpty {
      if FileManager.default.fileExists(atPath: "\(folder)/Package.swift") { return folder }
      if folder == "/" { return nil }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  /// The package's folder and those of the packages that it takes from this machine by `path:`, and so
  /// on.
  func sources() -> [String] {
    var found: [String] = []
    if let folders { return Self.outermost(folders) }
    var waiting = [root]
    while let folder = waiting.popLast() {
      guard !found.contains(folder),
        let data = FileManager.default.contents(atPath: folder + "/Package.swift")
      else { continue }
      found.append(folder)
      let manifest = String(decoding: data, as: UTF8.self)
      for match in manifest.matches(
        of: /\.package\(\s*(?:name:\s*"[^"]*"\s*,\s*)?path:\s*"([^"]+)"/)
      {
        let path = URL(
          fileURLWithPath: String(match.1), relativeTo: URL(fileURLWithPath: folder + "/"))
        waiting.append(path.standardizedFileURL.path)
      }
    }
    return Self.outermost(found)
  }

  /// The folders without those that lie in another, which are watched with it.
  private static func outermost(_ found: [String]) -> [String] {
    found.filter { folder in
      !found.contains { $0 != folder && (folder + "/").hasPrefix($0 + "/") }
    }
  }

  /// The errors in a build's output, each once, with paths relative to the package.
  ///
  /// - Parameter limit: lines.
  func problems(in output: String, limit: Int = 10) -> [String] {
    var found: [String] = []
    for line in output.split(whereSeparator: \.isNewline).map(String.init) {
      guard line.contains(" error: ") || line.hasPrefix("error: ") else { continue }
      // The compiler's excerpt of the source repeats its message.
      guard !line.contains("`- error: "), !line.contains("|- error: ") else { continue }
      let short = line.replacing(root + "/", with: "")
      if !found.contains(short) { found.append(short) }
    }
    if found.count > 1 {
      // A summary of errors that are listed as well.
      found.removeAll { $0 == "error: fatalError" || $0.hasPrefix("error: emit-module command") }
    }
    if found.isEmpty {
      found = output.split(whereSeparator: \.isNewline).suffix(limit).map(String.init)
    }
    guard found.count > limit else { return found }
    return found.prefix(limit) + ["… and \(found.count - limit) more"]
  }
}
