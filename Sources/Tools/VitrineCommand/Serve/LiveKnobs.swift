import Arguments
import Foundation
import Planning
import Site
import WidgetHost
import WidgetKitCore

/// The knobs of the live page: the dimensions of the matrix with their values, and the widgets with their parameters.
struct LiveKnobs: Encodable {
  struct Value: Encodable {
    var value: String
    var label: String
  }

  struct Knob: Encodable {
    /// The option's name.
    var name: String
    var label: String
    /// `choice`, `text` or `color`.
    var form: String
    var values: [Value]
    /// The default among the values; empty where it depends on the rest.
    var standard: String
  }

  struct Parameter: Encodable {
    var name: String
    var title: String
    var type: String
    var choices: [Value]?
    var standard: String?
    var problem: String?
  }

  struct Widget: Encodable {
    var product: String
    var kind: String
    var name: String
    var surface: String
    var parameters: [Parameter]
    var recommendations: [String]
  }

  var widgets: [Widget]
  var knobs: [Knob]
  /// The names of families, for people.
  var families: [String: String]
  /// The widgets' number, where they may be built anew; nil where they stay as they are.
  var number: Int?

  init(_ products: [DescribedProduct]) {
    widgets = products.flatMap { product in
      product.widgets.map { Widget($0, product.executable.name) }
    }
    knobs = MatrixDimension.all.compactMap(Knob.init)
    let names =
      WidgetFamily.allCases.map(\.description) + Presentation.allCases.map(\.rawValue)
    families = Dictionary(
      names.map { ($0, Labels.family($0)) }, uniquingKeysWith: { first, _ in first })
  }
}

extension LiveKnobs.Widget {
  fileprivate init(_ widget: WidgetSummary, _ product: String) {
    self.init(
      product: product, kind: widget.kind,
      name: widget.displayName.isEmpty ? widget.kind : widget.displayName,
      surface: widget.surface.rawValue,
      parameters: widget.parameters.map { parameter in
        LiveKnobs.Parameter(
          name: parameter.name, title: parameter.title, type: parameter.type,
          choices: parameter.choices?.map { .init(value: $0.name, label: $0.title) },
          standard: parameter.defaultValue, problem: parameter.problem)
      }, recommendations: widget.recommendations)
  }
}

extension LiveKnobs.Knob {
  /// - Returns: nil for what isn't a knob: configurations, which are a widget's own.
  fileprivate init?(_ dimension: MatrixDimension) {
    guard dimension.key != MatrixDimension.configuration.key,
      let option = dimension.option.descriptions.first
    else { return nil }
    let known = VariantDimension.all.first { $0.key == dimension.key }
    var values: [String] = []
    if case .values(let all) = option.completion { values = all.filter { $0 != "all" } }
    var form = values.isEmpty ? "text" : "choice"
    switch dimension.key {
    case MatrixDimension.device.key: (form, values) = ("choice", DeviceTable.all.map(\.name))
    case MatrixDimension.locale.key: values = Locale.availableIdentifiers.sorted()
    case MatrixDimension.tint.key: form = "color"
    default: break
    }
    let shown = values.map { LiveKnobs.Value(value: $0, label: Self.label($0, dimension.key)) }
    self.init(
      name: option.name, label: known?.label ?? Labels.capitalized(dimension.key), form: form,
      values: shown, standard: Self.standard(dimension.key, option.help, values))
  }

  private static func label(_ value: String, _ key: String) -> String {
    switch key {
    case MatrixDimension.placement.key: Labels.placement(value)
    case MatrixDimension.rendering.key: Labels.rendering(value)
    case MatrixDimension.device.key, MatrixDimension.locale.key: value
    case MatrixDimension.system.key: "iOS \(value)"
    case MatrixDimension.direction.key: value == "rtl" ? "Right to left" : "Left to right"
    case MatrixDimension.typeSize.key: typeSize(value)
    default: Labels.capitalized(value)
    }
  }

  /// `Accessibility 3`, `xxLarge`.
  private static func typeSize(_ value: String) -> String {
    guard value.hasPrefix("accessibility") else { return Labels.capitalized(value) }
    return "Accessibility \(value.dropFirst("accessibility".count))"
  }

  /// The default, which an option's help has in its last brackets.
  private static func standard(_ key: String, _ help: String, _ values: [String]) -> String {
    switch key {
    case MatrixDimension.device.key: return DeviceTable.standard
    case MatrixDimension.appearance.key: return FrameStyle.Appearance.light.rawValue
    default:
      guard help.hasSuffix(")"), let start = help.lastIndex(of: "(") else { return "" }
      let text = String(help[help.index(after: start)...].dropLast())
      return values.contains(text) ? text : ""
    }
  }
}
