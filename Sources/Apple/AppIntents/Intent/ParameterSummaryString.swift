import FoundationExtras

/// A sentence with key paths of parameters in it: `"Show \(\.$trip)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  let keyPaths: [PartialKeyPath<Intent>]

  public init(_ value: String) { keyPaths = [] }
  public init(stringLiteral value: String) { keyPaths = [] }
  public init(stringInterpolation: StringInterpolation) { keyPaths = stringInterpolation.keyPaths }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var keyPaths: [PartialKeyPath<Intent>] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      keyPaths.append(keyPath)
    }
  }
}
