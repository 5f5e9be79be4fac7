import Foundation

/// A folder whose files are a target's as they lie on disk (`PBXFileSystemSynchronizedRootGroup`), but for those
/// that the project file excepts.
struct SynchronizedFolder {
  /// Absolute.
  let path: String
  /// Paths below it that are folders to be copied as they are.
  let explicitFolders: Set<String>
  private let root: ProjectRoot

  /// More files than a folder of sources has.
  private static let countLimit = 50_000

  init(path: String, explicitFolders: [String], root: ProjectRoot) {
    self.path = path
    self.explicitFolders = Set(explicitFolders)
    self.root = root
  }

  /// The files below, as paths relative to it, in order, and links that lead out of the root. Hidden files are left
  /// out; a folder that is a unit, as a catalogue, is one item.
  func items() -> (items: [String], outside: [String]) {
    var items: [String] = []
    var outside: [String] = []
    var seen: Set<String> = []
    var waiting = [""]
    while let folder = waiting.popLast(), items.count < Self.countLimit {
      let absolute = folder.isEmpty ? path : "\(path)/\(folder)"
      guard root.contains(absolute) else {
        outside.append(absolute)
        continue
      }
      // A link to a folder above would never end.
      guard let real = ProjectRoot.resolved(absolute), seen.insert(real).inserted else { continue }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: absolute)) ?? []
      for name in names where !name.hasPrefix(".") {
        let item = folder.isEmpty ? name : "\(folder)/\(name)"
        if isFolder(item), !Self.isUnit(name), !explicitFolders.contains(item) {
          waiting.append(item)
        } else {
          items.append(item)
        }
      }
    }
    return (items.sorted(), outside.sorted())
  }

  private func isFolder(_ item: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: "\(path)/\(item)", isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Folders that Xcode shows as one file.
  static func isUnit(_ name: String) -> Bool {
    let units: Set<String> = [
      "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "docc",
      "scnassets", "playground", "xcodeproj", "xcworkspace", "mlpackage", "icon", "rkassets",
      "swiftpm", "appex", "app", "xcmappingmodel", "arresourcegroup",
    ]
    return units.contains((name as NSString).pathExtension.lowercased())
  }

  /// The build phase that Xcode puts a file of a synchronized folder into.
  enum Phase { case sources, resources, none }

  static func phase(of name: String) -> Phase {
    switch (name as NSString).pathExtension.lowercased() {
    case "swift", "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "intentdefinition",
      "xcdatamodeld", "xcdatamodel", "mlmodel", "mlpackage", "xcmappingmodel", "rkassets":
      .sources
    case "h", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "framework", "xcframework",
      "a", "dylib", "tbd", "docc", "xctestplan", "xcodeproj", "xcworkspace", "playground", "md",
      "sh", "py", "rb", "xcprivacyreport", "gyb", "podspec", "swiftpm", "apinotes", "exp":
      .none
    default: .resources
    }
  }
}
