import Combine

/// An object that a view is given, and that publishes when it is about to change.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let root = root
      return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  public mutating func _install(_ inputs: _ViewInputs, _ place: Int) {
    inputs.context.state.observe(wrappedValue, inputs, place)
  }
}

extension StateStore {
  /// Requests another pass when the object publishes a change.
  func observe<Object: ObservableObject>(_ object: Object, _ inputs: _ViewInputs, _ place: Int) {
    let watch = box(inputs, place, kind: .watch) { ObjectWatch() }
    guard watch.object !== object else { return }
    watch.object = object
    watch.token = object.objectWillChange.sink { [weak self] _ in self?.isDirty = true }
  }
}

/// The object that a property observes, and its subscription.
private final class ObjectWatch {
  var object: AnyObject?
  var token: AnyCancellable?
}
