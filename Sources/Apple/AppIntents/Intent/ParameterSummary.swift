import FoundationExtras

/// The sentence of an intent with its parameters. For a widget's intent it decides which parameters
/// Edit Widget shows.
public protocol ParameterSummary {
  /// The parameters shown; nil for all.
  func _shown(_ context: _SummaryContext) -> [AnyKeyPath]?
}

extension Never: ParameterSummary {
  public func _shown(_ context: _SummaryContext) -> [AnyKeyPath]? { nil }
}

/// The values with which a summary's conditions are compared.
public struct _SummaryContext {
  package let intent: any AppIntent
  /// The family of the widget that is edited.
  package let family: IntentWidgetFamily?

  func parameter<Intent, Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>
  ) -> IntentParameter<Value>? { (intent as? Intent)?[keyPath: keyPath] }
}

extension AppIntent {
  /// The parameters that Edit Widget shows for the current values; nil for all of them.
  package func shownParameters(at family: IntentWidgetFamily?) -> [any AnyIntentParameter]? {
    Self.parameterSummary._shown(_SummaryContext(intent: self, family: family))?.compactMap {
      self[keyPath: $0] as? any AnyIntentParameter
    }
  }
}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private var shown: [PartialKeyPath<Intent>]?

  /// All parameters.
  public init() {}

  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
    shown = summary.keyPaths
  }

  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    shown = summary.keyPaths + parameterKeyPaths()
  }

  public init(
    @ParameterKeyPathsBuilder _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    shown = parameterKeyPaths()
  }

  public func _shown(_ context: _SummaryContext) -> [AnyKeyPath]? { shown }

  @resultBuilder
  public enum ParameterKeyPathsBuilder {
    public static func buildExpression<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { keyPath }
    public static func buildBlock(
      _ keyPaths: PartialKeyPath<Intent>...
    ) -> [PartialKeyPath<Intent>] { keyPaths }
  }
}

@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }
}
