import FoundationExtras

/// An intent that takes the place of one of SiriKit's.
public protocol CustomIntentMigratedAppIntent: SystemIntent {
  /// The class that Xcode generated of the intent definition.
  static var intentClassName: String { get }
}

/// An intent that says how far it is.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  public var progress: Progress { Progress(totalUnitCount: 1) }
}

/// Opens a URL in the app.
public struct OpenURLIntent: OpenIntent {
  public static let title: LocalizedStringResource = "Open URL"

  @Parameter(title: "URL") public var target: URL

  public init() {}
  public init(_ url: URL) { target = url }

  public func perform() async throws -> some IntentResult { .result() }
}

/// Why an intent couldn't be performed, where the app has no error of its own for it.
public enum AppIntentError: Error, Hashable, Sendable {
  case restartPerform
  case unsupported
}

/// Another intent's parameters, read by a query or an options provider. No intent is being edited
/// here, so there is none.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  public init<each Value: _IntentValue>(
    _ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {}
  public var wrappedValue: Intent? { nil }
}
