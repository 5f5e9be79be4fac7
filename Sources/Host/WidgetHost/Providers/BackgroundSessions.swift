import DisplayList
import Foundation
import FoundationExtras
import WidgetKitCore

/// The system's side of background sessions: their transfers are over when the widget has given its timeline, and it
/// is informed.
@MainActor
struct BackgroundSessions {
  let handlers: [WidgetSettings.SessionEvents]
  /// Seconds that a session may take.
  let limit: Double

  /// Carries out the waiting transfers, and reports them to the widget.
  /// - Returns: notes on what the widget does wrong.
  func finish() async -> [Diagnostic] {
    var notes: [Diagnostic] = []
    for identifier in BackgroundTransfers.shared.identifiers {
      let handled = ProviderCall<Void>()
      let isTaken = handlers.reduce(false) { isTaken, handler in
        handler(identifier) { handled.take(Handover(())) } || isTaken
      }
      if !isTaken { notes.append(Self.unhandled(identifier)) }
      let over = ProviderCall<Void>()
      BackgroundTransfers.shared.run(identifier) { over.take(Handover(())) }
      _ = await over.value(within: limit)
      guard isTaken else { continue }
      if await handled.value(within: Self.completionLimit) == nil {
        notes.append(Self.unfinished(identifier))
      }
    }
    return notes
  }

  /// Carries out transfers for a provider that waits for them, once it has waited a moment.
  func serve<Value>(_ call: ProviderCall<Value>) -> Task<Void, Never> {
    Task {
      while call.answerCount == 0, !Task.isCancelled {
        try? await Task.sleep(nanoseconds: Self.moment)
        if call.answerCount > 0 || Task.isCancelled { return }
        for identifier in BackgroundTransfers.shared.identifiers {
          BackgroundTransfers.shared.run(identifier) {}
        }
      }
    }
  }

  private static let moment: UInt64 = 300_000_000
  /// Seconds.
  private static let completionLimit = 1.0

  private static func unhandled(_ identifier: String) -> Diagnostic {
    Diagnostic(
      code: "background-session-unhandled",
      message:
        "The transfers of the background session “\(identifier)” end after the timeline is given, and the "
        + "widget has no onBackgroundURLSessionEvents(matching:_:) for it: the system doesn't wake the widget for "
        + "them. Add the modifier to its configuration.")
  }

  private static func unfinished(_ identifier: String) -> Diagnostic {
    Diagnostic(
      code: "background-session-unfinished",
      message:
        "The completion of onBackgroundURLSessionEvents wasn't called for “\(identifier)”: the system takes "
        + "the widget to be busy until it ends it. Call it in urlSessionDidFinishEvents(forBackgroundURLSession:)."
    )
  }

  static func reloaded(_ identifiers: [String]) -> Diagnostic {
    Diagnostic(
      code: "background-session-reloaded",
      message: "The frames show the timeline that was asked for when the background session “"
        + identifiers.joined(separator: "”, “")
        + "” was over; until then the one before it is on screen.")
  }

  static func notReloaded(_ identifiers: [String]) -> Diagnostic {
    Diagnostic(
      code: "background-session-not-reloaded",
      message: "The background session “" + identifiers.joined(separator: "”, “")
        + "” brought its answers, and no new timeline was asked for: nothing of them is shown. Call "
        + "WidgetCenter.shared.reloadTimelines(ofKind:).")
  }
}
