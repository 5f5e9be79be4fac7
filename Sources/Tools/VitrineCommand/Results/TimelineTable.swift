import Failures
import Foundation
import WidgetHost

/// The reloads of a simulation as a table, for standard output.
enum TimelineTable {
  static func text(_ request: SimulationRequest, _ record: SimulationRecord) -> String {
    let wording = SimulationWording(timeZone: request.setting.timeZone, start: request.start)
    var lines: [String] = []
    for event in record.events {
      let problem = event.problem.map { "  (\($0))" } ?? ""
      lines.append("\(wording.time(event.date))  \(event.description)\(problem)")
    }
    if !lines.isEmpty {
      lines = ["\(request.product): the script"] + lines.map { "  " + $0 } + [""]
    }
    for day in record.widgets {
      lines.append("\(request.product) · \(day.kind) · \(day.family) · \(request.setting.device)")
      lines += table(day, wording).map { "  " + $0 }
      lines.append("  " + summary(day))
      lines += day.notes.map { "  note: \($0.message)" }
      lines += day.failures.map { "  failed: \($0)" }
      lines.append("")
    }
    for stack in record.stacks {
      lines.append("\(request.product) · Smart Stack of \(stack.family)")
      for turn in stack.turns {
        let names = turn.order.map { record.widgets[$0].kind }.joined(separator: ", ")
        lines.append("  \(wording.time(turn.from))  \(names)")
      }
      for leftOut in stack.leftOut {
        let reason = wording.reason(leftOut.reason, request.rules)
        lines.append("  left out: \(record.widgets[leftOut.widget].kind). \(reason)")
      }
      lines.append("")
    }
    return lines.map { PlainText.line($0) }.joined(separator: "\n")
  }

  private static func table(_ day: WidgetDay, _ wording: SimulationWording) -> [String] {
    let head = ["time", "cause", "verdict", "budget", "entries", "next"]
    let rows = day.reloads.map { reload -> [String] in
      let next = reload.policy.map { wording.next(reload.next, $0) }
      return [
        wording.time(reload.date), wording.cause(reload.cause),
        reload.failure == nil
          ? wording.verdict(reload.verdict) : wording.verdict(reload.verdict) + ", failed",
        "\(reload.used)/\(reload.budget)", reload.entries.map(String.init) ?? "", next ?? "",
      ]
    }
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([head] + rows).map { row in
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += cell + String(repeating: " ", count: width - cell.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private static func summary(_ day: WidgetDay) -> String {
    let done = day.reloads.filter(\.verdict.reloads).count
    let free = day.reloads.count { if case .exempt = $0.verdict { true } else { false } }
    let used = day.reloads.map(\.used).max() ?? 0
    let budget = day.reloads.first?.budget ?? 0
    return
      "\(done) reload\(done == 1 ? "" : "s"), \(free) of them free; at most \(used) of \(budget) "
      + "on the budget; \(day.pictures.count) different pictures"
  }
}
