import FoundationExtras

/// Objects that intents and queries need, given once when the process begins.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()

  private let lock = NSLock()
  private var providers: [AnyHashable: () throws -> any Sendable] = [:]

  public init() {}

  /// - Parameter dependencyProvider: called for each ``AppDependency`` when it is read first.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping () -> Dependency
  ) {
    put(Dependency.self, key, dependencyProvider)
  }

  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @escaping () throws -> Dependency
  ) {
    put(Dependency.self, key, dependencyProvider)
  }

  @_disfavoredOverload
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
  ) {
    put(Dependency.self, key) { try Self.waiting(for: dependencyProvider) }
  }

  private func put<Dependency: Sendable>(
    _ type: Dependency.Type, _ key: AnyHashable?, _ make: @escaping () throws -> Dependency
  ) {
    lock.withLock { providers[key ?? AnyHashable(ObjectIdentifier(type))] = make }
  }

  func value<Value: Sendable>(_ type: Value.Type, for key: AnyHashable?) throws -> Value {
    let name = key ?? AnyHashable("\(type)")
    guard
      let make = lock.withLock({ providers[key ?? AnyHashable(ObjectIdentifier(type))] })
    else { throw Error<Value>.failedToRetrieveDependency(name, type) }
    let made: any Sendable
    do { made = try make() } catch { throw Error<Value>.failedToLoadDependency(name, type) }
    guard let value = made as? Value else {
      throw Error<Value>.incorrectDependencyType(name, type, Swift.type(of: made))
    }
    return value
  }

  /// A property is read without waiting, so the thread waits.
  private static func waiting<Value: Sendable>(
    for make: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    let box = ResultBox<Value>()
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      do { box.result = .success(try await make()) } catch { box.result = .failure(error) }
      done.signal()
    }
    done.wait()
    guard let result = box.result else { throw CancellationError() }
    return try result.get()
  }

  public enum Error<Value>: LocalizedError, @unchecked Sendable {
    case failedToRetrieveDependency(AnyHashable, Value.Type)
    case failedToLoadDependency(AnyHashable, Value.Type)
    case incorrectDependencyType(AnyHashable, Value.Type, any Any.Type)

    public var errorDescription: String? {
      switch self {
      case .failedToRetrieveDependency(let key, let type):
        "AppDependencyManager has no \(type) for \(key): call "
          + "AppDependencyManager.shared.add(dependency:) in the widget bundle's init()."
      case .failedToLoadDependency(let key, let type):
        "The \(type) that AppDependencyManager was given for \(key) couldn't be made."
      case .incorrectDependencyType(let key, let type, let other):
        "AppDependencyManager has a \(other) for \(key), and a \(type) is asked for."
      }
    }
  }
}

/// Carries a result from a task to the thread that waits for it.
private final class ResultBox<Value>: @unchecked Sendable {
  var result: Result<Value, any Error>?
}
