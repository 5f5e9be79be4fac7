import FoundationExtras

/// Values to choose from, found when they are asked for.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Result.Result
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public typealias ItemCollection<Item: _IntentValue> = IntentItemCollection<Item>
  public typealias ItemSection<Item: _IntentValue> = IntentItemSection<Item>
  public typealias Item<Value: _IntentValue> = IntentItem<Value>

  public func defaultResult() async -> DefaultValue? { nil }

  func anyDefault() async -> Any? { await defaultResult() }

  /// - Throws: ``OptionsFailure``.
  func offered() async throws -> [ParameterOption] {
    try await OptionsFailure.naming(self, "results()") { try await results().options }
  }
}

/// A query or an options provider that threw.
package struct OptionsFailure: Error {
  /// `HarbourQuery`.
  package let provider: String
  /// `suggestedEntities()`.
  package let method: String
  package let error: any Error

  static func naming<Value>(
    _ provider: Any, _ method: String, _ body: () async throws -> Value
  ) async throws -> Value {
    do { return try await body() } catch let failure as OptionsFailure { throw failure } catch {
      throw OptionsFailure(
        provider: String(describing: type(of: provider)), method: method, error: error)
    }
  }
}
