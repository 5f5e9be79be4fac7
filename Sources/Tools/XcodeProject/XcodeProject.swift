// Projects of Xcode, read without Xcode: which targets there are, the files, settings and resources of each.
// Nothing here runs a program, and nothing is written.
//
// From the bottom to the top:
//
//   Files/       a target's file, the folder that bounds what is read, problems
//   Lists/       property lists as values, in the old style and in XML
//   Settings/    build settings: levels, conditions, `.xcconfig` files, expansion of `$(…)`
//   Objects/     the objects of a `project.pbxproj`, the paths of its files, synchronized folders
//   Targets/     `XcodeTarget`, the value that others use, and what it is made of
//   (here)       `XcodeProject`, an `.xcodeproj`; `TargetReader`, which makes the targets
//   Containers/  what a path names: a project, a workspace, a folder with one of them
import Failures
import Foundation

/// A project of Xcode, as its `project.pbxproj` describes it.
package struct XcodeProject: Sendable {
  /// The path of the `.xcodeproj`; absolute.
  package let path: String
  package let root: ProjectRoot
  package let lastUpgradeCheck: Int?
  package let developmentRegion: String
  package let knownRegions: [String]
  /// The folders of packages that lie on this machine and that the project names; absolute.
  package let localPackages: [String]
  package let problems: [ProjectProblem]
  let objects: ProjectObjects
  let paths: FilePaths

  package var name: String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }
  /// The folder that the project's paths begin at; absolute.
  package var folder: String { paths.folder }
  package var objectVersion: Int? { objects.objectVersion }

  /// - Parameters:
  ///   - path: that of an `.xcodeproj`.
  ///   - root: the folder outside of which nothing is read; nil for that of the project's repository.
  /// - Throws: a ``Failure`` where the project can't be read at all.
  package init(_ path: String, root: ProjectRoot? = nil) throws(Failure) {
    let path = ProjectRoot.standardized(
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path)
    self.path = path
    let container = (path as NSString).deletingLastPathComponent
    let root = root ?? ProjectRoot(ofProjectIn: container)
    self.root = root
    let file = path + "/project.pbxproj"
    switch root.presence(of: file) {
    case .inside: break
    case .outside: throw Failure(outside: root.outside(file))
    case .absent:
      throw Failure(
        "There is no project.pbxproj in it.", at: path,
        remedy: "Name an .xcodeproj that Xcode opens.")
    }
    objects = try ProjectObjects(try PropertyListFile.read(file), at: file)
    paths = FilePaths(objects, container: container)
    let attributes = objects.root.dictionary("attributes")
    lastUpgradeCheck = (attributes["LastUpgradeCheck"] ?? attributes["LastSwiftUpdateCheck"])
      .flatMap(ProjectObjects.number)
    developmentRegion = objects.root.string("developmentRegion") ?? "en"
    knownRegions = objects.root.strings("knownRegions").filter { $0 != "Base" }
    localPackages = Self.localPackages(objects, paths, root)
    problems = Self.problems(of: objects, at: file)
  }

  // MARK: Targets

  /// The names of targets with source, in the project's order; two may be equal.
  package var targetNames: [String] { nativeTargets.compactMap { $0.string("name") } }

  private var nativeTargets: [ProjectObject] {
    objects.list("targets", of: objects.root).filter { $0.isa == "PBXNativeTarget" }
  }

  /// - Parameter configuration: the name of a build configuration; nil for the one for debugging.
  /// - Throws: a ``Failure`` where no target has the name, or several.
  package func target(
    named name: String, configuration: String? = nil
  ) throws(Failure) -> XcodeTarget {
    let found = nativeTargets.filter { $0.string("name") == name }
    guard let first = found.first else {
      throw Failure.unknown("target", name, among: targetNames).inProject(path)
    }
    guard found.count == 1 else {
      throw Failure(
        "\(found.count) targets have the name “\(PlainText.line(name))”.", at: path,
        remedy: "Rename one of them in Xcode.")
    }
    return TargetReader(self, first, configuration: configuration).target
  }

  /// All targets that make extensions with widgets, in the project's order.
  ///
  /// - Throws: a ``Failure`` where two of them have one name.
  package func widgetExtensions(configuration: String? = nil) throws(Failure) -> [XcodeTarget] {
    let found = nativeTargets.filter {
      TargetKind(productType: $0.string("productType") ?? "") == .appExtension
    }.map { TargetReader(self, $0, configuration: configuration).target }
      .filter { $0.kind == .widgetExtension }
    for (index, target) in found.enumerated()
    where found[..<index].contains(where: { $0.name == target.name }) {
      throw Failure(
        "Two widget extensions have the name “\(PlainText.line(target.name))”.", at: path,
        remedy: "Rename one of them in Xcode.")
    }
    return found
  }

  /// All targets that make extensions with handlers of SiriKit's intents, in the project's order.
  package func intentsExtensions(configuration: String? = nil) -> [XcodeTarget] {
    nativeTargets.filter {
      [.appExtension, .intentsExtension].contains(
        TargetKind(productType: $0.string("productType") ?? ""))
    }.map { TargetReader(self, $0, configuration: configuration).target }
      .filter { $0.kind == .intentsExtension }
  }

  /// The frameworks and libraries among the targets, in the project's order: what `import` can name.
  ///
  /// - Parameter module: the name that is imported.
  package func targets(
    ofModule module: String, configuration: String? = nil
  ) -> [XcodeTarget] {
    nativeTargets.filter {
      [.framework, .library].contains(TargetKind(productType: $0.string("productType") ?? ""))
    }.map { TargetReader(self, $0, configuration: configuration).target }
      .filter { $0.moduleName == module && !$0.swiftFiles.isEmpty }
  }

  /// The names of build configurations.
  package var configurations: [String] {
    TargetSettings.configurations(of: objects.root, in: objects).compactMap { $0.string("name") }
  }

  // MARK: Parts

  /// References to packages, and folders of the project's tree that hold one.
  private static func localPackages(
    _ objects: ProjectObjects, _ paths: FilePaths, _ root: ProjectRoot
  ) -> [String] {
    let referred = objects.all("XCLocalSwiftPackageReference").compactMap { package in
      (package.string("relativePath") ?? package.string("path")).map {
        ProjectRoot.found($0.hasPrefix("/") ? $0 : "\(paths.folder)/\($0)")
      }
    }
    let listed = objects.all("PBXFileReference").filter {
      let type = $0.string("lastKnownFileType") ?? ""
      return type == "wrapper" || type == "folder" || type == "text" || type.isEmpty
    }.compactMap { paths.path(of: $0) }.filter {
      root.presence(of: $0 + "/Package.swift") == .inside
    }
    return (referred + listed).unique
  }

  private static func problems(of objects: ProjectObjects, at file: String) -> [ProjectProblem] {
    guard let version = objects.objectVersion else {
      return [
        ProjectProblem(.object, "It has no objectVersion; it is read as Xcode 16's.", at: file)
      ]
    }
    guard version > ProjectObjects.knownVersions.upperBound else { return [] }
    return [
      ProjectProblem(
        .object,
        "Its objectVersion is \(version), newer than \(ProjectObjects.knownVersions.upperBound); what is new in it is passed over.",
        at: file,
        remedy:
          "Compare the targets that vitrine list shows with Xcode's, or set an older project format in Xcode."
      )
    ]
  }
}

extension Failure {
  fileprivate init(outside problem: ProjectProblem) {
    self.init(problem.message, at: problem.place, remedy: problem.remedy)
  }

  fileprivate func inProject(_ path: String) -> Failure { Failure(cause, at: path, remedy: remedy) }
}
