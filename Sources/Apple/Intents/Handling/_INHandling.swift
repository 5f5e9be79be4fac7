import FoundationExtras

/// A handler's method that its class doesn't have. In Xcode it wouldn't have compiled.
public struct _INNotImplemented: Error, CustomStringConvertible {
  public init() {}
  public var description: String { "the handler doesn't implement it" }
}

/// Functions for the default implementations of a generated handling protocol.
public enum _INHandling {
  /// Answers a completion by what the `async` form gives.
  public static func answer<Value>(
    _ completion: @escaping (Value) -> Void, _ body: @escaping () async -> Value
  ) {
    let call = Unchecked((completion, body))
    Task.detached {
      let value = await call.value.1()
      call.value.0(value)
    }
  }

  /// Answers a completion by the options that the `async` form gives, or by what it throws.
  public static func answer<Option>(
    _ completion: @escaping (INObjectCollection<Option>?, (any Error)?) -> Void,
    _ body: @escaping () async throws -> INObjectCollection<Option>
  ) {
    let call = Unchecked((completion, body))
    Task.detached {
      do {
        let options = try await call.value.1()
        call.value.0(options, nil)
      } catch {
        call.value.0(nil, error)
      }
    }
  }

  /// Options in the form of iOS 13, as a collection. It runs where its caller does.
  nonisolated(nonsending) public static func collection<Value, Option>(
    _ ask: (@escaping ([Value]?, (any Error)?) -> Void) -> Void, _ convert: (Value) -> Option
  ) async throws -> INObjectCollection<Option> {
    let answer = Once<Result<[Value], any Error>>()
    ask { values, error in answer.take(error.map { .failure($0) } ?? .success(values ?? [])) }
    let values = try await answer.value.value.get()
    return INObjectCollection(items: values.map(convert))
  }
}

/// A value that is passed from one thread to another and used by one at a time.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// A completion's first answer; the next are left aside.
private final class Once<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var answer: Unchecked<Value>?
  private var waiting: CheckedContinuation<Unchecked<Value>, Never>?

  func take(_ value: Value) {
    let continuation = lock.withLock {
      guard answer == nil else { return nil as CheckedContinuation<Unchecked<Value>, Never>? }
      answer = Unchecked(value)
      defer { waiting = nil }
      return waiting
    }
    continuation?.resume(returning: Unchecked(value))
  }

  var value: Unchecked<Value> {
    get async {
      await withCheckedContinuation { continuation in
        let known = lock.withLock {
          if answer == nil { waiting = continuation }
          return answer
        }
        if let known { continuation.resume(returning: known) }
      }
    }
  }
}
