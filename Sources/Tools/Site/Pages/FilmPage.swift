import Foundation

/// The page of a ``Film``: for each widget what is on screen when, every reload with its reason, and
/// the budget.
struct FilmPage {
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
  let film: Film
  var corners = CornerSet()
  var frames: [PictureData] = []
  private var reels: [[Moment]] = []
  private var stacks: [[Turn]] = []

  static func value(of film: Film) throws -> TemplateValue {
    var page = FilmPage(film: film)
    return try page.value()
  }

  private init(film: Film) { self.film = film }

  private mutating func value() throws -> TemplateValue {
    let widgets = film.plays.flatMap(\.widgets)
    let reloads = widgets.flatMap(\.reloads).count { $0.entries != nil || $0.failure != nil }
    let failures =
      widgets.reduce(0) { $0 + $1.failures.count } + film.plays.count { $0.failure != nil }
    let start = EntryDate(film.from, zone: film.timeZone)
    let plays = film.plays.map { play($0) }
    return .object([
      "root": .text(Self.root), "generator": .text(film.generator), "title": "Timeline",
      "span": .text(
        "\(Labels.points(film.to.timeIntervalSince(film.from) / 3600)) hours from \(start.long)"),
      "zone": .text(film.timeZone),
      "widgetCount": .text(Labels.count(widgets.count, "widget", "widgets")),
      "reloadCount": .text(Labels.count(reloads, "reload", "reloads")),
      "failures": failures == 0 ? "" : .text(Labels.count(failures, "failed", "failed")),
      "minutes": .number(max(Int(film.to.timeIntervalSince(film.from) / 60), 1)),
      "startLabel": .text(start.long), "ticks": .list(ticks()), "plays": .list(plays),
      "rules": .list(film.rules.map(rule)), "corners": corners.value,
      "data": try scriptData(
        Data(
          start: film.from.timeIntervalSince1970 * 1000,
          seconds: film.to.timeIntervalSince(film.from), timeZone: film.timeZone, frames: frames,
          reels: reels, stacks: stacks)),
    ])
  }

  // MARK: Time

  /// The position of a date in the day, in percent.
  func position(_ date: Date) -> Double {
    let whole = max(film.to.timeIntervalSince(film.from), 1)
    return min(max(date.timeIntervalSince(film.from) / whole, 0), 1) * 100
  }

  func percent(_ value: Double) -> TemplateValue { .text(Labels.points(value)) }

  func time(_ date: Date) -> String { EntryDate(date, zone: film.timeZone).time }

  /// Whole hours, at most nine of them labelled.
  private func ticks() -> [TemplateValue] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: film.timeZone) ?? .gmt
    let hours = film.to.timeIntervalSince(film.from) / 3600
    let step = [1.0, 2, 3, 6, 12, 24, 72].first { hours / $0 <= 9 } ?? 168
    var ticks: [TemplateValue] = []
    var date = calendar.nextDate(
      after: film.from.addingTimeInterval(-1), matching: DateComponents(minute: 0, second: 0),
      matchingPolicy: .nextTime)
    while let tick = date, tick < film.to {
      let hour = calendar.component(.hour, from: tick)
      if hour % max(Int(step), 1) == 0 || (step >= 24 && hour == 0) {
        ticks.append(
          .object(["left": percent(position(tick)), "tickLabel": .text(time(tick))]))
      }
      date = tick.addingTimeInterval(3600)
    }
    return ticks
  }

  // MARK: Plays

  private mutating func play(_ play: Film.Play) -> TemplateValue {
    let first = reels.count
    let widgets = play.widgets.enumerated().map { index, widget in
      let made = reel(widget, of: play, number: first + index)
      reels.append(made.moments)
      return made.value
    }
    let traits = VariantDimension.differences(of: play.variant)
    return .object([
      "product": .text(play.product), "device": .text(play.device), "traits": .text(traits),
      "playFailure": .optional(play.failure),
      "hasEvents": .flag(!play.events.isEmpty),
      "events": .list(play.events.map { event($0) }),
      "stacks": .list(play.stacks.map { stack($0, of: play) }),
      "said": .list(calls(of: play)), "hasSaid": .flag(!calls(of: play).isEmpty),
      "widgets": .list(widgets),
    ])
  }

  private func event(_ event: Film.Event) -> TemplateValue {
    .object([
      "left": percent(position(event.date)), "eventTime": .text(time(event.date)),
      "machineTime": .text(EntryDate(event.date, zone: film.timeZone).machine),
      "what": .text(event.what), "problem": .optional(event.problem),
    ])
  }

  private mutating func stack(_ stack: Film.Stack, of play: Film.Play) -> TemplateValue {
    func name(_ index: Int) -> String {
      let widget = play.widgets[index]
      return widget.name.isEmpty ? widget.kind : widget.name
    }
    let ends = stack.turns.dropFirst().map(\.from) + [film.to]
    let bands = zip(stack.turns, ends).map { turn, end -> TemplateValue in
      let top = turn.order.first ?? 0
      return .object([
        "left": percent(position(turn.from)), "width": percent(position(end) - position(turn.from)),
        "topName": .text(name(top)),
        "hue": .number((stack.members.firstIndex(of: top) ?? 0) * 67 % 360),
        "about": .text(
          "\(time(turn.from)): " + turn.order.map { isolated(name($0)) }.joined(separator: ", ")),
      ])
    }
    stacks.append(
      stack.turns.map { turn in
        Turn(
          at: turn.from.timeIntervalSince(film.from),
          words: turn.order.enumerated().map { "\($0 + 1). \(isolated(name($1)))" }
            .joined(separator: "  "))
      })
    return .object([
      "stackFamily": .text(Labels.family(stack.family)), "stackNumber": .number(stacks.count - 1),
      "firstOrder": .text(stacks.last?.first?.words ?? ""), "bands": .list(bands),
    ])
  }

  /// The calls of the widgets' code to the system.
  private func calls(of play: Film.Play) -> [TemplateValue] {
    let donations = play.donations.map { "\(time($0.date)): \($0.what) was donated" }
    let intents = play.relevantIntents.map {
      "\($0.intent) for \($0.kind) is relevant: \(clue($0))"
    }
    let clues = play.widgets.flatMap { widget in
      widget.clues.map {
        "\(widget.kind) (\(Labels.family(widget.family))) is relevant: \(clue($0))"
      }
    }
    return (donations + intents + clues).map { .object(["words": .text($0)]) }
  }

  private func clue(_ clue: Film.Clue) -> String {
    guard let from = clue.from else { return clue.clue }
    let span =
      clue.to.map { $0 == from ? "" : " to \(EntryDate($0, zone: film.timeZone).long)" } ?? ""
    return "\(clue.clue), \(EntryDate(from, zone: film.timeZone).long)\(span)"
  }

  private func rule(_ rule: Film.Rule) -> TemplateValue {
    .object([
      "rule": .text(rule.name), "value": .text(rule.value), "meaning": .text(rule.meaning),
      "source": .text(rule.source), "isAssumed": .flag(rule.assumed), "isSet": .flag(rule.set),
    ])
  }
}
