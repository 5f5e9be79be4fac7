import AssetCatalogs
import Foundation

extension AssetLibrary {
  /// The mistakes in the files of this library's folders, in the order of their paths: catalogues and tables
  /// of strings.
  package var problems: [ResourceProblem] {
    lock.withLock {
      index.items.flatMap(CatalogCheck.problems(of:))
        + index.stringTables.flatMap(\.problems)
    }
  }

  /// The reason why ``color(named:appearance:)`` has no color: a sentence for a diagnostic.
  package func reasonForMissingColor(named name: String) -> String {
    lock.withLock {
      if let problem = problem(ofSet: .color, named: name) { return problem }
      if index.colorSets[name] != nil { return "the color set “\(name)” gives no color" }
      return "no catalogue of \(owner) has a color “\(name)”" + hint { $0.colorSets[name] != nil }
    }
  }

  /// The first mistake in a set, with its position; nil where there is none.
  func problem(ofSet kind: CatalogItem.Kind, named name: String) -> String? {
    index.items.first { $0.kind == kind && $0.name == name }
      .flatMap { CatalogCheck.problems(of: $0).first }
      .map { "\($0.position): \($0.message.trimmingCharacters(in: ["."]))" }
  }

  /// The bundle beside the executable that has what this one lacks, with the remedy; empty where none has it.
  func hint(_ has: (AssetIndex) -> Bool) -> String {
    guard let executable = AssetFolders.executable else { return "" }
    let found = AssetFolders.allBundles(besideExecutableAt: executable).first {
      has(AssetIndex(folders: [$0]))
    }
    return found.map { "; the bundle \($0.lastPathComponent) has one: give that bundle" } ?? ""
  }
}
