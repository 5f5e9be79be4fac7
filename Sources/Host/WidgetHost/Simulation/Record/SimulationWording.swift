import Foundation

/// The wording of causes and verdicts in the table, the page and the JSON file. Times are in the simulation's time
/// zone.
package struct SimulationWording {
  private let calendar: Calendar
  private let start: Date

  package init(timeZone: String, start: Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    self.calendar = calendar
    self.start = start
  }

  /// `09:41`, `09:41:30` where there are seconds; with the day where it isn't the first.
  package func time(_ date: Date) -> String {
    let parts = calendar.dateComponents([.day, .month, .year, .hour, .minute, .second], from: date)
    func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    var text = "\(two(parts.hour)):\(two(parts.minute))"
    if let second = parts.second, second != 0 { text += ":\(two(second))" }
    if calendar.isDate(date, inSameDayAs: start) { return text }
    return "\(two(parts.month))-\(two(parts.day)) \(text)"
  }

  package func cause(_ cause: ReloadCause) -> String {
    switch cause {
    case .added: "widget added"
    case .atEnd: "timeline over (.atEnd)"
    case .after(let date): "policy .after(\(time(date)))"
    case .appCall(let call): "app calls \(call)"
    case .appLeft(let calls):
      "app leaves the foreground after \(calls) call\(calls == 1 ? "" : "s") of WidgetCenter"
    case .widgetCall(let call): "the widget's code calls \(call)"
    case .push: "push"
    case .interaction(let control): "touch of “\(control)”"
    case .locale(let locale): "locale becomes \(locale)"
    case .typeSize(let size): "type size becomes \(size)"
    case .timeZone(let zone): "time zone becomes \(zone)"
    case .standBy: "StandBy refresh"
    case .retry: "again after a failure"
    }
  }

  package func policy(_ policy: TimelineRecord.Policy) -> String {
    switch policy {
    case .atEnd: "at the end"
    case .never: "never"
    case .after(let date): "after \(time(date))"
    }
  }

  /// The date of the next timeline, and the policy that asks for it: `after 10:11`, `09:41 (after 09:30)` for
  /// a date that is over.
  package func next(_ date: Date?, _ policy: TimelineRecord.Policy) -> String {
    guard let date else { return self.policy(policy) }
    if case .after(date) = policy { return self.policy(policy) }
    return "\(time(date)) (\(self.policy(policy)))"
  }

  /// `granted`, `deferred to 10:11`.
  package func verdict(_ verdict: ReloadVerdict) -> String {
    switch verdict {
    case .granted: "granted"
    case .exempt: "exempt"
    case .deferred(let date, _): "deferred to \(time(date))"
    case .coalesced: "coalesced"
    case .refused: "refused"
    }
  }

  /// The reason as a sentence, and the rule behind it.
  package func reason(
    _ record: ReloadRecord, _ rules: SystemRules
  ) -> (sentence: String, rule: SystemRule.Name?) {
    switch record.verdict {
    case .granted:
      return ("On the budget: \(record.used) of \(record.budget) in the window.", .dailyBudget)
    case .exempt(let exemption): return (Self.exemption(exemption), exemption.rule)
    case .deferred(let date, .tooSoon):
      let minutes = PathPart.number(rules[.minimumInterval])
      return (
        "Less than \(minutes) minutes after the last reload; it waits until \(time(date)).",
        .minimumInterval
      )
    case .deferred(let date, .budgetSpent):
      return (
        "The budget of \(record.budget) is spent; a reload leaves the window at \(time(date)).",
        .dailyBudget
      )
    case .coalesced(.untilAppLeaves):
      return (
        "Kept until the app leaves the foreground; all calls become one.", .foregroundCoalesces
      )
    case .coalesced(.into(let date)):
      return ("The reload that waits for \(time(date)) does for this as well.", .minimumInterval)
    case .refused(let refusal): return (Self.refusal(refusal), Self.rule(refusal))
    }
  }

  /// The reason why a Smart Stack leaves a widget out, as a sentence.
  package func reason(_ reason: StackDay.LeftOut.Reason, _ rules: SystemRules) -> String {
    let capacity = rules.stackCapacity
    return switch reason {
    case .neverRelevant:
      "A stack holds \(capacity) widgets, those with relevance first, and this one is "
        + "relevant at no time."
    case .laterInBundle:
      "A stack holds \(capacity) widgets, and \(capacity) with relevance come before this one "
        + "in the bundle."
    }
  }

  private static func exemption(_ exemption: ReloadVerdict.Exemption) -> String {
    switch exemption {
    case .foreground: "Free: the app is in the foreground."
    case .audio: "Free: the app has an active audio session."
    case .navigation: "Free: the app has an active navigation session."
    case .interaction: "Free: the widget performed an intent."
    case .locale: "Free: the system's locale changed."
    case .typeSize: "Free: the type size changed."
    case .standBy: "Free: StandBy refreshes at its own rate."
    case .timeZone: "Free: the time zone changed."
    case .adding: "Free: the widget was just added."
    }
  }

  private static func refusal(_ refusal: ReloadVerdict.Refusal) -> String {
    switch refusal {
    case .budgetSpent: "The budget is spent, and the request is lost."
    case .noPushHandler: "The widget has no pushHandler, so no push reaches it."
    case .locked: "The device is locked: controls do nothing."
    case .notTouchable: "Controls can't be pressed where the widget is."
    }
  }

  private static func rule(_ refusal: ReloadVerdict.Refusal) -> SystemRule.Name? {
    refusal == .budgetSpent ? .spentBudgetDefers : nil
  }
}
