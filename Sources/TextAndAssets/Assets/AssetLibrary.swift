import DisplayList
import Foundation

/// What a product keeps in its catalogues: images and colours by name, and localised strings.
///
/// Nothing is read before it is asked for, and each file once. Usable from any thread.
public final class AssetLibrary: @unchecked Sendable {
  public struct Appearance: Hashable, Sendable {
    public var isDark: Bool
    public var isHighContrast: Bool
    public init(isDark: Bool, isHighContrast: Bool = false) {
      self.isDark = isDark
      self.isHighContrast = isHighContrast
    }
  }

  /// The product's own: catalogues and string tables found beside the executable (or below the
  /// folders given to ``use(folders:)``).
  public static let main = AssetLibrary()

  let lock = NSRecursiveLock()
  private var folders: [URL]?
  private var loadedIndex: AssetIndex?
  private var loadedStrings: LocalizedStringTables?
  var images: [ImageKey: ImageAsset?] = [:]
  var decoded: [DecodedKey: ImagePixels?] = [:]
  var texts: [TextKey: String] = [:]
  private var colors: [ColorKey: RGBA?] = [:]

  private struct ColorKey: Hashable {
    var name: String
    var appearance: Appearance
  }

  public init() {}

  public convenience init(folders: [URL]) {
    self.init()
    use(folders: folders)
  }

  /// Reads from these folders, whatever lies in them and below, and from no others.
  public func use(folders: [URL]) {
    lock.withLock {
      self.folders = folders
      loadedIndex = nil
      loadedStrings = nil
      images = [:]
      decoded = [:]
      colors = [:]
      texts = [:]
    }
  }

  /// A colour set's colour; nil where no catalogue has the name, or it gives no colour.
  public func color(named name: String, appearance: Appearance) -> RGBA? {
    lock.withLock {
      let key = ColorKey(name: name, appearance: appearance)
      if let known = colors[key] { return known }
      let color = index.colorSets[name].flatMap(ColorSet.init(folder:))?.color(
        appearance: appearance)
      colors[key] = .some(color)
      return color
    }
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
