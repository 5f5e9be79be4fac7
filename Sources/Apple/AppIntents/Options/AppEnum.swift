import FoundationExtras

/// A fixed set of values that a parameter can take.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible, UnwrappedType == Self {}

extension AppEnum {
  /// The case whose raw value or title is the text of the file.
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    -> Self?
  {
    guard let text = configured.plainText else { return nil }
    if let found = RawValue(text).flatMap(Self.init(rawValue:)) { return found }
    return allCases.first { reading.string($0.displayRepresentation.title) == text }
  }

  /// Edit Widget begins with the first case.
  public static func _systemDefault(canBeNothing: Bool) async -> Self? {
    canBeNothing ? nil : allCases.first
  }

  /// Every case by its raw value and by what it is called.
  static var cases: [ParameterOption] {
    allCases.map { ParameterOption("\($0.rawValue)", $0.displayRepresentation.title) }
  }
}
