/// A value that a fetch computes: a constant, a property's value or a function of these.
///
/// Foundation on Linux declares the name without a way to make one.
open class NSExpression: NSObject, @unchecked Sendable {
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject, variable, keyPath, function
  }

  public let expressionType: ExpressionType
  private let name: String
  private let values: [Any]

  private init(_ type: ExpressionType, _ name: String = "", _ values: [Any] = []) {
    expressionType = type
    self.name = name
    self.values = values
  }

  public convenience init(forConstantValue obj: Any?) {
    self.init(.constantValue, "", obj.map { [$0] } ?? [])
  }
  public convenience init(forKeyPath keyPath: String) { self.init(.keyPath, keyPath) }
  public convenience init(forVariable string: String) { self.init(.variable, string) }
  /// Makes a function's value: `count:`, `sum:`, `min:`, `max:` and `average:` of a property's values, and `abs:`,
  /// `ceiling:`, `floor:`, `lowercase:`, `uppercase:` and `length:` of one value.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(.function, name, parameters)
  }
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }

  open var keyPath: String { name }
  open var function: String { name }
  open var variable: String { name }
  open var constantValue: Any? { values.first }
  open var arguments: [NSExpression]? {
    expressionType == .function ? values.compactMap { $0 as? NSExpression } : nil
  }

  /// Whether it is a function of the values of several objects.
  var isAggregate: Bool {
    if expressionType == .function, Self.aggregates.contains(name) { return true }
    return (arguments ?? []).contains(where: \.isAggregate)
  }
  private static let aggregates: Set<String> = ["count:", "sum:", "min:", "max:", "average:"]
}
