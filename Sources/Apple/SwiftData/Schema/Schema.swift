/// The models of a container.
public final class Schema: Sendable {
  /// The models' types, with those that they lead to, sorted by name.
  let types: [ModelType]
  public let version: Version
  public var encodingVersion: Version { version }

  public convenience init(
    _ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)
  ) { self.init(types: ModelType.closure(of: types), version: version) }

  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) { self.init(types, version: version) }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  public convenience init() { self.init(types: [], version: Version(1, 0, 0)) }

  init(types: [ModelType], version: Version) {
    self.types = types
    self.version = version
  }

  public var entities: [Entity] { types.map(Entity.init) }
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
  public func entity(for type: any PersistentModel.Type) -> Entity? {
    types.first { $0.type == type }.map(Entity.init)
  }

  public static func entityName(for type: any PersistentModel.Type) -> String {
    ModelType.of(type).name
  }

  /// The number of a version of a schema.
  public struct Version: Codable, Comparable, Hashable, CustomStringConvertible, Sendable {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    public static func < (a: Version, b: Version) -> Bool {
      (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// A model in a schema.
  public struct Entity: Hashable, Sendable {
    public let name: String
    public let attributes: Set<String>
    public let relationships: Set<String>

    init(_ type: ModelType) {
      name = type.name
      attributes = Set(type.properties.filter { !$0.isRelationship }.map(\.name))
      relationships = Set(type.properties.filter(\.isRelationship).map(\.name))
    }
  }
}

extension Schema: CustomStringConvertible {
  public var description: String {
    "Schema \(version): \(types.map(\.name).joined(separator: ", "))"
  }
}

extension Schema: Hashable {
  public static func == (a: Schema, b: Schema) -> Bool {
    a.version == b.version && a.types.map(\.name) == b.types.map(\.name)
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(types.map(\.name))
  }
}
