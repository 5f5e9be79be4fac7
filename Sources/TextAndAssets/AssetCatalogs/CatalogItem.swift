import Foundation

/// A set in an asset catalogue: an image, a color, a symbol.
package struct CatalogItem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case image, color, symbol }

  package let kind: Kind
  /// The name, behind the folders that provide a namespace: `Tab/Home`.
  package let name: String
  package let folder: URL

  /// The sets of a catalogue in the order of their paths, folders that group them included.
  package static func items(in catalog: URL) -> [CatalogItem] { items(in: catalog, namespace: "") }

  /// The names in a folder, sorted, so that nothing depends on the file system's order.
  package static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  package static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// A file that a set names, which lies in its own folder: no name leads out of it.
  package static func file(named name: String, in folder: URL) -> URL {
    folder.appendingPathComponent((name as NSString).lastPathComponent)
  }

  /// The folder of a set of data, which has no symbol of its own: `Tab/Stations`.
  package static func dataSet(named name: String, in catalog: URL) -> URL? {
    dataSet(named: name, in: catalog, namespace: "")
  }

  private static func dataSet(named name: String, in folder: URL, namespace: String) -> URL? {
    for item in contents(of: folder) where isFolder(item) {
      if item.pathExtension == "dataset" {
        if namespace + item.deletingPathExtension().lastPathComponent == name { return item }
      } else if let found = dataSet(
        named: name, in: item, namespace: namespace + self.namespace(of: item))
      {
        return found
      }
    }
    return nil
  }

  /// The prefix of the names in a folder: empty, or its name and a slash.
  private static func namespace(of folder: URL) -> String {
    let properties = (try? CatalogDocument(folder: folder))?.root["properties"] as? [String: Any]
    let isNamespace = properties?["provides-namespace"] as? Bool ?? false
    return isNamespace ? folder.lastPathComponent + "/" : ""
  }

  private static func items(in folder: URL, namespace: String) -> [CatalogItem] {
    contents(of: folder).filter(isFolder).flatMap { item -> [CatalogItem] in
      let name = namespace + item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "imageset": return [CatalogItem(kind: .image, name: name, folder: item)]
      case "colorset": return [CatalogItem(kind: .color, name: name, folder: item)]
      case "symbolset": return [CatalogItem(kind: .symbol, name: name, folder: item)]
      default:
        return items(in: item, namespace: namespace + self.namespace(of: item))
      }
    }
  }
}
