import DisplayList
import Foundation
import InstalledFiles

/// Substitutes for SF Symbols: open icons and drawings of our own, composed and baked by `make deps` (deps/bake/icons.py).
package final class SymbolLibrary: @unchecked Sendable {
  package enum Scale: Hashable, Sendable { case small, medium, large }

  /// The size of a symbol in the layout.
  package enum Bounds: Hashable, Sendable {
    /// With air around it, as in ferrostar's testLoadingBanner.1.png (of November 2024, when its checks
    /// ran on iOS 18.1) and in swift-markdown-ui's testTaskList.1.png (of December 2022, in Xcode 14.1:
    /// iOS 16).
    case image
    /// Its ink, as on iOS 13.3: in swift-snapshot-testing's testSwiftUIView_iOS.size-that-fits.png of
    /// May 2020 a circle of 17 points lies against the padding and 8 points before the text. It
    /// doesn't show heights, nor other symbols. Of iOS 14 and 15 nothing is known.
    case ink
  }

  package static let shared = SymbolLibrary()

  private struct Key: Hashable {
    var name: String
    var size: CGFloat
    var weight: Double
    var scale: Scale
    var bounds: Bounds
  }

  /// Far more than a gallery has; beyond it the cache is emptied, so that a worker's memory is
  /// bounded.
  private static let cacheLimit = 4096

  private let lock = NSLock()
  private var directories: [URL]
  private var files: [SymbolFile]?
  private var cache: [Key: Symbol] = [:]

  /// - Parameter directories: folders with a `sf-symbols.bin`; the first that has a name decides.
  package init(directories: [URL] = [SymbolLibrary.defaultDirectory]) {
    self.directories = directories
  }

  /// `.deps/icons` in the package that this was built from.
  package static var defaultDirectory: URL { InstalledFiles.icons }

  /// Looks in these folders before the default one.
  package func use(directories: [URL]) {
    lock.withLock {
      self.directories = directories + [Self.defaultDirectory]
      files = nil
      cache = [:]
    }
  }

  /// - Parameters:
  ///   - size: the font's size, points.
  ///   - weight: 100…900.
  /// - Returns: always something to draw: where nothing is known of the name (or the icons aren't
  ///   there, see ``check()``) a dashed box whose `isKnown` is false.
  package func symbol(
    named name: String, size: CGFloat, weight: Double, scale: Scale, bounds: Bounds = .image
  ) -> Symbol {
    let key = Key(name: name, size: size, weight: weight, scale: scale, bounds: bounds)
    return lock.withLock {
      if let known = cache[key] { return known }
      let found = make(key)
      if cache.count >= Self.cacheLimit { cache = [:] }
      cache[key] = found
      return found
    }
  }

  /// Whether a substitute for this name exists.
  package func contains(_ name: String) -> Bool {
    lock.withLock { openFiles().contains { $0.offset(of: name) != nil } }
  }

  /// The problems of the installed icons, each with how to fix it; empty where there are none.
  package func check() -> [String] {
    lock.withLock {
      directories.compactMap { directory in
        let path = directory.appendingPathComponent(SymbolFile.name).path
        switch Result(catching: { try SymbolFile(path: path).checkAll() }) {
        case .success: return nil
        case .failure(let error): return "\(error)"
        }
      }
    }
  }

  private func openFiles() -> [SymbolFile] {
    if let files { return files }
    let opened = directories.compactMap {
      try? SymbolFile(path: $0.appendingPathComponent(SymbolFile.name).path)
    }
    files = opened
    return opened
  }

  private func make(_ key: Key) -> Symbol {
    let placement = SymbolPlacement(size: key.size, scale: key.scale, bounds: key.bounds)
    for file in openFiles() {
      if let record = file.record(named: key.name) {
        return placement.symbol(
          record.drawing(weight: key.weight, share: placement.lineShare),
          isLined: record.masters.count > 1
        ).separatingWeather(named: key.name)
      }
    }
    return placement.unknownSymbol()
  }
}
