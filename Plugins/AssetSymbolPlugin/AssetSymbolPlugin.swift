import Foundation
import PackagePlugin

/// Makes Swift of the asset catalogues of a target, as Xcode does: `Image(.boat)`, `.foregroundStyle(.sea)`.
@main
struct AssetSymbolPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule, let framework = framework(of: target) else { return [] }
    // Its URL is there from version 6.1 of the package description on; its path is deprecated by then.
    let folder: any CustomStringConvertible = module.directory
    let catalogs = catalogs(in: URL(fileURLWithPath: folder.description))
    guard !catalogs.isEmpty else { return [] }
    let resources = module.sourceFiles.filter { $0.type == .resource }.map(\.url.path)
    let declared = catalogs.filter { catalog in
      resources.contains { catalog.path == $0 || catalog.path.hasPrefix($0 + "/") }
    }
    for catalog in catalogs where !declared.contains(catalog) {
      Diagnostics.warning(
        "\(catalog.lastPathComponent) gets no symbols, since it is no resource of \(target.name): add "
          + "resources: [.copy(\"\(catalog.lastPathComponent)\")] to the target in Package.swift.")
    }
    guard !declared.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent(
      "GeneratedAssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Making symbols of the assets of \(target.name)",
        executable: try context.tool(named: "asset-symbol-compiler").url,
        arguments: declared.map(\.path) + ["--output", output.path, "--framework", framework],
        inputFiles: declared.flatMap(files), outputFiles: [output])
    ]
  }

  /// The module that the symbols' types are in; nil where the target knows none.
  private func framework(of target: any Target) -> String? {
    var names = Set(target.recursiveTargetDependencies.map(\.name))
    for case .product(let product) in target.dependencies { names.insert(product.name) }
    if !names.isDisjoint(with: ["SwiftUI", "WidgetKit"]) { return "SwiftUI" }
    return names.contains("UIKit") ? "UIKit" : nil
  }

  /// In the order of the paths.
  private func catalogs(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "xcassets" && !$0.path.contains(".xcassets/") }
      .sorted { $0.path < $1.path }
  }

  /// Folders count as well, so that an added set is noticed.
  private func files(of catalog: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
    return [catalog] + (found?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }
}
