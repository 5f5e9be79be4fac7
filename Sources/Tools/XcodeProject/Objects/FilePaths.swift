import Foundation

/// The paths of a project's files: each is relative to its group, the project's folder or a place of Xcode's.
struct FilePaths {
  private let objects: ProjectObjects
  /// The folder that the project's paths begin at; absolute.
  let folder: String
  /// The group that each object is in.
  private var parents: [String: String] = [:]

  private static let groups: Set<String> = ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"]
  private static let depthLimit = 100

  /// - Parameter container: the folder that the `.xcodeproj` is in.
  init(_ objects: ProjectObjects, container: String) {
    self.objects = objects
    let inside = objects.root.string("projectDirPath") ?? ""
    folder = ProjectRoot.standardized(inside.hasPrefix("/") ? inside : "\(container)/\(inside)")
    guard let main = objects.root.string("mainGroup") else { return }
    var waiting = [main]
    while let id = waiting.popLast() {
      guard let group = objects[id], Self.groups.contains(group.isa) else { continue }
      // An object that is in two groups has the path of the first.
      for child in group.strings("children") where parents[child] == nil && child != main {
        parents[child] = id
        waiting.append(child)
      }
    }
  }

  /// - Returns: nil where the file isn't on disk by nature: a product, a file of the SDK.
  func path(of object: ProjectObject) -> String? {
    path(of: object, depth: 0).map(MacPath.onDisk)
  }

  private func path(of object: ProjectObject, depth: Int) -> String? {
    guard depth < Self.depthLimit else { return nil }
    let own = object.string("path") ?? ""
    switch object.string("sourceTree") ?? "<group>" {
    case "<absolute>": return own.hasPrefix("/") ? ProjectRoot.standardized(own) : nil
    case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR": return joined(folder, own)
    case "<group>":
      if own.hasPrefix("/") { return ProjectRoot.standardized(own) }
      guard let parent = objects[parents[object.id]] else { return joined(folder, own) }
      return path(of: parent, depth: depth + 1).map { joined($0, own) }
    default: return nil
    }
  }

  private func joined(_ folder: String, _ path: String) -> String {
    path.isEmpty ? folder : ProjectRoot.standardized("\(folder)/\(path)")
  }
}
