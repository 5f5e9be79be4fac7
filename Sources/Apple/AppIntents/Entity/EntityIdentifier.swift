import FoundationExtras

/// Names an entity of any type.
public struct EntityIdentifier: CustomStringConvertible, Hashable, Sendable, _IntentValue {
  public let entityType: any AppEntity.Type
  public let identifier: String

  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }
  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    self.entityType = entityType
    self.identifier = identifier.entityIdentifierString
  }

  public var description: String { "\(entityType.persistentIdentifier)/\(identifier)" }

  public static func == (left: Self, right: Self) -> Bool { left.description == right.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
