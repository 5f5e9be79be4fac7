import Combine

/// An object that a view further up put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else { missingObject(ObjectType.self, "ObservableObject") }
    return object
  }
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  public mutating func _install(_ inputs: _ViewInputs, _ place: Int) {
    object = inputs.environment[object: ObjectType.self]
    if let object {
      inputs.context.state.observe(object, inputs, place)
    } else {
      inputs.noteMissingObject(ObjectType.self)
    }
  }
}

/// Ends the run, as on the device: there is no other value to give, and only this widget's worker
/// is lost.
func missingObject(_ type: Any.Type, _ kind: String) -> Never {
  // lint: allow trap, a property of the view's own type has no other value; Apple's ends here too
  fatalError(
    "No \(kind) of type \(type) found: no view around this one puts it into the environment")
}

extension _ViewInputs {
  func noteMissingObject(_ type: Any.Type) {
    context.diagnose(
      "environment-object-missing",
      "no view around this one puts a \(type) into the environment; reading it ends the widget")
  }
}

extension EnvironmentValues {
  /// The object that the environment holds by its type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { self[objectOf: ObjectIdentifier(type)] as? Object }
    set { self[objectOf: ObjectIdentifier(type)] = newValue }
  }
}

extension View {
  /// Views inside find the object by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    changingEnvironment { $0[object: T.self] = object }
  }
}
