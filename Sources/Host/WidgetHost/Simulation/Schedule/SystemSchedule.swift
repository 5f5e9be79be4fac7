import Foundation

/// The reloads of one widget as the system schedules them: requests in, verdicts out. It has no clock and makes no
/// calls; the simulation passes it the time and the provider's answers.
package struct SystemSchedule: Hashable, Sendable {
  /// A session of the app that makes reloads free.
  package enum Session: String, CaseIterable, Hashable, Sendable, Codable {
    case foreground, audio, navigation
  }

  /// A reload that waits.
  package struct Waiting: Hashable, Sendable {
    package var date: Date
    package var cause: ReloadCause
    var reason: ReloadVerdict.Reason
  }

  private struct PlannedReload: Hashable, Sendable {
    var date: Date
    var cause: ReloadCause
  }

  package let rules: SystemRules
  package private(set) var sessions: Set<Session> = []
  package private(set) var waiting: Waiting?
  /// The reload that the timeline's own policy asks for.
  private var policy: PlannedReload?
  private var budget: BudgetWindow
  private var lastReload: Date?
  /// Calls of WidgetCenter that wait for the app to leave the foreground.
  private var heldCalls = 0

  package init(rules: SystemRules) {
    self.rules = rules
    budget = BudgetWindow(limit: rules.budget, length: rules.duration(.budgetWindow))
  }

  /// Reloads on the budget.
  package func used(at date: Date) -> Int { budget.used(at: date) }

  /// The next date at which a reload becomes due by itself; nil where none will.
  package var nextDate: Date? {
    [waiting?.date, policy?.date].compactMap { $0 }.min()
  }

  // MARK: Requests

  /// Decides on a request. Where the verdict reloads, the provider is asked now, and its answer goes to
  /// ``answered(_:lastEntry:at:)`` or ``failed(at:)``.
  package mutating func request(_ cause: ReloadCause, at now: Date) -> ReloadVerdict {
    if case .appCall = cause, sessions.contains(.foreground), rules.holds(.foregroundCoalesces) {
      heldCalls += 1
      return .coalesced(.untilAppLeaves)
    }
    let exemption = exemption(of: cause)
    // A widget that asks again at once would never end, however free it is.
    let soonest = exemption != nil && !cause.comesAgain ? now : earliest(after: now)
    let free = exemption != nil ? now : budget.nextFree(at: now)
    let date = max(soonest, free)
    if date <= now { return reload(exemption, at: now) }
    if free > now, cause.isPassing, !rules.holds(.spentBudgetDefers) {
      return .refused(.budgetSpent)
    }
    if let waiting { return .coalesced(.into(waiting.date)) }
    let reason = free > soonest ? ReloadVerdict.Reason.budgetSpent : .tooSoon
    waiting = Waiting(date: date, cause: cause, reason: reason)
    return .deferred(to: date, reason)
  }

  /// The reload that is due by itself at `now`, with its verdict; nil where none is.
  package mutating func due(at now: Date) -> (cause: ReloadCause, verdict: ReloadVerdict)? {
    if let waiting, waiting.date <= now {
      return (waiting.cause, reload(exemption(of: waiting.cause), at: now))
    }
    if let planned = policy, planned.date <= now {
      policy = nil
      return (planned.cause, request(planned.cause, at: now))
    }
    return nil
  }

  // MARK: Answers

  /// The provider gave a timeline.
  ///
  /// - Parameter lastEntry: the date of its last entry.
  package mutating func answered(
    _ answer: TimelineRecord.Policy, lastEntry: Date, at now: Date
  ) {
    switch answer {
    case .never: policy = nil
    case .atEnd: policy = PlannedReload(date: max(lastEntry, now), cause: .atEnd)
    case .after(let date): policy = PlannedReload(date: max(date, now), cause: .after(date))
    }
  }

  /// The provider gave none: the old timeline stays, and is asked for again.
  package mutating func failed(at now: Date) {
    if !rules.holds(.failureCounts) { budget.forget(now) }
    policy = PlannedReload(
      date: now.addingTimeInterval(rules.duration(.retryInterval)), cause: .retry)
  }

  /// The date for which the timeline asks for the next one; nil for never.
  package var nextByPolicy: Date? { policy?.date }

  // MARK: The app

  package mutating func begin(_ session: Session, at now: Date) {
    sessions.insert(session)
    // What waits for the budget alone needn't any more.
    if let waiting, exemption(of: waiting.cause) != nil {
      let date = min(waiting.date, earliest(after: now))
      self.waiting?.date = date
    }
  }

  /// - Returns: the reload that was kept for the end of the foreground, where there is one.
  package mutating func end(
    _ session: Session, at now: Date
  ) -> (cause: ReloadCause, verdict: ReloadVerdict)? {
    guard sessions.contains(session) else { return nil }
    guard session == .foreground, heldCalls > 0 else {
      sessions.remove(session)
      return nil
    }
    // The calls were made in the foreground, so they are still free.
    let cause = ReloadCause.appLeft(calls: heldCalls)
    heldCalls = 0
    let verdict = request(cause, at: now)
    sessions.remove(session)
    return (cause, verdict)
  }

  // MARK: Rules

  private mutating func reload(
    _ exemption: ReloadVerdict.Exemption?, at now: Date
  ) -> ReloadVerdict {
    // A new timeline does for whatever waited for one.
    waiting = nil
    policy = nil
    lastReload = now
    if let exemption { return .exempt(exemption) }
    budget.count(now)
    return .granted
  }

  /// The earliest date that the interval to the last reload allows.
  private func earliest(after now: Date) -> Date {
    guard let lastReload else { return now }
    return max(now, lastReload.addingTimeInterval(rules.duration(.minimumInterval)))
  }

  private func exemption(of cause: ReloadCause) -> ReloadVerdict.Exemption? {
    let own: ReloadVerdict.Exemption? =
      switch cause {
      case .interaction: .interaction
      case .locale: .locale
      case .typeSize: .typeSize
      case .timeZone: .timeZone
      case .standBy: .standBy
      case .added where !rules.holds(.addingCounts): .adding
      default: nil
      }
    if let own, own == .adding || rules.holds(own.rule) { return own }
    if case .added = cause { return nil }
    if sessions.contains(.foreground), rules.holds(.foregroundExempt) { return .foreground }
    if sessions.contains(.audio), rules.holds(.audioExempt) { return .audio }
    if sessions.contains(.navigation), rules.holds(.navigationExempt) { return .navigation }
    return nil
  }
}
