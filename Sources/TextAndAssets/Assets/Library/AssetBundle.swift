import Foundation
import Synchronization

/// The bundle in which an asset is looked up: the product's own, or another one's folder.
package struct AssetBundle: Hashable, Sendable {
  /// The other bundle's folder; nil for the product's own.
  package let path: String?

  /// The product's own: the catalogues and tables of its executable.
  package static let main = AssetBundle(path: nil)

  private init(path: String?) { self.path = path }

  /// - Parameter bundle: nil for the main bundle, as in Apple's initialisers.
  package init(_ bundle: Bundle?) {
    self = bundle.map { AssetBundle(folder: $0.bundlePath) } ?? .main
  }

  package init(folder: String) {
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    let path = url.resolvingSymlinksInPath().standardizedFileURL.path
    self.init(path: Self.mainPaths.withLock { $0.contains(path) } ? nil : path)
  }

  /// The folders that mean the product's own: that of its executable, and that of its resources where it has one
  /// such folder alone.
  private static let mainPaths = Mutex<Set<String>>(
    {
      let folders = AssetFolders.besideExecutable().map { $0.resolvingSymlinksInPath().path }
      let executable = AssetFolders.executable?.deletingLastPathComponent().path
      return Set((folders.count == 1 ? folders : []) + [executable].compactMap { $0 })
    }())

  /// Makes a folder mean the product's own: the one that `Bundle.main` shows.
  package static func addMain(folder: String) {
    let path = URL(fileURLWithPath: folder, isDirectory: true).resolvingSymlinksInPath().path
    mainPaths.withLock { _ = $0.insert(path) }
  }

  package var library: AssetLibrary {
    guard let path else { return .main }
    return Self.libraries.withLock { libraries in
      if let known = libraries[path] { return known }
      let library = AssetLibrary(folders: [URL(fileURLWithPath: path)], owner: words)
      libraries[path] = library
      return library
    }
  }

  /// The keys of all bundles, since this was last asked, that were looked up in a language which lacks them.
  package static func takeUntranslated() -> [UntranslatedKey] {
    let others = libraries.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
    return ([.main] + others).flatMap { $0.takeUntranslated() }
  }

  private static let libraries = Mutex<[String: AssetLibrary]>([:])

  /// The bundle in a sentence: "no catalogue of …".
  package var words: String {
    path.map { "the bundle \(URL(fileURLWithPath: $0).lastPathComponent)" } ?? "this product"
  }
}
