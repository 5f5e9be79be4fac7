import FoundationExtras

/// Finds entities by their properties, as Shortcuts' Find actions do.
/// - Support: partly; Edit Widget asks for identifiers, suggestions and text alone.
public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType
  static var properties: QueryProperties { get }
  static var sortingOptions: SortingOptions { get }
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  public typealias ComparatorMode = EntityQueryComparatorMode
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  public typealias Property<Value: _IntentValue> =
    EntityQueryProperty<Entity, Value, ComparatorMappingType>
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  public typealias Sort = EntityQuerySort<Entity>
}

public enum EntityQueryComparatorMode: Sendable { case and, or }

public struct EntityQuerySort<Entity: AppEntity> {
  public enum Ordering: Sendable { case ascending, descending }
  public let by: PartialKeyPath<Entity>
  public let order: Ordering

  package init(by: PartialKeyPath<Entity>, order: Ordering) {
    self.by = by
    self.order = order
  }
}
