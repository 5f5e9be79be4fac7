import Foundation

/// Names a group of views that share geometry.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  public struct ID: Hashable, Sendable {
    init() {}
  }
  public init() {}
  public var wrappedValue: ID { ID() }
}
