/// Turns values into others, as into data that a store can keep. Foundation on Linux has none.
open class ValueTransformer: NSObject {
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { true }
  open func transformedValue(_ value: Any?) -> Any? { value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }

  nonisolated(unsafe) private static var registered: [String: ValueTransformer] = [:]
  private static let lock = NSLock()

  public class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) { lock.withLock { registered[name.rawValue] = transformer } }

  public convenience init?(forName name: NSValueTransformerName) { return nil }

  public class func valueTransformerNames() -> [NSValueTransformerName] {
    lock.withLock { registered.keys.sorted().map { NSValueTransformerName($0) } }
  }

  static func named(_ name: String) -> ValueTransformer? { lock.withLock { registered[name] } }
}

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}
