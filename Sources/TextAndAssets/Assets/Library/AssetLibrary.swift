import DisplayList
import Foundation

/// The assets of a product: images and colours by name, and localised strings.
///
/// Files are read when they are first needed, each once. Usable from any thread.
package final class AssetLibrary: @unchecked Sendable {
  package typealias Appearance = AssetAppearance

  /// The product's own: catalogues and string tables found beside the executable (or below the
  /// folders given to ``use(folders:)``).
  package static let main = AssetLibrary()

  let lock = NSRecursiveLock()
  private var folders: [URL]?
  private var loadedIndex: AssetIndex?
  private var loadedStrings: LocalizedStringTables?
  var images: [ImageKey: ImageAsset?] = [:]
  var decoded: [DecodedKey: Result<ImageDecoder.Decoded, ImageProblem>] = [:]
  var symbols: [String: SymbolTemplate?] = [:]
  var texts: [TextKey: String] = [:]
  private var colors: [ColorKey: AssetColor?] = [:]

  private struct ColorKey: Hashable {
    var name: String
    var appearance: Appearance
  }

  /// The bundle in a sentence: "no catalogue of …".
  let owner: String

  package init(owner: String = AssetBundle.main.displayName) { self.owner = owner }

  package convenience init(folders: [URL], owner: String = AssetBundle.main.displayName) {
    self.init(owner: owner)
    use(folders: folders)
  }

  /// Reads from these folders, whatever lies in them and below, and from no others.
  package func use(folders: [URL]) {
    lock.withLock {
      self.folders = folders
      loadedIndex = nil
      loadedStrings = nil
      images = [:]
      decoded = [:]
      symbols = [:]
      colors = [:]
      texts = [:]
    }
  }

  /// A colour set's colour; nil where no catalogue has the name, or it gives no colour.
  package func color(named name: String, appearance: Appearance) -> AssetColor? {
    lock.withLock {
      let key = ColorKey(name: name, appearance: appearance)
      if let known = colors[key] { return known }
      let color = index.colorSets[name].flatMap(ColorSet.init(folder:))?.color(
        appearance: appearance)
      colors[key] = .some(color)
      return color
    }
  }

  /// A font's file, by its name, as `Info.plist` gives it: folders in it don't count.
  package func fontFile(named name: String) -> URL? {
    lock.withLock { index.fonts[(name as NSString).lastPathComponent] }
  }

  var index: AssetIndex {
    if let loadedIndex { return loadedIndex }
    let index = AssetIndex(folders: folders ?? AssetFolders.besideExecutable())
    loadedIndex = index
    return index
  }

  var strings: LocalizedStringTables {
    if let loadedStrings { return loadedStrings }
    let strings = LocalizedStringTables(files: index.stringTables)
    loadedStrings = strings
    return strings
  }
}
