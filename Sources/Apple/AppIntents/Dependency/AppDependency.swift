import FoundationExtras

/// A type whose instances may have dependencies: intents, queries, options providers.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
}

/// An object that the app gave to ``AppDependencyManager``.
@propertyWrapper
public final class AppDependency<Value: Sendable>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let makeDefault: (() -> Value)?
  private let lock = NSLock()
  private var value: Value?

  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager
    makeDefault = nil
  }

  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValueProvider: @autoclosure @escaping () -> Value
  ) {
    self.key = key
    self.manager = manager
    makeDefault = defaultValueProvider
  }

  public var wrappedValue: Value {
    get {
      if let value = lock.withLock({ value }) { return value }
      do {
        let found = try manager.value(Value.self, for: key)
        lock.withLock { value = found }
        return found
      } catch {
        if let made = makeDefault?() { return made }
        // There is no value and a getter can't throw; the worker ends and the frame reports it.
        fatalError(error.localizedDescription)
      }
    }
    set { lock.withLock { value = newValue } }
  }

  public var projectedValue: AppDependency<Value> { self }
}
