/// The view with the focus. In a picture none has it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    fileprivate let value: SwiftUI.Binding<Value>
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  @State private var value: Value

  public init() where Value == Bool { _value = State(initialValue: false) }
  public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  public var projectedValue: Binding { Binding(value: $value) }
}

/// The view with the focus of an assistive technology. In a picture none has it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    fileprivate let value: SwiftUI.Binding<Value>
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  @State private var value: Value

  public init() where Value == Bool { _value = State(initialValue: false) }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  public var projectedValue: Binding { Binding(value: $value) }
}

public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var names: Set<String>
  private init(names: Set<String>) { self.names = names }
  public init() { names = [] }
  public static let voiceOver = AccessibilityTechnologies(names: ["voiceOver"])
  public static let switchControl = AccessibilityTechnologies(names: ["switchControl"])

  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
  public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
  public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
  public func symmetricDifference(_ other: Self) -> Self {
    Self(names: names.symmetricDifference(other.names))
  }
  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
  @discardableResult
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(new)
    formUnion(new)
    return (isNew, new)
  }
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }
  @discardableResult public mutating func update(with new: Self) -> Self? {
    insert(new).inserted ? nil : new
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
