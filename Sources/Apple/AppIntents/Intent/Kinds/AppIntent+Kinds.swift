import FoundationExtras

/// An intent that replaces one of SiriKit's.
public protocol CustomIntentMigratedAppIntent: SystemIntent {
  /// The class that Xcode generated of the intent definition.
  static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
  public static var persistentIdentifier: String { intentClassName }
}

/// An intent that another has replaced.
public protocol DeprecatedAppIntent: AppIntent {
  associatedtype ReplacementIntent: AppIntent = Never
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

public struct IntentDeprecation<Replacement: AppIntent>: Sendable {
  public let message: LocalizedStringResource
  public init(message: LocalizedStringResource, replacedBy: Replacement.Type) {
    self.message = message
  }
}

extension IntentDeprecation where Replacement == Never {
  public init(message: LocalizedStringResource) { self.message = message }
}

extension Never: AppIntent {
  public static var title: LocalizedStringResource { "Never" }
  // The protocol asks for it, and a value of Never can't be.
  public init() { preconditionFailure("There is no intent of type Never.") }
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

/// An intent that reports its progress.
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
}

/// A package's or a framework's intents, named where they are used.
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
