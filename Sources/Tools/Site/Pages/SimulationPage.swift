import Diagnostics
import DisplayList
import Foundation

/// The page of a ``SimulationReport``: for each widget what is on screen when, every reload with its
/// reason, and the budget.
struct SimulationPage {
  typealias Report = SimulationReport

  struct Moment: Codable {
    /// Seconds after the start.
    var at: Double
    var frame: String
    var caption: String
  }

  struct Turn: Codable {
    var at: Double
    var words: String
  }

  private struct Data: Codable {
    /// Milliseconds after 1970.
    var start: Double
    var seconds: Double
    var timeZone: String
    var frames: [PictureData]
    var reels: [[Moment]]
    var stacks: [[Turn]]
  }

  static let root = "../"
  let report: Report
  var corners = CornerSet()
  var frames: [PictureData] = []
  private var reels: [[Moment]] = []
  private var stacks: [[Turn]] = []

  static func value(of report: Report) throws -> TemplateValue {
    var page = SimulationPage(report: report)
    return try page.value()
  }

  private init(report: Report) { self.report = report }

  private mutating func value() throws -> TemplateValue {
    let widgets = report.simulations.flatMap(\.widgets)
    let reloads = widgets.flatMap(\.reloads).count { $0.entries != nil || $0.failure != nil }
    let failures =
      widgets.reduce(0) { $0 + $1.failures.count } + report.simulations.count { $0.failure != nil }
    let start = EntryDate(report.from, zone: report.timeZone)
    let length = report.to.timeIntervalSince(report.from)
    let simulations = report.simulations.map { simulation($0) }
    // What is found of timelines stands with each widget.
    let diagnostics = DiagnosticSummary(report.pictureDiagnostics)
    var page = DiagnosticsPart.values(diagnostics, problems: report.problems ?? [])
    let own: [String: TemplateValue] = [
      "root": .text(Self.root), "generator": .text(report.generator), "title": "Timeline",
      "linkedSDK": .optional(report.linkedSDK),
      "span": .text("\(Labels.points(length / 3600)) hours from \(start.long)"),
      "zone": .text(report.timeZone),
      "widgetCount": .text(Labels.count(widgets.count, "widget", "widgets")),
      "reloadCount": .text(Labels.count(reloads, "reload", "reloads")),
      "failures": failures == 0 ? "" : .text(Labels.count(failures, "failed", "failed")),
      "minutes": .number(max(Int(clamping: length / 60), 1)),
      "startLabel": .text(start.long), "ticks": .list(ticks()), "plays": .list(simulations),
      "rules": .list(report.rules.map(rule)), "momentsRule": .optional(report.moments?.rule),
      "corners": corners.value,
      "data": try scriptData(
        Data(
          start: report.from.timeIntervalSince1970 * 1000,
          seconds: length, timeZone: report.timeZone, frames: frames,
          reels: reels, stacks: stacks)),
    ]
    page.merge(own) { $1 }
    return .object(page)
  }

  // MARK: Time

  /// The position of a date in the day, in percent.
  func position(_ date: Date) -> Double {
    let whole = max(report.to.timeIntervalSince(report.from), 1)
    return min(max(date.timeIntervalSince(report.from) / whole, 0), 1) * 100
  }

  func percent(_ value: Double) -> TemplateValue { .text(Labels.points(value)) }

  func time(_ date: Date) -> String { EntryDate(date, zone: report.timeZone).time }

  /// Whole hours, at most nine of them labelled.
  private func ticks() -> [TemplateValue] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: report.timeZone) ?? .gmt
    let hours = report.to.timeIntervalSince(report.from) / 3600
    let step = [1.0, 2, 3, 6, 12, 24, 72].first { hours / $0 <= 9 } ?? 168
    var ticks: [TemplateValue] = []
    var date = calendar.nextDate(
      after: report.from.addingTimeInterval(-1), matching: DateComponents(minute: 0, second: 0),
      matchingPolicy: .nextTime)
    while let tick = date, tick < report.to {
      let hour = calendar.component(.hour, from: tick)
      if hour % max(Int(clamping: step), 1) == 0 || (step >= 24 && hour == 0) {
        ticks.append(
          .object(["left": percent(position(tick)), "tickLabel": .text(time(tick))]))
      }
      date = tick.addingTimeInterval(3600)
    }
    return ticks
  }

  // MARK: Simulations

  private mutating func simulation(_ simulation: Report.Simulation) -> TemplateValue {
    let first = reels.count
    let widgets = simulation.widgets.enumerated().map { index, widget in
      let made = reel(widget, of: simulation, number: first + index)
      reels.append(made.moments)
      return made.value
    }
    let traits = VariantDimension.differences(of: simulation.variant)
    return .object([
      "product": .text(simulation.product), "device": .text(simulation.device),
      "traits": .text(traits),
      "playFailure": .optional(simulation.failure),
      "hasEvents": .flag(!simulation.events.isEmpty),
      "events": .list(simulation.events.map { event($0) }),
      "stacks": .list(simulation.stacks.map { stack($0, of: simulation) }),
      "said": .list(calls(of: simulation)), "hasSaid": .flag(!calls(of: simulation).isEmpty),
      "widgets": .list(widgets),
    ])
  }

  private func event(_ event: Report.Event) -> TemplateValue {
    .object([
      "left": percent(position(event.date)), "eventTime": .text(time(event.date)),
      "machineTime": .text(EntryDate(event.date, zone: report.timeZone).machine),
      "what": .text(event.what), "problem": .optional(event.problem),
    ])
  }

  /// The hue of a member of a stack, in degrees. None is red, which is the color of what was refused.
  static func hue(_ member: Int) -> Int { 60 + (155 + member * 67) % 270 }

  private mutating func stack(
    _ stack: Report.Stack, of simulation: Report.Simulation
  ) -> TemplateValue {
    func name(_ index: Int) -> String {
      let widget = simulation.widgets[index]
      return widget.name.isEmpty ? widget.kind : widget.name
    }
    let ends = stack.turns.dropFirst().map(\.from) + [report.to]
    let bands = zip(stack.turns, ends).map { turn, end -> TemplateValue in
      let top = turn.order.first ?? 0
      return .object([
        "left": percent(position(turn.from)), "width": percent(position(end) - position(turn.from)),
        "topName": .text(name(top)),
        "hue": .number(Self.hue(stack.members.firstIndex(of: top) ?? 0)),
        "about": .text(
          "\(time(turn.from)): " + turn.order.map { isolated(name($0)) }.joined(separator: ", ")),
      ])
    }
    stacks.append(
      stack.turns.map { turn in
        Turn(
          at: turn.from.timeIntervalSince(report.from),
          words: turn.order.enumerated().map { "\($0 + 1). \(isolated(name($1)))" }
            .joined(separator: "  "))
      })
    return .object([
      "stackFamily": .text(Labels.family(stack.family)), "stackNumber": .number(stacks.count - 1),
      "firstOrder": .text(stacks.last?.first?.words ?? ""), "bands": .list(bands),
      "leftOut": .list(
        stack.leftOut.map {
          .object(["leftOutName": .text(name($0.widget)), "leftOutReason": .text($0.reason)])
        }),
    ])
  }

  /// The calls of the widgets' code to the system.
  private func calls(of simulation: Report.Simulation) -> [TemplateValue] {
    let donations = simulation.donations.map { "\(time($0.date)): \($0.what) was donated" }
    let intents = simulation.relevantIntents.map {
      "\($0.intent) for \($0.kind) is relevant: \(clue($0))"
    }
    let clues = simulation.widgets.flatMap { widget in
      widget.clues.map {
        "\(widget.kind) (\(Labels.family(widget.family))) is relevant: \(clue($0))"
      }
    }
    return (donations + intents + clues).map { .object(["words": .text($0)]) }
  }

  private func clue(_ clue: Report.Clue) -> String {
    guard let from = clue.from else { return clue.clue }
    let span =
      clue.to.map { $0 == from ? "" : " to \(EntryDate($0, zone: report.timeZone).long)" } ?? ""
    return "\(clue.clue), \(EntryDate(from, zone: report.timeZone).long)\(span)"
  }

  private func rule(_ rule: Report.Rule) -> TemplateValue {
    .object([
      "rule": .text(rule.name), "value": .text(rule.value), "meaning": .text(rule.meaning),
      "source": .text(rule.source), "isAssumed": .flag(rule.assumed), "isSet": .flag(rule.set),
    ])
  }
}
