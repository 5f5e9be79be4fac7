import AppIntents
import SwiftUI
import WidgetKitCore

/// A control's intent, performed as the system does.
///
/// Source: Apple's "Adding interactivity to widgets and Live Activities".
package struct ControlIntent: Sendable {
  /// The process in which `perform()` runs on a device.
  package enum Process: String, Sendable, Codable { case widget, app }

  /// The outcome of performing it.
  package enum Outcome: Sendable {
    case done(Report)
    /// The intent threw. The timeline is reloaded all the same: Apple guarantees it for every interaction.
    case threw(String)
    /// The intent hadn't returned when its time was over.
    case late
  }

  package struct Report: Sendable, Codable, Hashable {
    /// The parts of the result that a widget can't show or the app would carry out, such as `dialog` and
    /// `opens OpenURLIntent`.
    package var carries: [String] = []
  }

  private let intent: any AppIntent

  /// - Returns: nil where the control's intent isn't one of AppIntents'.
  package init?(_ control: RenderedControl) {
    guard let intent = control.intent as? any AppIntent else { return nil }
    self.intent = intent
  }

  package var typeName: String { String(describing: type(of: intent)) }

  /// The parameters that have neither a value nor a default, by name. A widget doesn't ask for them,
  /// so the system can't perform the intent.
  package var missingParameters: [String] {
    ConfigurationBox(intent).parameters.filter { !$0.parameter.isSet }.map(\.name)
  }

  package var process: Process { processReason == nil ? .widget : .app }

  /// The reason why the system performs it in the app's process; nil where it does so in the widget's.
  package var processReason: String? {
    if type(of: intent).openAppWhenRun { return "its openAppWhenRun is true" }
    if type(of: intent).supportedModes.haveForeground {
      return "its supportedModes have the foreground"
    }
    if intent is any AudioPlaybackIntent { return "it is an AudioPlaybackIntent" }
    if intent is any ForegroundContinuableIntent { return "it is a ForegroundContinuableIntent" }
    if intent is any LiveActivityIntent { return "it is a LiveActivityIntent" }
    return nil
  }

  /// Stored properties that aren't parameters. The system keeps an intent's type and its parameters;
  /// `perform()` runs on a new instance, which has the rest as `init()` leaves it.
  ///
  /// Assumed: Apple says only to declare with `@Parameter` what the action needs.
  package var propertiesNotKept: [String] {
    Mirror(reflecting: intent).children.compactMap { child in
      guard let label = child.label, !(child.value is any AnyIntentParameter) else { return nil }
      // Property wrappers, such as `@Dependency`, are filled again.
      return label.hasPrefix("_") ? nil : label
    }
  }

  /// The new instance.
  private var asTheSystemKeepsIt: any AppIntent {
    let fresh = type(of: intent).init()
    let parameters = ConfigurationBox(fresh).parameters
    for (name, value) in ConfigurationBox(intent).parameters {
      if let other = parameters.first(where: { $0.name == name })?.parameter {
        value.hand(to: other)
      }
    }
    return fresh
  }

  /// Runs `perform()` away from the main actor, unless it asks for it.
  ///
  /// - Parameter limit: seconds of the monotonic clock.
  @MainActor
  package func perform(within limit: Double) async -> Outcome {
    let kept = asTheSystemKeepsIt
    let call = ProviderCall<Result<Report, any Error>>()
    Task { @concurrent in
      do {
        let report = try await Self.performed(kept)
        call.take(Handover(.success(report)))
      } catch {
        call.take(Handover(.failure(error)))
      }
    }
    switch await call.value(within: limit) {
    case nil: return .late
    case .success(let report)?: return .done(report)
    case .failure(let error)?: return .threw(Self.description(of: error))
    }
  }

  private static func performed<I: AppIntent>(_ intent: I) async throws -> Report {
    (try await intent.perform() as any IntentResult).report
  }

  /// The error's own description.
  private static func description(of error: any Error) -> String {
    if let error = error as? any LocalizedError, let text = error.errorDescription { return text }
    return String(describing: error)
  }
}

extension IntentResult {
  fileprivate var report: ControlIntent.Report {
    var report = ControlIntent.Report()
    if let carrier = self as? any _IntentResultCarrier { report.carries = carrier.carries }
    return report
  }
}
