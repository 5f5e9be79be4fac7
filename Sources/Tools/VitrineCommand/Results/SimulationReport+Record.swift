import Diagnostics
import Foundation
import Site
import WidgetHost

extension SimulationReport {
  /// - Parameter simulations: each with the names that its widgets have in the system's gallery, by kind.
  init(
    _ simulations: [(
      request: SimulationRequest, result: SimulationResult, names: [String: String]
    )],
    rules: SystemRules, moments: RunningMoments,
    generator: String, from: Date, to: Date, timeZone: String
  ) {
    self.init(
      generator: generator, from: from, to: to, timeZone: timeZone,
      rules: SystemRule.all.map { rule in
        Rule(
          name: rule.name.rawValue, value: rule.text(rules[rule.name]), meaning: rule.meaning,
          source: rule.source, assumed: rule.isAssumed, set: rules.isSet(rule.name))
      },
      simulations: simulations.map { Simulation($0.request, $0.result, names: $0.names) })
    linkedSDK = simulations.first?.request.setting.linkedSDK.name
    let found = DiagnosticSummary(pictureDiagnostics + timelineDiagnostics)
    diagnostics = found.isEmpty ? nil : found.groups
    self.moments = Moments(limit: moments.limit, rule: moments.sentence)
  }

  /// Sorted keys and dates as text, so that equal reports are equal bytes.
  func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(DateStamp.string(date))
    }
    return Array(try encoder.encode(self)) + [10]
  }
}

extension SimulationReport.Simulation {
  init(_ request: SimulationRequest, _ result: SimulationResult, names: [String: String]) {
    self.init(
      product: request.product, device: request.setting.device,
      variant: Gallery.Variant(request.style, request.setting))
    failure = result.failure
    guard let record = result.record else { return }
    let wording = SimulationWording(timeZone: request.setting.timeZone, start: request.start)
    events = record.events.map {
      SimulationReport.Event(date: $0.date, what: $0.description, problem: $0.problem)
    }
    donations = record.donations.map { SimulationReport.Event(date: $0.date, what: $0.name) }
    relevantIntents = record.relevantIntents.map(SimulationReport.Clue.init)
    stacks = record.stacks.map { stack in
      SimulationReport.Stack(
        family: stack.family, members: stack.members,
        turns: stack.turns.map { SimulationReport.Stack.Turn(from: $0.from, order: $0.order) },
        leftOut: stack.leftOut.map {
          SimulationReport.Stack.LeftOut(
            widget: $0.widget, reason: wording.reason($0.reason, request.rules))
        })
    }
    widgets = record.widgets.map { day in
      SimulationReport.Widget(
        day, name: names[day.kind] ?? "", end: request.end, request.rules, wording)
    }
  }
}

extension SimulationReport.Clue {
  init(_ record: RelevantIntentRecord) {
    self.init(
      kind: record.kind, intent: record.intent, clue: record.clue, from: record.from, to: record.to)
  }
}

extension SimulationReport.Widget {
  init(
    _ day: WidgetDay, name: String, end: Date, _ rules: SystemRules, _ wording: SimulationWording
  ) {
    self.init(
      kind: day.kind, name: name, family: day.family, size: day.size,
      cornerRadius: day.cornerRadius)
    shownSize = day.shownSize
    placeholder = day.placeholder
    snapshot = day.snapshot
    strip = day.strip
    pictures = day.pictures.map {
      SimulationReport.Picture(
        file: $0.file, digest: $0.digest, texts: $0.texts, diagnostics: $0.diagnostics)
    }
    let ends = day.shown.dropFirst().map(\.from) + [end]
    shown = zip(day.shown, ends).map { SimulationReport.Shown($0, to: $1) }
    reloads = day.reloads.map { SimulationReport.Reload($0, rules, wording) }
    notes = day.notes
    failures = day.failures
    relevance = day.relevance.map {
      SimulationReport.Relevance(from: $0.from, score: $0.score, share: $0.share)
    }
    clues = day.clues.map(SimulationReport.Clue.init)
  }
}

extension SimulationReport.Shown {
  init(_ record: ShownRecord, to end: Date) {
    self.init(from: record.from, to: end, source: record.source.rawValue)
    timeline = record.timeline
    entry = record.entry
    entryDate = record.entryDate
    picture = record.picture
    failure = record.failure
    later = record.isLater ? true : nil
  }
}

extension SimulationReport.Reload {
  init(_ record: ReloadRecord, _ rules: SystemRules, _ wording: SimulationWording) {
    let (reason, rule) = wording.reason(record, rules)
    self.init(
      date: record.date, cause: record.cause.code, causeWords: wording.cause(record.cause),
      verdict: record.verdict.code, reason: reason, used: record.used, budget: record.budget)
    if case .deferred(let date, _) = record.verdict { until = date }
    self.rule = rule?.rawValue
    entries = record.entries
    policy = record.policy.map { wording.next(record.next, $0) }
    next = record.next
    failure = record.failure
    touched = record.touched
  }
}
