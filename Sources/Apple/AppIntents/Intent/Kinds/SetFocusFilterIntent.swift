import FoundationExtras

/// The settings that an app changes while a Focus is on.
/// - Support: partly; no Focus is ever on here.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  var appContext: FocusFilterAppContext { get }
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async
    -> [Self]
  { [] }
  public static func invalidateFocusFilterAppContext() {}
  /// Throws: no Focus is on.
  public static var current: Self {
    get async throws { throw SetFocusFilterIntentError.notFound }
  }
}

public struct FocusFilterAppContext: @unchecked Sendable {
  public let notificationFilterPredicate: NSPredicate?
  public init(notificationFilterPredicate: NSPredicate? = nil) {
    self.notificationFilterPredicate = notificationFilterPredicate
  }
}

public struct FocusFilterSuggestionContext: Sendable {}

public enum SetFocusFilterIntentError: LocalizedError, Equatable {
  case notFound, missingParameterValue
}
