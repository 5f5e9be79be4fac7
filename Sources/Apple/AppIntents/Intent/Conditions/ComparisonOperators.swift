import FoundationExtras

public enum EquatableComparisonOperator: Sendable { case equalTo, notEqualTo }
public enum OneOfComparisonOperator: Sendable { case oneOf }
public enum HasValueComparisonOperator: Sendable { case hasAnyValue, hasNoValue }
public enum ComparableComparisonOperator: Sendable {
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}
public enum StringComparisonOperator: Sendable {
  case contains, doesNotContain, hasPrefix, hasSuffix
}
public enum ParameterSummarySwitchWidgetFamily: Sendable { case widgetFamily }

extension EquatableComparisonOperator {
  func holds(_ areEqual: Bool) -> Bool { (self == .equalTo) == areEqual }
}

extension HasValueComparisonOperator {
  func holds(_ hasValue: Bool) -> Bool { (self == .hasAnyValue) == hasValue }
}

extension ComparableComparisonOperator {
  /// Nothing is neither less nor greater than anything.
  func holds<Value: Comparable>(_ left: Value?, _ right: Value) -> Bool {
    guard let left else { return false }
    return switch self {
    case .lessThan: left < right
    case .lessThanOrEqualTo: left <= right
    case .greaterThan: left > right
    case .greaterThanOrEqualTo: left >= right
    }
  }
}

extension StringComparisonOperator {
  func holds(_ text: String, _ part: String) -> Bool {
    switch self {
    case .contains: text.contains(part)
    case .doesNotContain: !text.contains(part)
    case .hasPrefix: text.hasPrefix(part)
    case .hasSuffix: text.hasSuffix(part)
    }
  }
}

/// Compares values by their type's equality, entities by their identifiers.
func areEqual(_ left: Any?, _ right: Any?) -> Bool {
  func same<Value: Equatable>(_ left: Value) -> Bool { (right as? Value) == left }
  if let left = left as? any AppEntity {
    return left.identifierText == (right as? any AppEntity)?.identifierText
  }
  if let left = left as? any Equatable { return same(left) }
  return false
}
