internal import CCheckout
import Foundation

/// The place that installed files are in, with the two layouts that there are.
package enum InstalledPlace: Hashable, Sendable {
  /// A folder with a `Package.swift` whose code this is.
  case checkout(URL)
  /// The folder of a Swift SDK in its bundle.
  case bundle(URL)

  /// The name of the one shared library in a bundle.
  package static let libraryName = "libVitrine.so"

  package var root: URL {
    switch self {
    case .checkout(let root), .bundle(let root): root
    }
  }

  package var isBundle: Bool {
    if case .bundle = self { true } else { false }
  }

  /// The place by the image that this code was linked into: a shared library in a bundle's `lib`, or else an
  /// executable, whose package is found by the path of a source file.
  static func own() -> InstalledPlace {
    let image = vitrine_image_path().map { String(cString: $0) } ?? ""
    return InstalledPlace(image: image, source: String(cString: vitrine_source_path()))
  }

  package init(image: String, source: String) {
    // The program names its library by `libexec/../lib`.
    let library = URL(fileURLWithPath: image).standardizedFileURL
    if library.lastPathComponent == Self.libraryName {
      self = .bundle(library.deletingLastPathComponent().deletingLastPathComponent())
    } else {
      self = .checkout(Self.checkout(of: URL(fileURLWithPath: source)))
    }
  }

  /// The nearest folder above a file with a `Package.swift`.
  private static func checkout(of file: URL) -> URL {
    var folder = file.deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder }
      folder.deleteLastPathComponent()
    }
    return folder
  }

  package func folder(_ inCheckout: String, _ inBundle: String) -> URL {
    root.appendingPathComponent(isBundle ? inBundle : inCheckout, isDirectory: true)
  }

  package func file(_ inCheckout: String, _ inBundle: String) -> URL {
    root.appendingPathComponent(isBundle ? inBundle : inCheckout)
  }
}
