import Assets
internal import CPreviewSection
import DataModels
import FoundationExtras

/// The entities that the models of the program have: the data models in its bundles and the classes of SwiftData that it
/// is linked with, whether or not a container has opened them.
package enum ProgramEntities {
  package static func contains(_ name: String) -> Bool {
    classes().contains(name) || models().contains { $0.entity(named: name) != nil }
  }

  /// The names of SwiftData's classes.
  static func classes() -> Set<String> {
    var nothing: UnsafeRawPointer?
    var found = [UnsafeRawPointer?](repeating: nil, count: vitrine_models(&nothing, 0))
    let count = vitrine_models(&found, found.count)
    return Set(
      found.prefix(count).compactMap { metadata in
        metadata.map { String(describing: unsafeBitCast($0, to: Any.Type.self)) }
      })
  }

  private static func models() -> [DataModel] {
    let folders = AssetFolders.executable.map(AssetFolders.allBundles(besideExecutableAt:)) ?? []
    let bundles = [Bundle.main] + Bundle.allBundles + folders.compactMap { Bundle(path: $0.path) }
    return bundles.flatMap(ModelFiles.all).compactMap { try? DataModelReader.model(at: $0) }
  }
}
