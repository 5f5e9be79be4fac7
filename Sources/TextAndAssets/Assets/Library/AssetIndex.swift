import AssetCatalogs
import Foundation

/// The assets in a product's folders, by name. Folders are read in the order of their paths, and
/// the first asset of a name counts, so that the result doesn't depend on the file system.
struct AssetIndex {
  /// The folders of all catalogues, in order.
  private(set) var catalogs: [URL] = []
  /// The sets of all catalogues, in order.
  private(set) var items: [CatalogItem] = []
  private(set) var imageSets: [String: URL] = [:]
  private(set) var colorSets: [String: URL] = [:]
  private(set) var symbolSets: [String: URL] = [:]
  /// Loose images by file name: `Photo@2x.png`.
  private(set) var looseImages: [String: URL] = [:]
  /// Font files by their names.
  private(set) var fonts: [String: URL] = [:]
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
    for item in CatalogItem.contents(of: folder) {
      let name = item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "xcassets": scanCatalog(item)
      case "lproj": scan(item, language: name)
      case "strings":
        stringTables.append(.init(url: item, table: name, kind: .strings, language: language))
      case "stringsdict":
        stringTables.append(.init(url: item, table: name, kind: .stringsDict, language: language))
      case "xcstrings":
        stringTables.append(.init(url: item, table: name, kind: .catalog, language: nil))
      case _ where Self.imageExtensions.contains(item.pathExtension.lowercased()):
        if looseImages[item.lastPathComponent] == nil { looseImages[item.lastPathComponent] = item }
      case "ttf", "otf", "ttc":
        if fonts[item.lastPathComponent] == nil { fonts[item.lastPathComponent] = item }
      default:
        if CatalogItem.isFolder(item) { scan(item, language: language) }
      }
    }
  }

  private mutating func scanCatalog(_ folder: URL) {
    catalogs.append(folder)
    for item in CatalogItem.items(in: folder) {
      items.append(item)
      switch item.kind {
      case .image: if imageSets[item.name] == nil { imageSets[item.name] = item.folder }
      case .color: if colorSets[item.name] == nil { colorSets[item.name] = item.folder }
      case .symbol: if symbolSets[item.name] == nil { symbolSets[item.name] = item.folder }
      }
    }
  }
}
