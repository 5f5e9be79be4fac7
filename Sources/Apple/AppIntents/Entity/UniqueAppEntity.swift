import FoundationExtras

/// An entity of which there is one, such as an app's settings.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
  public var id: String { Self.persistentIdentifier }
}

/// Finds the one entity of its type.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery {
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    [try await uniqueEntity()]
  }
  public func defaultResult() async -> Entity? { try? await uniqueEntity() }
}

public struct UniqueAppEntityProvider<Entity: AppEntity>: UniqueAppEntityQuery {
  public typealias Result = [Entity]
  public typealias DefaultValue = Entity
  private let make: @Sendable () async throws -> Entity

  /// A provider without an entity. Its use fails with `entityNotFound`.
  public init() { make = { throw AppIntentError.Unrecoverable.entityNotFound } }
  public init(_ make: @escaping @Sendable () async throws -> Entity) { self.make = make }
  public func uniqueEntity() async throws -> Entity { try await make() }
}
