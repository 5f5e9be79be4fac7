import FoundationExtras

/// The results of a query or an options provider.
public protocol ResultsCollection<Result> {
  associatedtype Result: _IntentValue
  var promptLabel: LocalizedStringResource? { get }
  var usesIndexedCollation: Bool { get }
  var items: [Result.ValueType] { get }
  static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Result = Element
  public var promptLabel: LocalizedStringResource? { nil }
  public var usesIndexedCollation: Bool { false }
  public var items: [Element.ValueType] { compactMap { $0 as? Element.ValueType } }
  public static var empty: [Element] { [] }
}

extension ResultsCollection {
  /// The options of all sections, in their order.
  var options: [ParameterOption] {
    if let titled = self as? any TitledResults { return titled.titledOptions }
    return items.map { ParameterOption(of: $0) }
  }
}

/// Results that may call their items otherwise than these do themselves.
protocol TitledResults {
  var titledOptions: [ParameterOption] { get }
}
