import Foundation
import WidgetHost
import WidgetKitCore

/// Says which widgets there are.
enum List {
  static func text(_ products: [DescribedProduct]) -> String {
    var lines: [String] = []
    for product in products {
      lines.append(product.executable.name)
      for widget in product.widgets {
        let name = widget.displayName.isEmpty ? "" : "  “\(widget.displayName)”"
        lines.append("  \(widget.kind)\(name)")
        if !widget.description.isEmpty { lines.append("    \(widget.description)") }
        let families = widget.supportedFamilies ?? ["all that the device has"]
        switch widget.surface {
        case .widget: lines.append("    families: \(families.joined(separator: ", "))")
        case .liveActivity:
          lines.append("    Live Activity: \(families.joined(separator: ", "))")
        case .control: lines.append("    control: \(families.joined(separator: ", "))")
        }
        if let states = widget.states {
          let names = states.isEmpty ? "none" : states.joined(separator: ", ")
          lines.append("    sample states: \(names)")
        }
        for parameter in widget.parameters {
          let options = parameter.options.map { ", options from \($0)" } ?? ""
          lines.append(
            "    parameter: \(parameter.name) (\(parameter.type)\(options))  “\(parameter.title)”")
        }
        for name in widget.recommendations { lines.append("    recommended: “\(name)”") }
      }
    }
    return lines.map { Progress.line($0) }.joined(separator: "\n")
  }

  static func json(_ products: [DescribedProduct]) throws -> String {
    struct Product: Encodable {
      var name: String
      var widgets: [WidgetSummary]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(
      products.map { Product(name: $0.executable.name, widgets: $0.widgets) })
    return String(decoding: data, as: UTF8.self)
  }
}
