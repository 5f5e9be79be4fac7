public nonisolated struct _EnvironmentKeyWritingModifier<Value>: _EnvironmentModifier {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value
  public nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
  @MainActor public func _change(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }
}

public nonisolated struct _EnvironmentKeyTransformModifier<Value>: _EnvironmentModifier {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var transform: (inout Value) -> Void
  @MainActor public func _change(_ environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}

extension View {
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// The view with changed environment values, like `environment(_:_:)`, for the fields that have no public key.
  nonisolated func changingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, _EnvironmentChange> {
    modifier(_EnvironmentChange(change: change))
  }
}

public nonisolated struct _EnvironmentChange: _EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
  nonisolated init(change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }
  @MainActor public func _change(_ environment: inout EnvironmentValues) { change(&environment) }
}
