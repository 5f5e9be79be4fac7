import FoundationExtras

/// How an intent with its parameters reads as a sentence. Of a widget's intent it says which
/// parameters Edit Widget shows.
public protocol ParameterSummary {
  /// The parameters shown; nil for all.
  func _shown(_ place: _SummaryPlace) -> [AnyKeyPath]?
}

extension Never: ParameterSummary {
  public func _shown(_ place: _SummaryPlace) -> [AnyKeyPath]? { nil }
}

/// What a summary's conditions are held against.
public struct _SummaryPlace {
  package let intent: any AppIntent
  /// Of the widget that is edited.
  package let family: IntentWidgetFamily?

  func parameter<Intent, Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>
  ) -> IntentParameter<Value>? { (intent as? Intent)?[keyPath: keyPath] }
}

extension AppIntent {
  /// The parameters that Edit Widget shows as things stand; nil for all of them.
  package func shownParameters(at family: IntentWidgetFamily?) -> [any AnyIntentParameter]? {
    Self.parameterSummary._shown(_SummaryPlace(intent: self, family: family))?.compactMap {
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

  public func _shown(_ place: _SummaryPlace) -> [AnyKeyPath]? { shown }

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
