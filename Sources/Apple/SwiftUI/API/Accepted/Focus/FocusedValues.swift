import Combine
import Foundation
import Observation

/// A key of values that the focused view and its containers publish.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the focused view and its containers publish. In a picture no view has the focus, so there are none.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension FocusedValues: Equatable {
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    lhs.values.isEmpty && rhs.values.isEmpty
  }
}

/// A value of the focused view, by its key path or its type. In a picture it is nil.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  public var wrappedValue: Value? { nil }
}

/// A binding of the focused view, by its key path. In a picture its value is nil.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the focused view, by its type. In a picture it is nil.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    public subscript<T>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>
    ) -> Binding<T> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
  public init() {}
  @MainActor public var wrappedValue: ObjectType? { nil }
  @MainActor public var projectedValue: Wrapper? { nil }
}

extension View {
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> _RestingView<Self> {
    resting("focusedValue", .input)
  }
  public nonisolated func focusedValue<T: AnyObject & Observable>(
    _ object: T?
  ) -> _RestingView<Self> {
    resting("focusedValue", .input)
  }
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> _RestingView<Self> {
    resting("focusedSceneValue", .input)
  }
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(
    _ object: T?
  ) -> _RestingView<Self> {
    resting("focusedSceneValue", .input)
  }
  public nonisolated func focusedObject<T: ObservableObject>(
    _ object: T?
  ) -> _RestingView<Self> {
    resting("focusedObject", .input)
  }
  public nonisolated func focusedSceneObject<T: ObservableObject>(
    _ object: T?
  ) -> _RestingView<Self> {
    resting("focusedSceneObject", .input)
  }
}
