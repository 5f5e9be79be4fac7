import FoundationExtras

/// What a query or an options provider answers with.
public protocol ResultsCollection<Result> {
  associatedtype Result: _IntentValue
  static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Result = Element
  public static var empty: [Element] { [] }
}

/// Values to choose from, found when they are asked for.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Result.Result
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds entities by their identifiers, and suggests some.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable
where DefaultValue == Entity {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}

/// All its entities can be listed.
public protocol EnumerableEntityQuery: EntityQuery {
  associatedtype Entity
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

extension EnumerableEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

/// One option, and how it is shown.
public struct IntentItem<Value: _IntentValue>: Sendable {
  public let value: Value
  public let title: LocalizedStringResource?
  public let subtitle: LocalizedStringResource?
  public let image: DisplayRepresentation.Image?

  public init(
    _ value: Value, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

public struct IntentItemSection<Value: _IntentValue>: Sendable {
  public var title: LocalizedStringResource?
  public var items: [IntentItem<Value>]

  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Value>]) {
    self.title = title
    self.items = items
  }
  public init(_ title: LocalizedStringResource? = nil, items: [Value]) {
    self.init(title, items: items.map { IntentItem($0) })
  }
}

/// Options in sections.
public struct IntentItemCollection<Value: _IntentValue>: ResultsCollection, Sendable {
  public typealias Result = Value
  public var sections: [IntentItemSection<Value>]
  public var promptLabel: LocalizedStringResource?
  public static var empty: IntentItemCollection<Value> { .init(sections: []) }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Value>]
  ) {
    self.promptLabel = promptLabel
    self.sections = sections
  }
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Value]
  ) {
    self.init(promptLabel: promptLabel, sections: [IntentItemSection(items: items)])
  }
}

public typealias ItemCollection = IntentItemCollection
public typealias ItemSection = IntentItemSection
