/// A value that a view finds in its environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case path(KeyPath<EnvironmentValues, Value>)
    case object(find: (_ViewInputs) -> Value?, otherwise: () -> Value)
    case value(Value)
  }
  private var source: Source

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .path(keyPath) }

  init(find: @escaping (_ViewInputs) -> Value?, otherwise: @escaping () -> Value) {
    source = .object(find: find, otherwise: otherwise)
  }

  public var wrappedValue: Value {
    switch source {
    case .value(let value): value
    case .path(let keyPath): EnvironmentValues()[keyPath: keyPath]
    case .object(_, let otherwise): otherwise()
    }
  }

  public mutating func _install(_ inputs: _ViewInputs, _ place: Int) {
    switch source {
    case .path(let keyPath): source = .value(inputs.environment[keyPath: keyPath])
    case .object(let find, _): if let value = find(inputs) { source = .value(value) }
    case .value: break
    }
  }
}
