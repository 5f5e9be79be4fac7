import DisplayList
import Failures
import Foundation
import LayoutExplanation

/// An explanation for a person at a terminal.
enum ExplanationText {
  /// Every view on a line, with what is remarkable about it.
  static func outline(_ explanation: LayoutExplanation) -> String {
    var depths: [Int] = []
    let width = String(explanation.views.count - 1).count
    var lines = [heading(explanation)] + explanation.notes.map { "\($0.message)" }
    for view in explanation.views {
      let depth = view.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      let number = String(view.index)
      let remark = view.remark.map { "  — \($0)" } ?? ""
      lines.append(
        String(repeating: " ", count: width - number.count) + number + "  "
          + String(repeating: "  ", count: depth) + "\(view.name)  \(place(view.frame))\(remark)")
    }
    return lines.map { PlainText.line($0) }.joined(separator: "\n")
  }

  /// Everything about some views.
  static func particulars(_ views: [ExplainedView], of explanation: LayoutExplanation) -> String {
    let parts = views.map { view in
      var lines = ["\(view.name)  \(place(view.frame))"]
      if let source = view.source {
        lines.append("  in \(source.type), \(source.file):\(source.line)")
      }
      if !view.modifiers.isEmpty {
        lines.append("  modifiers: " + view.modifiers.map { ".\($0)" }.joined(separator: " "))
      }
      for (modifier, place) in zip(view.modifiers, view.modifierPlaces ?? []) {
        if let place { lines.append("    .\(modifier) at \(place)") }
      }
      if let text = view.textFacts { lines.append("  text: " + facts(text)) }
      lines += view.why.map { "  • \($0)" }
      if !view.steps.isEmpty { lines.append("  offers and answers:") }
      for step in view.steps {
        let asked = step.asked.isEmpty ? "" : ", after \(step.asked.count) questions"
        lines.append(
          "    \(step.by) offered \(size(step.offered)) to \(step.step), which took "
            + "\(number(step.took[0])) × \(number(step.took[1])) pt\(asked)")
      }
      return lines.map { PlainText.line($0) }.joined(separator: "\n")
    }
    let notes = explanation.notes.map { PlainText.line($0.message) }
    return ([PlainText.line(heading(explanation))] + notes + parts).joined(separator: "\n\n")
  }

  private static func heading(_ explanation: LayoutExplanation) -> String {
    let size = explanation.size.map(number).joined(separator: " × ")
    return "\(explanation.frame): \(size) pt"
  }

  private static func facts(_ text: ExplainedView.TextFacts) -> String {
    var parts = [text.font]
    if text.drawnSize != text.size { parts.append("drawn at \(number(text.drawnSize)) pt") }
    if text.tracking != 0 { parts.append("tracking \(number(text.tracking)) pt") }
    parts.append("\(text.lines.count) \(text.lines.count == 1 ? "line" : "lines")")
    return parts.joined(separator: ", ")
  }

  private static func place(_ frame: [Double]) -> String {
    guard frame.count == 4 else { return "" }
    return "\(number(frame[2])) × \(number(frame[3])) at \(number(frame[0])), \(number(frame[1]))"
  }

  private static func size(_ offered: [OfferedLength]) -> String {
    offered.map { length in
      switch length {
      case .points(let points): number(points)
      case .ideal: "ideal"
      case .infinity: "infinity"
      }
    }.joined(separator: " × ")
  }

  private static func number(_ value: Double) -> String { decimal(value, places: 2) }
}
