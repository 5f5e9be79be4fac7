import Foundation
import InstalledFiles
import Synchronization

/// The locations of font files. Set once by the host before the first text is laid out.
enum FontLocations {
  private static let chosen = Mutex<URL?>(nil)
  private static let brought = Mutex<[URL]>([])
  private static let count = Atomic(0)
  private static let product = Mutex<(@Sendable () -> [URL])?>(nil)

  /// Those of the product, and then those registered one by one.
  static var registered: [URL] {
    let own = product.withLock { $0 }?() ?? []
    return own + brought.withLock { $0 }
  }

  static func register(_ url: URL) {
    brought.withLock {
      if !$0.contains(url) { $0.append(url) }
      count.store($0.count, ordering: .releasing)
    }
  }

  /// The number of fonts registered one by one. Asked for with each layout of each text: it takes no lock.
  static var registeredCount: Int { count.load(ordering: .acquiring) }

  static func use(product files: @escaping @Sendable () -> [URL]) {
    product.withLock { $0 = files }
  }

  /// A folder of the user's own fonts (`--fonts`), which is searched first. Files in it whose
  /// family is Apple's (`SF Pro`, `SF Mono`, `New York`, …) replace the system's fonts.
  static var directory: URL? {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }

  /// The folder of the pinned fonts, installed by `make deps`: beside the package that this was
  /// compiled in.
  static var pinned: URL { InstalledFiles.fonts }

  /// The file of a pinned font: in the user's folder by its name, else where it was installed.
  static func path(of entry: FontManifest.Entry) -> String {
    let name = (entry.path as NSString).lastPathComponent
    if let own = directory?.appendingPathComponent(name).path,
      FileManager.default.fileExists(atPath: own)
    {
      return own
    }
    return entry.path.hasPrefix("/") ? entry.path : pinned.appendingPathComponent(entry.path).path
  }
}
