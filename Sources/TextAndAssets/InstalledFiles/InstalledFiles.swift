import Foundation

/// The files that Vitrine needs beside its code: fonts, icons and templates.
package enum InstalledFiles {
  /// The folder of the package that this file was compiled in: the nearest one above with a
  /// `Package.swift`.
  package static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder }
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// The fonts that `make deps` fetched.
  package static var fonts: URL { root.appendingPathComponent(".deps/fonts", isDirectory: true) }

  /// The list of the pinned fonts, with a hash of each.
  package static var fontList: URL { root.appendingPathComponent("deps/fonts.tsv") }

  /// The icons that `make deps` baked.
  package static var icons: URL { root.appendingPathComponent(".deps/icons", isDirectory: true) }

  /// The tool that reads Swift source, which `make deps` compiled.
  package static var swiftSource: URL { root.appendingPathComponent(".deps/bin/swift-source") }

  /// The templates of the pages.
  package static var templates: URL {
    root.appendingPathComponent("Templates", isDirectory: true)
  }
}
