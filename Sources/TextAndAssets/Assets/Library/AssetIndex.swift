import Foundation

/// The assets in a product's folders, by name. Folders are read in the order of their paths, and
/// the first asset of a name counts, so that the result doesn't depend on the file system.
struct AssetIndex {
  private(set) var imageSets: [String: URL] = [:]
  private(set) var colorSets: [String: URL] = [:]
  private(set) var symbolSets: Set<String> = []
  /// Loose images by file name: `Photo@2x.png`.
  private(set) var looseImages: [String: URL] = [:]
  /// Files with strings, in order.
  private(set) var stringTables: [StringTableFile] = []

  /// The extensions of images outside catalogues; where a name has none, the first that is there counts.
  static let imageExtensions = [
    "png", "jpg", "jpeg", "svg", "pdf", "heic", "webp", "heif", "avif", "gif", "tiff", "tif", "bmp",
  ]

  init(folders: [URL]) {
    for folder in folders { scan(folder, language: nil) }
  }

  private mutating func scan(_ folder: URL, language: String?) {
    for item in Self.contents(of: folder) {
      let name = item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "xcassets": scanCatalog(item, namespace: "")
      case "lproj": scan(item, language: name)
      case "strings":
        stringTables.append(.init(url: item, table: name, kind: .strings, language: language))
      case "stringsdict":
        stringTables.append(.init(url: item, table: name, kind: .stringsDict, language: language))
      case "xcstrings":
        stringTables.append(.init(url: item, table: name, kind: .catalog, language: nil))
      case _ where Self.imageExtensions.contains(item.pathExtension.lowercased()):
        if looseImages[item.lastPathComponent] == nil { looseImages[item.lastPathComponent] = item }
      default:
        if Self.isFolder(item) { scan(item, language: language) }
      }
    }
  }

  private mutating func scanCatalog(_ folder: URL, namespace: String) {
    for item in Self.contents(of: folder) where Self.isFolder(item) {
      let name = namespace + item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "imageset": if imageSets[name] == nil { imageSets[name] = item }
      case "colorset": if colorSets[name] == nil { colorSets[name] = item }
      case "symbolset": symbolSets.insert(name)
      default:
        let properties = CatalogJSON.contents(of: item)?["properties"] as? [String: Any]
        let isNamespace = properties?["provides-namespace"] as? Bool ?? false
        let inner = isNamespace ? namespace + item.lastPathComponent + "/" : namespace
        scanCatalog(item, namespace: inner)
      }
    }
  }

  private static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
