import Failures
import Foundation

/// A package whose widgets are asked for: which of its executables have some, and which libraries have widgets or
/// previews that no executable shows.
struct WidgetPackage: Equatable {
  struct Library: Hashable {
    var target: String
    /// The library product that has the target.
    var product: String
    /// The types to register: bundles where there are some, else widgets; none where there are previews alone.
    var bundles: [String]
    var widgets: [String]
  }

  /// The package's folder.
  let folder: String
  /// Whether it is built with the installed SDK: nothing in it depends on Vitrine's package.
  let usesSDK: Bool
  /// The names of products.
  let executables: [String]
  let libraries: [Library]
  /// The reasons for which other targets with widgets are left out, a sentence each.
  let notes: [String]
  /// The package that WidgetKit comes from, where it doesn't use the SDK.
  let vitrine: (name: String, location: SetupManifest.Location)?

  static func == (a: WidgetPackage, b: WidgetPackage) -> Bool {
    a.folder == b.folder && a.usesSDK == b.usesSDK && a.executables == b.executables
      && a.libraries == b.libraries && a.notes == b.notes
  }

  /// - Throws: a ``Failure``, where nothing in the package has widgets, or an executable has them and no `@main`.
  init(_ manifest: SetupManifest, in folder: String) throws {
    self.folder = folder
    usesSDK =
      manifest.widgetProducts.isEmpty
      && !WidgetTargets(manifest: manifest, folder: folder).haveModulesOfPackage
    vitrine = manifest.targets.lazy.compactMap { manifest.vitrine(of: $0) }.first
    var executables: [String] = [], libraries: [Library] = [], notes: [String] = []
    var reached: Set<String> = []
    var sources: [String: WidgetSources] = [:]
    for target in manifest.targets where ["executable", "regular"].contains(target.kind) {
      let path = Self.path(of: target, in: folder)
      sources[target.name] = WidgetSources(in: "\(folder)/\(path)", shownAs: path)
    }
    for target in manifest.targets where target.kind == "executable" {
      let all = manifest.reached(from: target)
      let own = sources[target.name] ?? WidgetSources()
      guard all.contains(where: { sources[$0]?.isEmpty == false }) else { continue }
      guard own.hasMain else {
        if own.isEmpty { continue }
        throw Self.withoutMain(target, own)
      }
      // A program that only links a library with widgets draws none: its own source runs them.
      guard !own.isEmpty else { continue }
      reached.formUnion(all)
      executables += manifest.executables[target.name] ?? []
    }
    for target in manifest.targets where target.kind == "regular" && !reached.contains(target.name)
    {
      guard let own = sources[target.name], !own.isEmpty else { continue }
      guard let product = manifest.libraries[target.name]?.first else {
        notes.append(
          "\(target.name) has widgets or previews and is in no product, so they are left out: add "
            + ".library(name: \"\(target.name)\", targets: [\"\(target.name)\"]) to the products.")
        continue
      }
      libraries.append(
        Library(
          target: target.name, product: product, bundles: own.bundles,
          widgets: own.bundles.isEmpty ? own.widgets : []))
    }
    guard !executables.isEmpty || !libraries.isEmpty else {
      throw Failure(
        notes.first
          ?? "No target of \(folder)/Package.swift has a Widget, a WidgetBundle or a #Preview.",
        remedy: notes.isEmpty ? "vitrine new NAME writes a package to start from." : nil)
    }
    self.executables = executables
    self.libraries = libraries
    self.notes = notes
  }

  private static func withoutMain(
    _ target: SetupManifest.Target, _ sources: WidgetSources
  ) -> Failure {
    let type = (sources.bundles + sources.widgets).first
    return Failure(
      "The executable \(target.name) has widgets and no @main, so it can't be started.",
      at: sources.place,
      remedy: type.map { "Write @main before struct \($0)." }
        ?? "Mark its WidgetBundle @main, or make the target a library.")
  }

  /// The folder of a target's sources, relative to the package.
  static func path(of target: SetupManifest.Target, in folder: String) -> String {
    if let path = target.path { return path }
    // The folders that the package manager looks in.
    return ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
      .first { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
      ?? "Sources/\(target.name)"
  }
}

extension SetupManifest {
  /// The names of a target and of those of the package that it depends on, in some way.
  func reached(from target: Target) -> Set<String> {
    var open = [target], seen: Set<String> = [target.name]
    while let next = open.popLast() {
      for need in next.dependencies where need.package == nil {
        guard let inner = targets.first(where: { $0.name == need.name }) else { continue }
        if seen.insert(inner.name).inserted { open.append(inner) }
      }
    }
    return seen
  }
}
