import Foundation
import WidgetHost

/// How a widget's executable is built anew.
struct PackageBuild: Equatable, Sendable {
  /// The package's folder.
  let root: String
  /// The program and its arguments.
  let command: [String]

  /// - Parameters:
  ///   - executable: the path of the running one.
  ///   - product: the one to build; nil for all.
  ///   - folder: the current one, looked at where the executable stands in no package.
  ///   - custom: a line for the shell, in place of `swift build`.
  /// - Throws: ``HostError``, where there is no package.
  init(executable: String, product: String?, folder: String, custom: String? = nil) throws {
    guard let root = Self.root(above: executable) ?? Self.root(above: folder + "/x") else {
      throw HostError(
        "There is no Package.swift above \(executable) or \(folder), so nothing can be built anew. "
          + "Run watch in the package's folder.")
    }
    self.root = root
    if let custom {
      command = ["/bin/sh", "-c", custom]
      return
    }
    var command = ["/usr/bin/env", "swift", "build", "--package-path", root]
    if let product { command += ["--product", product] }
    // `SCRATCH/TRIPLE/CONFIGURATION/NAME`, or without the triple where a link stands for it.
    let parts = executable.split(separator: "/").map(String.init)
    if parts.dropLast().last == "release" { command += ["-c", "release"] }
    if !executable.hasPrefix("\(root)/.build/"), parts.count > 3,
      ["debug", "release"].contains(parts[parts.count - 2])
    {
      command += ["--scratch-path", "/" + parts.dropLast(3).joined(separator: "/")]
    }
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

  /// What a failed build said that matters: its errors, each once, with paths as one would type them.
  ///
  /// - Parameter limit: lines.
  func problems(in output: String, limit: Int = 10) -> [String] {
    var found: [String] = []
    for line in output.split(whereSeparator: \.isNewline).map(String.init) {
      guard line.contains(" error: ") || line.hasPrefix("error: ") else { continue }
      // The compiler's own picture of the place repeats its message.
      guard !line.contains("`- error: "), !line.contains("|- error: ") else { continue }
      let short = line.replacing(root + "/", with: "")
      if !found.contains(short) { found.append(short) }
    }
    if found.count > 1 {
      // Says that there were errors, which stand there.
      found.removeAll { $0 == "error: fatalError" || $0.hasPrefix("error: emit-module command") }
    }
    if found.isEmpty {
      found = output.split(whereSeparator: \.isNewline).suffix(limit).map(String.init)
    }
    guard found.count > limit else { return found }
    return found.prefix(limit) + ["… and \(found.count - limit) more"]
  }
}
