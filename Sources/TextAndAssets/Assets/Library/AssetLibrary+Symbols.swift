import AssetCatalogs
import Foundation

extension AssetLibrary {
  /// A symbol set's drawing; nil where no catalogue has the name, or its file is none.
  package func symbol(named name: String) -> SymbolTemplate? {
    lock.withLock {
      if let known = symbols[name] { return known }
      let template = index.symbolSets[name].flatMap(Self.file(ofSymbolSet:))
        .flatMap { FileManager.default.contents(atPath: $0.path) }
        .flatMap { SymbolTemplate([UInt8]($0)) }
      symbols[name] = .some(template)
      return template
    }
  }

  /// The file that a symbol set names first.
  static func file(ofSymbolSet folder: URL) -> URL? {
    guard let document = try? CatalogDocument(folder: folder),
      let entries = document.root["symbols"] as? [[String: Any]]
    else { return nil }
    let name = entries.lazy.compactMap { $0["filename"] as? String }.first
    return name.map { CatalogItem.file(named: $0, in: folder) }
  }

  /// The reason why ``symbol(named:)`` has nothing to draw for a set that is there.
  func reasonForMissingSymbol(_ folder: URL) -> String {
    guard let file = Self.file(ofSymbolSet: folder) else { return "the symbol set names no file" }
    guard FileManager.default.fileExists(atPath: file.path) else {
      return "the catalogue names a file that isn't there: \(file.lastPathComponent)"
    }
    return
      "\(file.lastPathComponent) isn't a template of the SF Symbols app, with a group such as Regular-M"
  }
}
