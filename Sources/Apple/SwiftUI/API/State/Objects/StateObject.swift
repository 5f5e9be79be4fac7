import Combine

/// An object that a view makes once and owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Box {
    let object: ObjectType
    init(_ object: ObjectType) { self.object = object }
  }

  private let make: () -> ObjectType
  private var box: Box?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// Before the view is in a picture each asking makes an object of its own.
  public var wrappedValue: ObjectType { box?.object ?? make() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }

  public mutating func _install(_ inputs: _ViewInputs, _ place: Int) {
    let store = inputs.context.state
    let box = store.box(inputs, place) { Box(make()) }
    self.box = box
    store.observe(box.object, inputs, place)
  }
}
