import Observation

extension Environment {
  /// The observable object of this type that a view further up put into the environment.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(
      find: { inputs in
        if inputs.environment[object: Value.self] == nil { inputs.noteMissingObject(Value.self) }
        return inputs.environment[object: Value.self]
      }, otherwise: { missingObject(Value.self, "Observable object") })
  }

  /// The same, or nil where there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(find: { .some($0.environment[object: T.self]) }, otherwise: { nil })
  }
}

extension View {
  /// Views inside find the object by its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    changingEnvironment { $0[object: T.self] = object }
  }
}
