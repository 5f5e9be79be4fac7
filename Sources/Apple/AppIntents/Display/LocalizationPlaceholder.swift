import FoundationExtras

extension String.LocalizationValue {
  /// What stands where a value comes later, as in `"\(placeholder: .int) harbours"`.
  public enum Placeholder: Sendable { case int, uint, float, double, object }
}

extension String.LocalizationValue.StringInterpolation {
  /// The value that comes later isn't known, so 0 or nothing stands for it.
  public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
    switch placeholder {
    case .int, .uint: appendInterpolation(0)
    case .float, .double: appendInterpolation(0.0)
    case .object: appendInterpolation("")
    }
  }
}
