import FoundationExtras

public protocol SystemIntent: AppIntent {}
public protocol LiveActivityIntent: SystemIntent {}
public protocol LiveActivityStartingIntent: SystemIntent {}
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioStartingIntent: SystemIntent {}
public protocol AudioRecordingIntent: SystemIntent {}
public protocol CameraCaptureIntent: SystemIntent {}

/// An intent that begins in the background and may go on in the app.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError("\(Self.self) goes on in the app, which doesn't run here.")
  }

  public func requestToContinueInForeground<Value>(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor () async throws -> Value) = {}
  ) async throws -> Value { throw needsToContinueInForegroundError(dialog) }
}

/// Opens what its target names.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: _IntentValue
  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

/// Deletes entities.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get set }
}

/// Opens the app's search with what is looked for.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  static var searchScopes: [StringSearchScope] { get }
  var criteria: StringSearchCriteria { get set }
}

public enum StringSearchScope: Hashable, Sendable { case general, movies, tv, music, apps }

/// The term of a search.
public struct StringSearchCriteria: _IntentValue, Hashable {
  public var term: String
  public init(term: String) { self.term = term }
}

/// Sets a value that a control shows.
public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType: _IntentValue
  var value: ValueType { get set }
}

/// The intent of a configurable widget: Edit Widget changes its parameters.
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

/// The intent of a configurable control, as `WidgetConfigurationIntent` is for a widget.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}
