import AssetCatalogs
import Foundation

extension AssetLibrary {
  /// A file that a data set of a catalogue holds.
  package struct DataFile: Sendable {
    package let file: URL
    /// The uniform type identifier that the set gives; empty where it gives none.
    package let type: String
  }

  /// The file of a data set; nil where no catalogue has the name, or the set's file isn't there.
  package func dataFile(named name: String) -> DataFile? {
    lock.withLock {
      for catalog in index.catalogs {
        guard let folder = CatalogItem.dataSet(named: name, in: catalog),
          let root = (try? CatalogDocument(folder: folder))?.root
        else { continue }
        let entries = root["data"] as? [[String: Any]] ?? []
        let sorted = entries.enumerated().sorted {
          (-CatalogIdiom.suitability($0.element), $0.offset)
            < (-CatalogIdiom.suitability($1.element), $1.offset)
        }
        for (_, entry) in sorted {
          guard let name = entry["filename"] as? String else { continue }
          let file = CatalogItem.file(named: name, in: folder)
          guard FileManager.default.fileExists(atPath: file.path) else { continue }
          return DataFile(
            file: file, type: entry["universal-type-identifier"] as? String ?? "")
        }
      }
      return nil
    }
  }
}
