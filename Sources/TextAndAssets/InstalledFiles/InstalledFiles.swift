import Foundation

/// The files that Vitrine needs beside its code: fonts, icons, templates and tools.
///
/// They lie in the checkout where the code was linked from source, and in the bundle where it is
/// the library of the Swift SDK.
package enum InstalledFiles {
  /// The place of this program's files.
  package static let place = InstalledPlace.own()

  /// The folder of the package, or the one in the bundle that holds `bin`, `lib` and `share`.
  package static var root: URL { place.root }

  /// The fonts that are pinned.
  package static var fonts: URL { place.folder(".deps/fonts", "share/vitrine/fonts") }

  /// The list of the pinned fonts, with a hash of each.
  package static var fontList: URL { place.file("deps/fonts.tsv", "share/vitrine/fonts.tsv") }

  /// The baked icons.
  package static var icons: URL { place.folder(".deps/icons", "share/vitrine/icons") }

  /// The tool that reads Swift source.
  package static var swiftSource: URL { place.file(".deps/bin/swift-source", "bin/swift-source") }

  /// The program that Swift's driver starts in place of the compiler's front end.
  package static var frontend: URL {
    place.file(".deps/bin/vitrine-frontend", "bin/vitrine-frontend")
  }

  /// The templates of the pages.
  package static var templates: URL { place.folder("Templates", "share/vitrine/templates") }

  /// The sentence that says how missing or damaged files are brought back.
  package static var repair: String {
    switch place {
    case .checkout: "Run make deps in \(root.path)."
    case .bundle:
      "Install Vitrine's Swift SDK again: swift sdk remove vitrine, then swift sdk install FILE."
    }
  }

  /// The sentence that says how the fonts of the system are had.
  package static var fontRepair: String {
    switch place {
    case .checkout: repair
    case .bundle:
      "Install them: sudo apt-get install fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji"
    }
  }
}
