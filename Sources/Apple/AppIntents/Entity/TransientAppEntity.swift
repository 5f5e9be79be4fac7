import FoundationExtras

/// An entity that is only passed on and never looked up.
public protocol TransientAppEntity: AppEntity {
  init()
}

extension TransientAppEntity {
  /// All the same: a transient entity isn't found by its identifier.
  public var id: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  public static var defaultQuery: _TransientAppEntityQuery<Self> { .init() }
}

public struct _TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  public init() {}
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
  public func suggestedEntities() async throws -> [Entity] { [] }
}
