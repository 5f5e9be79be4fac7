import Foundation
import XcodeProject

/// The files of a package's target, by the rules of the package manager.
struct PackageFiles {
  private(set) var swift: [String] = []
  private(set) var c: [String] = []
  private(set) var resources: [PackageTarget.Resource] = []
  /// The links that aren't followed.
  private(set) var problems: [ProjectProblem] = []
  /// The folders that links lead to.
  private var linked: Set<String> = []

  /// Kinds of files that are resources without a rule, in packages for Xcode.
  private static let knownResources = [
    "xcassets", "xcstrings", "xcdatamodeld", "storyboard", "xib",
  ]

  init(_ target: PackageManifest.Target, in folder: String, root: ProjectRoot) {
    let excluded = (target.exclude ?? []).map(Self.clean)
    let sources = target.sources?.map(Self.clean)
    let rules = target.resources ?? []
    let ruled = rules.map { Self.clean($0.path) }
    for name in names(in: folder, root, excluded) where !isManifest(name, in: folder, root) {
      let path = "\(folder)/\(name)"
      let kind = (name as NSString).pathExtension.lowercased()
      if let rule = ruled.firstIndex(where: { Self.lies(name, in: [$0]) }) {
        if !rules[rule].isResource(of: name) { continue }
        resources.append(rules[rule].resource(name, at: path))
        continue
      }
      if Self.knownResources.contains(kind) || name.contains(".lproj/") {
        resources.append(PackageTarget.Resource(path: path, name: Self.flat(name)))
        continue
      }
      guard sources.map({ Self.lies(name, in: $0) }) ?? true else { continue }
      switch kind {
      case "swift": swift.append(path)
      case "c", "cpp", "cc", "cxx": c.append(path)
      default: break
      }
    }
  }

  /// All that lies in a folder, by relative paths, in order; folders that are one file to Xcode aren't entered.
  private mutating func names(
    in folder: String, below prefix: String = "", _ root: ProjectRoot, _ excluded: [String]
  ) -> [String] {
    let manager = FileManager.default
    let items = (try? manager.contentsOfDirectory(atPath: "\(folder)/\(prefix)")) ?? []
    var names: [String] = []
    for item in items.sorted() where !item.hasPrefix(".") {
      let name = prefix + item, path = "\(folder)/\(name)"
      guard !Self.lies(name, in: excluded) else { continue }
      var isFolder: ObjCBool = false
      let isThere = manager.fileExists(atPath: path, isDirectory: &isFolder)
      let isLink = (try? manager.destinationOfSymbolicLink(atPath: path)) != nil
      if isLink, !root.contains(path) {
        problems.append(isThere ? Self.outside(path) : Self.missing(path))
        continue
      }
      let kind = (item as NSString).pathExtension.lowercased()
      guard isFolder.boolValue, !Self.knownResources.contains(kind) else {
        names.append(name)
        continue
      }
      guard !isLink || follow(path) else { continue }
      names += self.names(in: folder, below: name + "/", root, excluded)
    }
    return names
  }

  /// Whether a link to a folder is followed: once each, and none to a folder that it lies in, as paths would have no
  /// end.
  private mutating func follow(_ link: String) -> Bool {
    let end = ProjectRoot(link)
    if !end.contains((link as NSString).deletingLastPathComponent),
      linked.insert(end.path).inserted
    {
      return true
    }
    problems.append(
      ProjectProblem(
        .unsupported, "It is a link to a folder that is read already, and isn't followed.",
        at: link))
    return false
  }

  /// Whether a file is the package's manifest, or one for a version of Swift.
  private func isManifest(_ name: String, in folder: String, _ root: ProjectRoot) -> Bool {
    name.wholeMatch(of: /Package(@swift-[\d.]+)?\.swift/) != nil
      && ProjectRoot(folder).path == root.path
  }

  static func outside(_ path: String) -> ProjectProblem {
    ProjectProblem(.outside, "It leads outside the package, and isn't read.", at: path)
  }

  private static func missing(_ path: String) -> ProjectProblem {
    ProjectProblem(.missingFile, "It is a link to what isn't there.", at: path)
  }

  private static func clean(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// Whether a path is one of some, or lies below one.
  private static func lies(_ name: String, in paths: [String]) -> Bool {
    paths.contains { $0.isEmpty || name == $0 || name.hasPrefix($0 + "/") }
  }

  /// The name in the bundle of a file that is processed: without its folders but for that of its language.
  fileprivate static func flat(_ name: String) -> String {
    let parts = name.split(separator: "/")
    guard let language = parts.last(where: { $0.hasSuffix(".lproj") }), parts.count > 1 else {
      return parts.last.map(String.init) ?? name
    }
    return "\(language)/\(parts[parts.count - 1])"
  }
}

extension PackageManifest.Resource {
  fileprivate func isResource(of name: String) -> Bool {
    rule.isCopy || !["swift", "c", "cpp", "m", "h"].contains((name as NSString).pathExtension)
  }

  /// A file below a folder that is copied keeps its path in that folder.
  fileprivate func resource(_ name: String, at path: String) -> PackageTarget.Resource {
    guard rule.isCopy else {
      return PackageTarget.Resource(path: path, name: PackageFiles.flat(name))
    }
    let clean = self.path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    let folder = (clean as NSString).deletingLastPathComponent
    return PackageTarget.Resource(
      path: path, name: folder.isEmpty ? name : String(name.dropFirst(folder.count + 1)))
  }
}
