import FoundationExtras

/// The properties that a query finds entities by, each with the comparisons that it knows.
public struct EntityQueryProperties<Entity: AppEntity, Mapping>: @unchecked Sendable {
  let declarations: [EntityQueryPropertyDeclaration<Entity, Mapping>]

  public init(
    @EntityQueryPropertiesBuilder<Entity, Mapping>
    properties: () -> [EntityQueryPropertyDeclaration<Entity, Mapping>]
  ) {
    declarations = properties()
  }

  public subscript(index: Int) -> EntityQueryPropertyDeclaration<Entity, Mapping> {
    declarations[index]
  }
}

public class EntityQueryPropertyDeclaration<Entity, Mapping> {
  init() {}
}

public final class EntityQueryProperty<
  Entity: AppEntity, Value: _IntentValue, Mapping
>: EntityQueryPropertyDeclaration<Entity, Mapping> {
  package let keyPath: PartialKeyPath<Entity>
  package let comparators: [EntityQueryComparator<Value, Mapping>]

  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value, Mapping>
    comparators: () -> [EntityQueryComparator<Value, Mapping>]
  ) {
    self.keyPath = keyPath
    self.comparators = comparators()
  }
}

@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, Mapping> {
  public typealias Declaration = EntityQueryPropertyDeclaration<Entity, Mapping>
  public static func buildExpression<Value>(
    _ property: EntityQueryProperty<Entity, Value, Mapping>
  ) -> Declaration { property }
  public static func buildBlock(_ properties: Declaration...) -> [Declaration] { properties }
}

/// The properties by which a query can sort.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
  let options: [EntityQuerySortableByProperty<Entity>]

  public init() { options = [] }
  public init(
    @EntityQuerySortingOptionsBuilder<Entity>
    content: () -> [EntityQuerySortableByProperty<Entity>]
  ) {
    options = content()
  }
  public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { options[index] }
}

public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  package let keyPath: PartialKeyPath<Entity>
  public init<Property: AnyIntentValue>(_ keyPath: KeyPath<Entity, Property>) {
    self.keyPath = keyPath
  }
}

@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  public typealias Option = EntityQuerySortableByProperty<Entity>
  public static func buildExpression(_ option: Option) -> Option { option }
  public static func buildBlock(_ options: Option...) -> [Option] { options }
}
