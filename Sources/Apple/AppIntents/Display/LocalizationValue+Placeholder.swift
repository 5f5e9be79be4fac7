import FoundationExtras

extension String.LocalizationValue {
  /// A placeholder for a value that is inserted later, as in `"\(placeholder: .int) harbours"`.
  public enum Placeholder: Sendable { case int, uint, float, double, object }
}

extension String.LocalizationValue.StringInterpolation {
  /// Inserts 0 or nothing, since the value isn't known.
  public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
    switch placeholder {
    case .int, .uint: appendInterpolation(0)
    case .float, .double: appendInterpolation(0.0)
    case .object: appendInterpolation("")
    }
  }
}
