import Foundation
import RelevanceKit

/// An intent with which one of the app's widgets will matter, and when: for the Smart Stack's
/// suggestions.
public struct RelevantIntent: Sendable, CustomDebugStringConvertible {
  /// The intent's type.
  package let intentName: String
  package let widgetKind: String
  package let context: RelevantContext

  public init<IntentType: WidgetConfigurationIntent>(
    _ intent: IntentType, widgetKind: String, relevance: RelevantContext
  ) {
    intentName = String(describing: IntentType.self)
    self.widgetKind = widgetKind
    context = relevance
  }

  public var debugDescription: String { "\(intentName) for \(widgetKind): \(context.text)" }
}

/// The store of the app's relevant intents; each list replaces the one before.
public final class RelevantIntentManager: @unchecked Sendable {
  public static let shared = RelevantIntentManager()
  private let lock = NSLock()
  private var intents: [RelevantIntent]?

  private init() {}

  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
    replace(relevantIntents)
  }

  private func replace(_ relevantIntents: [RelevantIntent]) {
    lock.withLock { intents = relevantIntents }
  }

  /// The list, where it was set since the last call.
  package func takeUpdate() -> [RelevantIntent]? {
    lock.withLock {
      defer { intents = nil }
      return intents
    }
  }
}
