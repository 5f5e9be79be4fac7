import FoundationExtras

extension AppIntent {
  public typealias Switch<Value: _IntentValue, Cases: _ParameterSummarySwitchCase> =
    ParameterSummarySwitchCondition<Self, Value, Cases>
  public typealias Case<Value, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content>
  public typealias DefaultCase<Content: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Content>
}

public protocol _ParameterSummarySwitchCase {
  func _matches(_ value: Any?) -> Bool
  func _shown(_ context: _SummaryContext, _ value: Any?) -> [AnyKeyPath]?
}

/// The summary of the first case that holds the parameter's value, or the widget's family.
public struct ParameterSummarySwitchCondition<
  Intent: AppIntent, Value: _IntentValue, Cases: _ParameterSummarySwitchCase
>: ParameterSummary {
  private let current: (_SummaryContext) -> Any?
  private let cases: Cases

  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Cases
  ) {
    current = { $0.parameter(keyPath)?.unwrapped }
    self.cases = cases()
  }

  public func _shown(_ context: _SummaryContext) -> [AnyKeyPath]? {
    let value = current(context)
    // Where no case matches, Edit Widget shows no parameters.
    return cases._matches(value) ? cases._shown(context, value) : []
  }
}

extension ParameterSummarySwitchCondition where Value == IntentWidgetFamily {
  public init(
    _ family: ParameterSummarySwitchWidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Cases
  ) {
    current = { $0.family }
    self.cases = cases()
  }
}

public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary>:
  _ParameterSummarySwitchCase
{
  private let values: [Value]
  private let content: Content

  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.init([value], content)
  }
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.values = values
    self.content = content()
  }

  public func _matches(_ value: Any?) -> Bool { values.contains { areEqual(value, $0) } }
  public func _shown(_ context: _SummaryContext, _ value: Any?) -> [AnyKeyPath]? {
    content._shown(context)
  }
}

public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>:
  _ParameterSummarySwitchCase
{
  private let content: Content

  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.content = content()
  }

  public func _matches(_ value: Any?) -> Bool { true }
  public func _shown(_ context: _SummaryContext, _ value: Any?) -> [AnyKeyPath]? {
    content._shown(context)
  }
}

/// The cases of a switch, in order.
public struct ParameterSummaryTupleCaseCondition: _ParameterSummarySwitchCase {
  let cases: [any _ParameterSummarySwitchCase]

  public func _matches(_ value: Any?) -> Bool { cases.contains { $0._matches(value) } }
  public func _shown(_ context: _SummaryContext, _ value: Any?) -> [AnyKeyPath]? {
    cases.first { $0._matches(value) }?._shown(context, value) ?? nil
  }
}

@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  public static func buildExpression<Content>(
    _ branch: ParameterSummaryCaseCondition<Intent, Value.UnwrappedType, Content>
  ) -> ParameterSummaryCaseCondition<Intent, Value.UnwrappedType, Content> { branch }

  public static func buildExpression<Content>(
    _ branch: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> ParameterSummaryDefaultCaseCondition<Intent, Content> { branch }

  public static func buildBlock(
    _ cases: any _ParameterSummarySwitchCase...
  ) -> ParameterSummaryTupleCaseCondition { .init(cases: cases) }
}
