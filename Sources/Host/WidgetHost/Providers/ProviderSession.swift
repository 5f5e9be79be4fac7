import Audit
import DisplayList
import Foundation
import FoundationExtras
import WidgetKitCore

/// Calls one widget's provider as the system does.
@MainActor
struct ProviderSession {
  let driver: WidgetDriver
  /// The widget and the setting; the phase and the style play no part.
  let template: FrameRequest
  let family: WidgetFamily
  /// Points.
  let displaySize: CGSize
  /// Seconds that a call may take.
  let limit: Double
  /// Whether calls of a phase go on with the answers of the network where the last one ended, as on a device.
  var keepsAnswers = false
  /// The data that earlier calls lacked: an object that providers share asks once, when the first of them is made.
  let lacks = Lacks()
  /// The ends of calls that ended an earlier process and for which the placeholder stays, by the names of phases.
  var ended: [String: String] = [:]
  /// The widget's closures for the events of background sessions.
  var sessionEvents: [WidgetSettings.SessionEvents] = []

  /// The answer to a call. A failed one may have entries all the same.
  struct Answer {
    var entries: [DrivenEntry] = []
    var policy: TimelineReloadPolicy?
    /// Whether the call didn't end in its time.
    var isLate = false
    var problems: [ProviderProblem] = []
    /// Whether the one entry is the provider's placeholder, which stays on screen while no answer comes.
    var isPlaceholder = false
    /// Notes for every frame of these entries.
    var diagnostics: [Diagnostic] = []
  }

  /// - Parameter moment: distinguishes the call from others of its phase; random numbers depend on it. Such a call
  ///   goes on with the answers of the network.
  func ask(
    _ phase: PhaseKind, _ configuration: AnyObject?, moment: String = ""
  ) async -> Answer {
    if let cause = ended[phase.rawValue] { return placeholder(after: cause, phase) }
    let asker = "\(template.kind)/\(template.family)/\(phase.rawValue)"
    if keepsAnswers || !moment.isEmpty {
      NetworkGate.resume(asker)
    } else {
      NetworkGate.begin(asker)
    }
    BackgroundTransfers.shared.drop()
    var answer = await call(phase, configuration, moment)
    let notes = await finishBackground(phase, configuration, moment, &answer)
    let network = NetworkGate.takeNotes()
    let groups = AppGroupNotes.take()
    lacks.add(MissingData(network + groups + StubNotes.notes))
    let kept = keepPlaceholder(phase, &answer)
    answer.diagnostics = kept + network + groups + notes + Diagnostic.undecodedImages()
    // A call without entries has no frame that could show the notes.
    if answer.entries.isEmpty {
      answer.problems = answer.problems.map { $0.after(network).asking(groups) }
    }
    if NetworkGate.elapsed > Self.mostWaiting {
      answer.problems.append(waited(NetworkGate.elapsed))
    }
    return answer
  }

  private func placeholder(after cause: String, _ phase: PhaseKind) -> Answer {
    FrozenWorld.enter(
      template.setting, purpose: "\(template.kind)/\(template.family)/\(phase.rawValue)")
    var answer = Answer(
      entries: [driver.placeholder(context(isPreview: false))], isPlaceholder: true)
    answer.diagnostics = [
      Diagnostic(
        code: "placeholder-kept",
        message:
          "The provider of \(name) ended at its \(phase.rawValue), so the widget keeps its placeholder: \(cause)"
      )
    ]
    return answer
  }

  @MainActor final class Lacks {
    private(set) var first: MissingData?

    func add(_ missing: MissingData?) { first = first ?? missing }
  }

  /// Puts the placeholder in the place of an answer without entries that follows ``MissingData``. An answer without
  /// entries for another reason stays a fault, and in a simulated day the screen keeps what it showed.
  private func keepPlaceholder(
    _ phase: PhaseKind, _ answer: inout Answer
  ) -> [Diagnostic] {
    guard answer.entries.isEmpty, answer.isLate || answer.policy != nil, !keepsAnswers,
      phase == .snapshot || phase == .timeline,
      let missing = lacks.first
    else { return [] }
    answer = Answer(entries: [driver.placeholder(context(isPreview: false))], isPlaceholder: true)
    return [
      Diagnostic(
        code: "placeholder-kept",
        message:
          "The provider of \(name) gave no entry for its \(phase.rawValue) after \(missing.reason), so the widget keeps "
          + "its placeholder. Give an entry on every path, also where data are missing.")
    ]
  }

  /// Seconds after which the system ends an extension.
  private static let mostWaiting = 30.0

  private func waited(_ seconds: Double) -> ProviderProblem {
    ProviderProblem(
      .providerTooSlow,
      "The provider of \(name) waited \(PathPart.number(seconds)) s of virtual time for its answers; the "
        + "system ends an extension after about \(PathPart.number(Self.mostWaiting)) s. Set a timeout on "
        + "requests.")
  }

  private func call(
    _ phase: PhaseKind, _ configuration: AnyObject?, _ moment: String
  ) async -> Answer {
    FrozenWorld.enter(
      template.setting, purpose: "\(template.kind)/\(template.family)/\(phase.rawValue)\(moment)")
    switch phase {
    // Sample states come from no provider.
    case .preview: return Answer()
    case .placeholder:
      return Answer(entries: [driver.placeholder(context(isPreview: false))])
    case .snapshot:
      let call = ProviderCall<DrivenEntry>()
      driver.snapshot(context(isPreview: true), configuration) { call.take($0) }
      let serving = background.serve(call)
      defer { serving.cancel() }
      guard let entry = await call.value(within: limit) else {
        return Answer(isLate: true, problems: [late("getSnapshot", "snapshot")])
      }
      return Answer(entries: [entry], problems: repeated(await settled(call), "getSnapshot"))
    case .timeline, .interaction:
      let call = ProviderCall<DrivenTimeline>()
      driver.timeline(context(isPreview: false), configuration) { call.take($0) }
      let serving = background.serve(call)
      defer { serving.cancel() }
      guard let timeline = await call.value(within: limit) else {
        return Answer(isLate: true, problems: [late("getTimeline", "timeline")])
      }
      return checked(timeline, repeated(await settled(call), "getTimeline"))
    }
  }

  private var background: BackgroundSessions {
    BackgroundSessions(handlers: sessionEvents, limit: limit)
  }

  /// Finishes the transfers of background sessions, and asks for the timeline again where the widget then wants it.
  /// In a simulated day that is for the system's schedule to do.
  private func finishBackground(
    _ phase: PhaseKind, _ configuration: AnyObject?, _ moment: String, _ answer: inout Answer
  ) async -> [Diagnostic] {
    let identifiers = BackgroundTransfers.shared.identifiers
    guard !identifiers.isEmpty else { return [] }
    let reloads = WidgetCenter.shared.recordedReloads.count
    var notes = await background.finish()
    guard phase == .timeline, !keepsAnswers else { return notes }
    let asked = WidgetCenter.shared.recordedReloads.dropFirst(reloads)
    if asked.contains(where: { $0 == nil || $0 == template.kind }) {
      answer = await call(phase, configuration, moment + "/background")
      notes.append(BackgroundSessions.reloaded(identifiers))
    } else {
      notes.append(BackgroundSessions.notReloaded(identifiers))
    }
    return notes
  }

  private func context(isPreview: Bool) -> TimelineProviderContext {
    var variants = TimelineProviderContext.EnvironmentVariants()
    variants.set(\.colorScheme, [.light, .dark])
    variants.set(\.displayScale, [CGFloat(template.deviceScale)])
    variants.set(\.locale, [Locale(identifier: template.setting.locale)])
    return TimelineProviderContext(
      environmentVariants: variants, family: family, isPreview: isPreview, displaySize: displaySize)
  }

  /// A second call of a completion mostly follows at once; this lets it arrive.
  private func settled<Value>(_ call: ProviderCall<Value>) async -> Int {
    await Task.yield()
    return call.answerCount
  }

  private func checked(_ timeline: DrivenTimeline, _ problems: [ProviderProblem]) -> Answer {
    var problems = problems
    let entries = timeline.entries
    if entries.isEmpty {
      problems.append(
        ProviderProblem(
          .emptyTimeline,
          "The timeline of \(name) has no entry, so there is nothing to show: give Timeline at least "
            + "one."))
    }
    if let index = entries.indices.dropFirst().first(where: {
      entries[$0].date < entries[$0 - 1].date
    }) {
      problems.append(
        ProviderProblem(
          .unorderedTimeline,
          "The timeline of \(name) isn't in the order of its dates: entry \(index) "
            + "(\(stamp(entries[index].date))) is before entry \(index - 1) "
            + "(\(stamp(entries[index - 1].date))). Sort the entries; they are drawn sorted here."))
    }
    let sorted = entries.enumerated().sorted {
      ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
    }
    if sorted.count > Self.mostEntries {
      problems.append(
        ProviderProblem(
          .largeArchive,
          "The timeline of \(name) has \(sorted.count) entries; the first \(Self.mostEntries) are "
            + "drawn. The system archives the view of each, and developers report widgets that stop "
            + "updating beyond some 400: give it fewer, and a policy of .atEnd."))
    }
    return Answer(
      entries: sorted.prefix(Self.mostEntries).map(\.element), policy: timeline.policy,
      problems: problems)
  }

  /// More than one each minute of a day.
  private static let mostEntries = 1500

  private var name: String { "\(template.kind) (\(template.family))" }

  private func late(_ callback: String, _ async: String) -> ProviderProblem {
    ProviderProblem(
      .providerTooSlow,
      "The provider of \(name) gave no \(async) within \(PathPart.number(limit)) s: "
        + "call the completion of \(callback), or return from \(async)(for:in:), on every path. "
        + "--provider-timeout allows more.")
  }

  private func repeated(_ count: Int, _ callback: String) -> [ProviderProblem] {
    guard count > 1 else { return [] }
    return [
      ProviderProblem(
        .brokenProvider,
        "The provider of \(name) called the completion of \(callback) \(count) times; the system "
          + "takes the first and may end the widget for the next. Call it once.")
    ]
  }

  private func stamp(_ date: Date) -> String { date.formatted(.iso8601) }
}
