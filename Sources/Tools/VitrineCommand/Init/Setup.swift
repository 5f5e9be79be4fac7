/// The facts of a project that its files are made of.
struct Setup: Hashable {
  /// The product whose widgets are verified.
  var product: String
  /// The name of its target in manifests.
  var target: String
  /// The type marked `@main`; nil where none was found.
  var bundle: String?
  /// Vitrine's name among the manifest's dependencies; nil where the installed SDK has the modules.
  var package: String?
  var vitrine: VitrineLocation
  /// The package's folder in its repository, as `ios/Widgets`; empty where they are one.
  var subfolder: String
  /// Folders of sources, relative to the package: what a build depends on.
  var sources: [String]
  var goldens: String
  var isOfDigests: Bool
  /// The number of machines that verify.
  var shards: Int
  /// The container image of all jobs.
  var image: String
  /// Whether the package has tests, or gets them by the set-up.
  var hasTests: Bool

  /// Debian 12, whose fonts are the pinned ones.
  ///
  /// - Parameter version: the compiler's, as `6.3` or `6.3.1`.
  static func image(swift version: String) -> String { "swift:\(version)-bookworm" }

  var testTarget: String { "\(Self.module(target))SnapshotTests" }

  /// `ios/Widgets/` or nothing.
  var prefix: String { subfolder.isEmpty ? "" : subfolder + "/" }

  /// The names and paths that its files hold.
  var names: [String] { [product, target, subfolder, vitrine.path, goldens] }

  var isSharded: Bool { shards > 1 }

  /// A target's name as Swift imports it.
  static func module(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
