import Foundation
import Synchronization

/// The bundle in which an asset is looked up: the product's own, or another one.
package struct AssetBundle: Hashable, Sendable {
  /// The absolute path of the bundle's folder; nil for the product's own bundle.
  package let path: String?

  /// The product's own bundle: the catalogues and tables of its executable.
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

  /// The folders that are treated as the product's own bundle: that of its executable, and that of its resources where
  /// there is only one.
  private static let mainPaths = Mutex<Set<String>>(
    {
      let folders = AssetFolders.besideExecutable().map { $0.resolvingSymlinksInPath().path }
      let executable = AssetFolders.executable?.deletingLastPathComponent().path
      return Set((folders.count == 1 ? folders : []) + [executable].compactMap { $0 })
    }())

  /// Adds a folder that is treated as the product's own bundle: the one that `Bundle.main` has as its path.
  package static func addMain(folder: String) {
    let path = URL(fileURLWithPath: folder, isDirectory: true).resolvingSymlinksInPath().path
    mainPaths.withLock { _ = $0.insert(path) }
  }

  /// The catalogues and tables of the bundle; read once.
  package var library: AssetLibrary {
    guard let path else { return .main }
    return Self.libraries.withLock { libraries in
      if let known = libraries[path] { return known }
      let library = AssetLibrary(folders: [URL(fileURLWithPath: path)], owner: displayName)
      libraries[path] = library
      return library
    }
  }

  /// The keys of all bundles that were looked up in a language which lacks them, since the last call.
  package static func takeUntranslated() -> [UntranslatedKey] {
    let others = libraries.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
    return ([.main] + others).flatMap { $0.takeUntranslated() }
  }

  private static let libraries = Mutex<[String: AssetLibrary]>([:])

  /// The bundle's name in a message: `the bundle Cards.bundle`, or `this product`.
  package var displayName: String {
    path.map { "the bundle \(URL(fileURLWithPath: $0).lastPathComponent)" } ?? "this product"
  }
}
