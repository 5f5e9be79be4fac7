import Failures
import Foundation

/// The container that a path names: an `.xcodeproj`, an `.xcworkspace` with projects, or a folder with one of them.
package enum XcodeContainer {
  /// Whether a path has the extension of a project or a workspace; the file needn't exist.
  package static func isNamed(_ path: String) -> Bool {
    ["xcodeproj", "xcworkspace"].contains((trimmed(path) as NSString).pathExtension)
  }

  /// Whether a folder has an Xcode project, or a file that a generator makes one from, and is no package.
  package static func isProjectFolder(_ path: String) -> Bool {
    guard !exists("\(path)/Package.swift") else { return false }
    return !names(in: path, ending: "xcodeproj").isEmpty
      || !names(in: path, ending: "xcworkspace").isEmpty
      || generators.contains { exists("\(path)/\($0.file)") }
  }

  /// The paths of the projects that a path names, in their order.
  ///
  /// - Throws: a ``Failure`` where there is none, or a folder has several.
  package static func projects(at path: String) throws(Failure) -> [String] {
    let path = absolute(path)
    guard exists(path) else {
      throw Failure("There is no \((path as NSString).lastPathComponent).", at: path)
    }
    switch (path as NSString).pathExtension {
    case "xcodeproj": return [path]
    case "xcworkspace": return try projects(inWorkspace: path)
    default: return [try project(inFolder: path)]
    }
  }

  /// The folder of a path: the one that holds the container, or the path itself if it is a folder.
  package static func folder(of path: String) -> String {
    let path = absolute(path)
    return isNamed(path) ? (path as NSString).deletingLastPathComponent : path
  }

  // MARK: Folders

  /// Programs that generate projects, each with the file that it reads.
  private static let generators = [
    (file: "project.yml", program: "XcodeGen", command: "xcodegen generate"),
    (file: "project.yaml", program: "XcodeGen", command: "xcodegen generate"),
    (file: "Project.swift", program: "Tuist", command: "tuist generate --no-open"),
    (file: "Workspace.swift", program: "Tuist", command: "tuist generate --no-open"),
  ]

  private static func project(inFolder folder: String) throws(Failure) -> String {
    let found = names(in: folder, ending: "xcodeproj")
    if found.count == 1 { return "\(folder)/\(found[0])" }
    guard found.isEmpty else {
      throw Failure(
        "There are \(found.count) projects in it: \(PlainText.line(found.joined(separator: ", "))).",
        at: folder, remedy: "Name one of them.")
    }
    if let generator = generators.first(where: { exists("\(folder)/\($0.file)") }) {
      throw Failure(
        "It has no .xcodeproj, which \(generator.program) makes of \(generator.file).", at: folder,
        remedy:
          "Run \(generator.command) there on a Mac or where it is installed, then name the project."
      )
    }
    // The folders in which Flutter and React Native keep their projects.
    for name in ["ios", "iOS", "App", "ios/App"] where exists("\(folder)/\(name)") {
      let below = names(in: "\(folder)/\(name)", ending: "xcodeproj")
      if below.count == 1 { return "\(folder)/\(name)/\(below[0])" }
    }
    throw Failure(
      "There is no project of Xcode in it.", at: folder, remedy: "Name an .xcodeproj.")
  }

  // MARK: Workspaces

  private static func projects(inWorkspace path: String) throws(Failure) -> [String] {
    let file = "\(path)/contents.xcworkspacedata"
    let data = try PropertyListFile.data(of: file)
    let folder = (path as NSString).deletingLastPathComponent
    let text = String(decoding: data, as: UTF8.self)
    guard let reader = WorkspaceReader(text, folder: folder) else {
      throw Failure(
        "It isn't a workspace of Xcode.", at: file, remedy: "Name the .xcodeproj instead.")
    }
    let found = reader.paths.filter { $0.hasSuffix(".xcodeproj") }.unique
    // Projects of dependencies are left out.
    let own = found.filter { !$0.contains("/Pods/") && exists($0) }
    guard !own.isEmpty else {
      throw Failure(
        found.isEmpty
          ? "It names no project." : "None of the projects that it names is there.", at: path,
        remedy: found.isEmpty
          ? "Name an .xcodeproj." : "It names: \(PlainText.line(found.joined(separator: ", "))).")
    }
    return own
  }

  // MARK: Paths

  private static func trimmed(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  static func absolute(_ path: String) -> String {
    ProjectRoot.standardized(
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path)
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  private static func names(in folder: String, ending: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { ($0 as NSString).pathExtension == ending && !$0.hasPrefix(".") }.sorted()
  }
}
