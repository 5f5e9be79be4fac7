import Failures
import Foundation
import XcodeProject

/// The code of a target that isn't Swift: its bridging header and its files in C are built, its Objective-C is named.
struct BridgedCode {
  let target: XcodeTarget
  /// The folder for what is made.
  let folder: String
  /// The words by which Swift's compiler reads the header.
  private(set) var options: [String] = []
  /// The header that the options name; nil without one.
  private(set) var header: String?
  private(set) var objects: [String] = []
  private(set) var problems: [ProjectProblem] = []
  /// The classes and protocols that the header declares in Objective-C, with the header of each.
  private(set) var objectiveC: [String: String] = [:]

  init(of target: XcodeTarget, in folder: String, headers: () -> [String]) throws(Failure) {
    self.target = target
    self.folder = folder
    let files = target.sources.filter { $0.kind == .objectiveC }.map(\.path)
    guard target.swift.bridgingHeader != nil || !files.isEmpty else { return }
    let headers = headers()
    if let header = target.swift.bridgingHeader { try read(header, headers) }
    try compile(files, headers)
  }

  // MARK: The header

  private mutating func read(_ path: String, _ headers: [String]) throws(Failure) {
    guard FileManager.default.fileExists(atPath: path), target.root.contains(path) else {
      problems.append(
        ProjectProblem(
          .missingFile,
          "The bridging header of the target \(target.name) isn't there; the build goes on without it.",
          at: path, remedy: "Restore it, or correct SWIFT_OBJC_BRIDGING_HEADER."))
      return
    }
    let header = BridgingHeader(path, headers: headers, root: target.root)
    objectiveC = header.objectiveC
    for name in header.missing {
      problems.append(
        ProjectProblem(.missingFile, "It includes \(name), which isn't there.", at: path))
    }
    guard !header.isEmpty else { return }
    let file = "\(folder)/Bridging.h"
    try BuiltFile.write(header.text, to: file)
    let check = try Compiler.run(["clang", "-fsyntax-only", "-w", "-x", "c", file], in: folder)
    guard check.status == 0 else {
      let message = check.errors.split(separator: "\n").first { $0.contains(": error: ") }
      problems.append(
        ProjectProblem(
          .unsupported,
          "The bridging header can't be read as C, and is left out: \(Self.text(of: message)).",
          at: path, remedy: "Give what Swift uses of it by --stub FILE."))
      return
    }
    self.header = file
    options = ["-import-objc-header", file, "-disable-bridging-pch"]
  }

  /// The message behind its place.
  private static func text(of message: Substring?) -> String {
    guard let message, let mark = message.range(of: ": error: ") else { return "no message" }
    return String(message[mark.upperBound...])
  }

  // MARK: Files

  private mutating func compile(_ files: [String], _ headers: [String]) throws(Failure) {
    let c = files.filter { $0.hasSuffix(".c") }
    let others = files.filter { !c.contains($0) }
    if !others.isEmpty {
      let names = others.map { ($0 as NSString).lastPathComponent }.joined(separator: ", ")
      problems.append(
        ProjectProblem(
          .unsupported,
          "Objective-C and C++ aren't compiled: \(PlainText.short(names, 200)).",
          at: target.project, remedy: "Give what Swift uses of them by --stub FILE."))
    }
    let folders = Set(headers.map { ($0 as NSString).deletingLastPathComponent }).sorted()
    for file in c {
      let build = CModuleBuild(
        name: (file as NSString).lastPathComponent, files: [file],
        headers: (file as NSString).deletingLastPathComponent,
        options: folders.flatMap { ["-I", $0] },
        folder: "\(folder)/C/\(BuildFolder.component((file as NSString).lastPathComponent))")
      do {
        objects += try build.compileAll().objects
      } catch {
        problems.append(ProjectProblem(.unsupported, error.cause, at: error.place))
      }
    }
  }
}
