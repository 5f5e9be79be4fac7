import Foundation

/// The targets with widgets of a package that depends on nothing of Vitrine's: the installed SDK has the
/// modules that they import.
struct WidgetTargets {
  let manifest: SetupManifest
  /// The package's folder.
  let folder: String

  /// Whether the package takes Apple's modules from a package, so that the SDK isn't meant.
  var haveModulesOfPackage: Bool {
    let modules: Set = ["WidgetKit", "SwiftUI", "AppIntents", "VitrineTesting"]
    return manifest.targets.contains { target in
      target.dependencies.contains { $0.package != nil && modules.contains($0.name) }
    }
  }

  /// The executables that import WidgetKit; where there are none, the libraries that do.
  var all: [(product: String, target: SetupManifest.Target)] {
    let executables = manifest.targets.filter { $0.kind == "executable" && importsWidgetKit($0) }
    if !executables.isEmpty {
      return executables.flatMap { target in
        (manifest.executables[target.name] ?? []).map { ($0, target) }
      }
    }
    return manifest.targets.filter { $0.kind == "regular" && importsWidgetKit($0) }
      .map { ($0.name, $0) }
  }

  private func importsWidgetKit(_ target: SetupManifest.Target) -> Bool {
    let sources = "\(folder)/\(target.path ?? "Sources/\(target.name)")"
    let names = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    return names.contains { name in
      guard name.hasSuffix(".swift"),
        let data = FileManager.default.contents(atPath: "\(sources)/\(name)")
      else { return false }
      return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        .contains { $0.prefixMatch(of: /\s*(?:@\w+\s+)?(?:\w+\s+)?import\s+WidgetKit\b/) != nil }
    }
  }
}
