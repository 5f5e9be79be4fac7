import FoundationExtras

extension AppIntent {
  public typealias When<WhenTrue: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, WhenTrue, Otherwise>
}

/// One summary or the other, as a parameter's value or the widget's family decides.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenTrue: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  public typealias Then = () -> WhenTrue
  public typealias Else = () -> Otherwise
  private let condition: (_SummaryContext) -> Bool
  private let whenTrue: WhenTrue
  private let otherwise: Otherwise

  private init(
    _ whenTrue: Then, _ otherwise: Else, _ condition: @escaping (_SummaryContext) -> Bool
  ) {
    self.condition = condition
    self.whenTrue = whenTrue()
    self.otherwise = otherwise()
  }

  public func _shown(_ context: _SummaryContext) -> [AnyKeyPath]? {
    condition(context) ? whenTrue._shown(context) : otherwise._shown(context)
  }

  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator,
    _ value: Value.UnwrappedType?, @ParameterSummaryBuilder<Intent> _ whenTrue: Then,
    @ParameterSummaryBuilder<Intent> otherwise: Else
  ) {
    self.init(whenTrue, otherwise) { context in
      let current = context.parameter(keyPath)?.unwrapped
      guard let value else { return comparison.holds(current == nil) }
      return comparison.holds(areEqual(current, value))
    }
  }

  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: OneOfComparisonOperator,
    _ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ whenTrue: Then,
    @ParameterSummaryBuilder<Intent> otherwise: Else
  ) {
    self.init(whenTrue, otherwise) { context in
      let current = context.parameter(keyPath)?.unwrapped
      return values.contains { areEqual(current, $0) }
    }
  }

  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ whenTrue: Then,
    @ParameterSummaryBuilder<Intent> otherwise: Else
  ) {
    self.init(whenTrue, otherwise) { context in
      comparison.holds(context.parameter(keyPath)?.hasValue ?? false)
    }
  }

  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator,
    _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ whenTrue: Then,
    @ParameterSummaryBuilder<Intent> otherwise: Else
  ) where Value.UnwrappedType: Comparable {
    self.init(whenTrue, otherwise) { context in
      comparison.holds(context.parameter(keyPath)?.unwrapped, value)
    }
  }

  public init(
    widgetFamily comparison: EquatableComparisonOperator, _ value: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ whenTrue: Then,
    @ParameterSummaryBuilder<Intent> otherwise: Else
  ) {
    self.init(whenTrue, otherwise) { comparison.holds($0.family == value) }
  }

  public init(
    widgetFamily comparison: OneOfComparisonOperator, _ values: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ whenTrue: Then,
    @ParameterSummaryBuilder<Intent> otherwise: Else
  ) {
    self.init(whenTrue, otherwise) { context in context.family.map(values.contains) ?? false }
  }

  // MARK: An entity's identifier

  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: EquatableComparisonOperator, _ value: String,
    @ParameterSummaryBuilder<Intent> _ whenTrue: Then,
    @ParameterSummaryBuilder<Intent> otherwise: Else
  ) where Value.ValueType: AppEntity {
    self.init(whenTrue, otherwise) { context in
      comparison.holds(context.parameter(keyPath)?.chosen.first?.name == value)
    }
  }

  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: OneOfComparisonOperator, _ values: [String],
    @ParameterSummaryBuilder<Intent> _ whenTrue: Then,
    @ParameterSummaryBuilder<Intent> otherwise: Else
  ) where Value.ValueType: AppEntity {
    self.init(whenTrue, otherwise) { context in
      (context.parameter(keyPath)?.chosen.first?.name).map(values.contains) ?? false
    }
  }

  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: StringComparisonOperator, _ value: String,
    @ParameterSummaryBuilder<Intent> _ whenTrue: Then,
    @ParameterSummaryBuilder<Intent> otherwise: Else
  ) where Value.ValueType: AppEntity {
    self.init(whenTrue, otherwise) { context in
      (context.parameter(keyPath)?.chosen.first?.name).map { comparison.holds($0, value) } ?? false
    }
  }
}
