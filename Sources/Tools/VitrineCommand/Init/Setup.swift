/// The facts of a project that its files are made of.
struct Setup: Hashable {
  /// The product whose widgets are verified.
  var product: String
  /// The name of its target in manifests.
  var target: String
  /// The type marked `@main`; nil where none was found.
  var bundle: String?
  /// Vitrine's name among the manifest's dependencies.
  var package: String
  var vitrine: VitrineLocation
  /// The package's folder in its repository, as `ios/Widgets`; empty where they are one.
  var subfolder: String
  /// Folders of sources, relative to the package: what a build depends on.
  var sources: [String]
  var goldens: String
  var isOfDigests: Bool
  var shards: Int

  /// Debian 12, whose fonts are the pinned ones.
  static let image = "swift:6.3-bookworm"

  var testTarget: String { "\(Self.module(target))SnapshotTests" }

  /// `ios/Widgets/` or nothing.
  var prefix: String { subfolder.isEmpty ? "" : subfolder + "/" }

  /// A target's name as Swift imports it.
  static func module(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
