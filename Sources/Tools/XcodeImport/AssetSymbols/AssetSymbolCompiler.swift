import AssetCatalogs
import Foundation

/// Writes Swift with a constant for each image and color of a target's asset catalogues, as Xcode does.
package struct AssetSymbolCompiler {
  package enum Framework: String, Sendable { case uiKit = "UIKit", swiftUI = "SwiftUI" }

  /// The module that the source imports.
  private let framework: Framework
  private let images: AssetSymbolTree
  private let colors: AssetSymbolTree
  /// Whether colors and images are members of `UIColor`, `UIImage` and `Color` as well, and not of resources alone.
  package var hasExtensions = true
  /// The mistakes in the catalogues, which don't keep the symbols from being made.
  package let problems: [ResourceProblem]

  package init(catalogs: [URL], framework: Framework) {
    let items = catalogs.flatMap(CatalogItem.items(in:))
    self.framework = framework
    colors = AssetSymbolTree(items.filter { $0.kind == .color }.map(\.name), kind: "color")
    images = AssetSymbolTree(items.filter { $0.kind != .color }.map(\.name), kind: "image")
    problems = items.flatMap(CatalogCheck.problems(of:))
  }

  package var source: String {
    var text = SwiftText()
    text.line("// Made of the target's asset catalogues by AssetSymbolPlugin.")
    text.line("import Foundation")
    text.line("import \(framework.rawValue)")
    text.line()
    text.line("private let resourceBundle = Foundation.Bundle.module")
    resources(colors, "ColorResource", &text)
    resources(images, "ImageResource", &text)
    guard hasExtensions else { return text.text }
    values(colors, .init("UIColor", "color", TakenSymbols.uiColor, argument: "resource: "), &text)
    values(images, .init("UIImage", "image", TakenSymbols.uiImage, argument: "resource: "), &text)
    if framework == .swiftUI { swiftUIColors(&text) }
    return text.text
  }

  private func resources(_ tree: AssetSymbolTree, _ type: String, _ text: inout SwiftText) {
    text.line()
    text.block("extension \(type)") { Self.resources(tree, type, &$0) }
  }

  private static func resources(_ tree: AssetSymbolTree, _ type: String, _ text: inout SwiftText) {
    for problem in tree.problems { text.line("#warning(\(SwiftName.literal(problem)))") }
    for symbol in tree.symbols {
      text.line(
        "static let \(SwiftName.escaped(symbol.name)) = \(type)("
          + "name: \(SwiftName.literal(symbol.asset)), bundle: resourceBundle)")
    }
    for (name, tree) in tree.namespaces {
      text.block("enum \(SwiftName.escaped(name))") { resources(tree, type, &$0) }
    }
  }

  /// A type that gets a static property for each asset.
  private struct Values {
    let type: String
    let kind: String
    let taken: Set<String>
    /// The text before the resource among the initialiser's arguments.
    let argument: String

    init(_ type: String, _ kind: String, _ taken: Set<String>, argument: String) {
      self.type = type
      self.kind = kind
      self.taken = taken
      self.argument = argument
    }
  }

  private func values(_ tree: AssetSymbolTree, _ values: Values, _ text: inout SwiftText) {
    text.line()
    text.block("extension \(values.type)") { text in
      Self.constants(tree, values, path: [], &text)
      Self.namespaces(tree, values, path: [], &text)
    }
  }

  /// Constants lie in `ShapeStyle`, where `Color` has its own as well: one of a name serves `.foregroundStyle(.sky)`
  /// and `Color.sky`. A protocol holds no types, so that namespaces are in `Color` alone.
  private func swiftUIColors(_ text: inout SwiftText) {
    let values = Values("Color", "color", TakenSymbols.color, argument: "")
    text.line()
    text.block("extension ShapeStyle where Self == Color") {
      Self.constants(colors, values, path: [], &$0)
    }
    if colors.namespaces.isEmpty { return }
    text.line()
    text.block("extension Color") { Self.namespaces(colors, values, path: [], &$0) }
  }

  private static func constants(
    _ tree: AssetSymbolTree, _ values: Values, path: [String], _ text: inout SwiftText
  ) {
    for symbol in tree.symbols {
      let name = SwiftName.escaped(symbol.name)
      if values.taken.contains(symbol.name) {
        let problem =
          "The \(values.kind) “\(symbol.asset)” gets no symbol in \(values.type), which has “\(symbol.name)” "
          + "already. Rename it."
        text.line("#warning(\(SwiftName.literal(problem)))")
      } else {
        let resource = (path + [name]).joined(separator: ".")
        text.line(
          "static var \(name): \(values.type) { \(values.type)(\(values.argument).\(resource)) }")
      }
    }
  }

  private static func namespaces(
    _ tree: AssetSymbolTree, _ values: Values, path: [String], _ text: inout SwiftText
  ) {
    for (name, tree) in tree.namespaces {
      let name = SwiftName.escaped(name)
      text.block("enum \(name)") {
        constants(tree, values, path: path + [name], &$0)
        namespaces(tree, values, path: path + [name], &$0)
      }
    }
  }
}
