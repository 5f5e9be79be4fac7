import FoundationExtras

public protocol AppValue: _IntentValue, PersistentlyIdentifiable, DisplayRepresentable {}

/// A fixed set of values that a parameter can take.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible, UnwrappedType == Self {}

extension AppEnum {
  /// The case whose raw value reads as the file says.
  public static func _value(from configured: ConfiguredValue) -> Self? {
    let text: String
    switch configured {
    case .text(let value): text = value
    case .number(let value): text = Int(exactly: value).map(String.init) ?? String(value)
    case .bool(let value): text = String(value)
    default: return nil
    }
    return RawValue(text).flatMap(Self.init(rawValue:))
  }

  /// Edit Widget begins with the first case.
  public static func _systemDefault(canBeNothing: Bool) async -> Self? {
    canBeNothing ? nil : allCases.first
  }
}
