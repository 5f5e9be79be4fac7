import FoundationExtras

extension IntentParameter where Value.ValueType == Measurement<UnitDuration> {
  public enum Duration: Sendable {
    case hours, microseconds, milliseconds, minutes, nanoseconds, picoseconds, seconds

    var unit: UnitDuration {
      switch self {
      case .hours: .hours
      case .microseconds: .microseconds
      case .milliseconds: .milliseconds
      case .minutes: .minutes
      case .nanoseconds: .nanoseconds
      case .picoseconds: .picoseconds
      case .seconds: .seconds
      }
    }
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double, defaultUnit: Duration? = nil, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let unit = (defaultUnit ?? .seconds).unit
    self.init(
      title, description,
      default: Measurement(value: defaultValue, unit: unit) as? Value.UnwrappedType,
      .init(unit: unit, refusesNegativeNumbers: !supportsNegativeNumbers))
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Duration, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let unit = unit.unit
    self.init(
      title, description,
      default: defaultValue.map { Measurement(value: $0, unit: unit) } as? Value.UnwrappedType,
      .init(unit: unit, refusesNegativeNumbers: !supportsNegativeNumbers))
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultUnit: Duration, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title, description, default: nil,
      .init(unit: defaultUnit.unit, refusesNegativeNumbers: !supportsNegativeNumbers))
  }
}

extension UnitDuration: _NamedUnits {
  static var named: [Dimension] {
    [
      UnitDuration.hours, UnitDuration.microseconds, UnitDuration.milliseconds,
      UnitDuration.minutes, UnitDuration.nanoseconds, UnitDuration.picoseconds,
      UnitDuration.seconds,
    ]
  }
}
