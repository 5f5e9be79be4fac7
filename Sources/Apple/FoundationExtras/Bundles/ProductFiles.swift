import Assets
import Foundation

/// The files beside a product's source and executable that Xcode would put into its bundle.
package struct ProductFiles {
  /// The target's name, which is the executable's.
  let product: String
  /// The folders of its resources, as SwiftPM lays them beside the executable.
  let resources: [URL]
  /// All such folders, libraries' included.
  let bundles: [URL]
  package let infoPlist: URL?
  /// Those in the folder of the `Info.plist` come first, then those of the folders above it, up to the package's.
  package let settings: [URL]
  /// The folder of the package that the executable was built in.
  package let package: URL?

  /// - Parameter product: nil for the executable's own.
  package init(executable: URL, product: String? = nil) {
    let name = product ?? executable.lastPathComponent
    self.product = name
    bundles = AssetFolders.allBundles(besideExecutableAt: executable)
    resources = AssetFolders.bundles(
      besideExecutableAt: executable.deletingLastPathComponent().appendingPathComponent(name))
    package = Self.package(of: executable)
    let target = package.flatMap { Self.target(name, in: $0) }
    let own = resources.count == 1 ? resources.first : nil
    let found =
      own.flatMap { Self.infoPlist(among: Self.folders(in: $0)) }
      ?? target.flatMap { Self.infoPlist(among: [$0]) }
    infoPlist = found
    let folders = [found?.deletingLastPathComponent(), target].compactMap { $0 }
    settings = Self.settings(in: folders, upTo: package)
  }

  /// The files of build settings and those that they include.
  package var settingFiles: [URL] {
    var files = settings
    for file in settings { BuildSettings.addIncludes(of: file, to: &files) }
    return files
  }

  private static func settings(in folders: [URL], upTo package: URL?) -> [URL] {
    var files: [URL] = []
    for start in folders {
      var folder = start
      while true {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where name.hasSuffix(".xcconfig") {
          let file = folder.appendingPathComponent(name)
          if !files.contains(file) { files.append(file) }
        }
        guard let package, folder.path.hasPrefix(package.path + "/") else { break }
        folder.deleteLastPathComponent()
      }
    }
    return files
  }

  /// The package that an executable was built in: the nearest folder above it with a `Package.swift`.
  private static func package(of executable: URL) -> URL? {
    var folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The folder of a target's source: where SwiftPM looks for it, else the first of its name.
  private static func target(_ name: String, in package: URL) -> URL? {
    let usual = ["Sources", "Source", "src", "srcs"].map {
      package.appendingPathComponent($0).appendingPathComponent(name)
    }
    if let found = usual.first(where: { isFolder($0) }) { return found }
    // Goldens and frames lie in folders of the same name.
    return search([package], depth: 5) { folder in
      folder.name == name && folder.isFolder
        && search([folder.path], depth: 3) { $0.ending == "swift" } != nil
    }
  }

  /// The file nearest to the folders.
  private static func infoPlist(among folders: [URL]) -> URL? {
    search(folders, depth: 4) { $0.name == "Info.plist" }
  }

  /// Those of a bundle that SwiftPM made, which has an Info.plist of SwiftPM's beside them.
  private static func folders(in bundle: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? []
    return names.sorted().map { bundle.appendingPathComponent($0) }.filter(isFolder)
  }

  /// A file or folder that a search comes by. A path is a text here: to make and take apart a `URL` for each of a
  /// package's files costs more than all else at a process's start.
  private struct Item {
    let path: String
    let name: String

    /// The part of the name after its last point; empty where there is none.
    var ending: Substring {
      name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.utf8.index(after: $0)...] } ?? ""
    }

    var isFolder: Bool {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }

  /// Looks level by level, each in the order of the names.
  private static func search(_ folders: [URL], depth: Int, _ isWanted: (Item) -> Bool) -> URL? {
    search(folders.map(\.path), depth: depth, isWanted).map { URL(fileURLWithPath: $0) }
  }

  private static func search(
    _ folders: [String], depth: Int, _ isWanted: (Item) -> Bool
  ) -> String? {
    let items = folders.flatMap { folder -> [Item] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { !$0.hasPrefix(".") }.sorted().map {
        Item(path: "\(folder)/\($0)", name: $0)
      }
    }
    if let found = items.first(where: isWanted) { return found.path }
    guard depth > 1 else { return nil }
    let below = items.filter { $0.ending.isEmpty && $0.isFolder }.map(\.path)
    return below.isEmpty ? nil : search(below, depth: depth - 1, isWanted)
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
