import Arguments
import Failures
import Foundation
import Planning
import WidgetHost

/// `list`
struct ListVerb: CommandVerb {
  static let name = "list"
  static let summary = "lists widgets, families, parameters and previews"
  static let takesFolder = true
  static let usesWorkers = true

  var request = PlanRequest()
  var run = RunOptions()

  static let options = OptionList<ListVerb>(
    .group(\.run, RunOptions.running),
    OptionList<ListVerb>.group(\.request, PlanRequest.limits).section(.running))

  func run(in session: CommandSession) throws -> ExitStatus {
    let choices = try session.xcode?.choices() ?? []
    // Before the build: where that fails, one sees what it was made of.
    if !choices.isEmpty { session.output.print(XcodeText.text(choices)) }
    let products = try request.describe(try session.findProducts())
    let previews = request.previews(of: products, jobs: run.jobs)
    session.output.print(Self.text(products, previews))
    session.output.give(ListResult(products, previews, targets: XcodeText.targets(choices)))
    return .success
  }

  static func text(_ products: [DescribedProduct], _ previews: [ListedPreviews] = []) -> String {
    var lines: [String] = []
    for (index, product) in products.enumerated() {
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
        if let styles = widget.mountingStyles {
          lines.append("    mounting styles: \(styles.joined(separator: ", "))")
        }
        if let texture = widget.texture { lines.append("    texture: \(texture)") }
        if let states = widget.states {
          let names = states.isEmpty ? "none" : states.joined(separator: ", ")
          lines.append("    sample states: \(names)")
        }
        for parameter in widget.parameters { lines += Self.lines(parameter) }
        for name in widget.recommendations { lines.append("    recommended: “\(name)”") }
      }
      if previews.indices.contains(index) { lines += Self.lines(previews[index]) }
      lines += Self.lines(product.shortcuts)
    }
    return lines.map { PlainText.line($0) }.joined(separator: "\n")
  }

  private static func lines(_ parameter: WidgetSummary.Parameter) -> [String] {
    let options = parameter.options.map { ", options from \($0)" } ?? ""
    var lines = [
      "    parameter: \(parameter.name) (\(parameter.type)\(options))  “\(parameter.title)”"
    ]
    if let choices = parameter.choices {
      let names = choices.map { $0.name == $0.title ? $0.name : "\($0.name) “\($0.title)”" }
      let rest = choices.count > 12 ? ", … (\(choices.count) in all)" : ""
      lines.append(
        "      options: "
          + (names.isEmpty ? "none" : names.prefix(12).joined(separator: ", ")) + rest)
    }
    if let value = parameter.defaultValue { lines.append("      default: \(value)") }
    if let problem = parameter.problem { lines.append("      problem: \(problem)") }
    return lines
  }

  private static func lines(_ previews: ListedPreviews) -> [String] {
    let frames = previews.frames.map { "    \($0.kind)/\($0.family)/\($0.phase)  \($0.place)" }
    return (frames.isEmpty ? [] : ["  previews:"] + frames)
      + previews.problems.map { "  problem: \($0)" }
  }

  private static func lines(_ summary: ShortcutsSummary) -> [String] {
    summary.shortcuts.map { "  shortcut: “\($0.title)” (\($0.intent))" }
      + summary.faults.map { "  problem: \($0)" }
  }
}
