import DataModels
import DataStore

/// A model's type, read once: its name and properties.
final class ModelType: @unchecked Sendable {
  let type: any PersistentModel.Type
  /// The name of the entity.
  let name: String
  let properties: [ModelProperty]
  private let byName: [String: ModelProperty]
  private let byKeyPath: [AnyKeyPath: String]
  private let keyPaths: [String: AnyKeyPath]

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    name = String(describing: type)
    let metadata = type.schemaMetadata
    let name = self.name
    properties = metadata.map { ModelProperty($0, of: name) }
    byName = Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    keyPaths = Dictionary(
      metadata.map { ($0.name, $0.keypath) }, uniquingKeysWith: { first, _ in first })
    byKeyPath = Dictionary(
      metadata.map { ($0.keypath, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  func property(_ name: String) -> ModelProperty? { byName[name] }
  /// The name of the property that a key path leads to; nil for one that leads further.
  func name(of keyPath: AnyKeyPath) -> String? { byKeyPath[keyPath] }

  func keyPath(of name: String) -> AnyKeyPath? { keyPaths[name] }

  /// The values of a property's declaration, evaluated again for each object, so that each has its own identifier.
  func defaultValues() -> [String: Any] {
    var values: [String: Any] = [:]
    for property in type.schemaMetadata {
      if let value = property.defaultValue { values[property.name] = value }
    }
    return values
  }

  // MARK: Types that are known

  nonisolated(unsafe) private static var known: [ObjectIdentifier: ModelType] = [:]
  private static let lock = NSRecursiveLock()

  static func of(_ type: any PersistentModel.Type) -> ModelType {
    lock.withLock {
      if let found = known[ObjectIdentifier(type)] { return found }
      let made = ModelType(type)
      known[ObjectIdentifier(type)] = made
      return made
    }
  }

  /// The types with all that their relationships lead to, by name.
  static func closure(of types: [any PersistentModel.Type]) -> [ModelType] {
    var found: [String: ModelType] = [:]
    var open = types.map(of)
    while let next = open.popLast() {
      guard found[next.name] == nil else { continue }
      found[next.name] = next
      open += next.properties.compactMap { $0.destination.map(of) }
    }
    return found.values.sorted { $0.name < $1.name }
  }
}

/// One property of a model.
final class ModelProperty: @unchecked Sendable {
  let name: String
  let type: Any.Type
  /// The type in the optional, where it is one.
  let wrapped: Any.Type
  let isOptional: Bool
  let attribute: Schema.Attribute?
  let relationship: Schema.Relationship?
  /// The model that a relationship leads to.
  let destination: (any PersistentModel.Type)?
  let isToMany: Bool
  /// The form of an attribute's values in a store.
  let coding: ValueCoding

  var isRelationship: Bool { destination != nil }
  var isUnique: Bool { attribute?.options.contains(.unique) ?? false }
  var isEphemeral: Bool { attribute?.options.contains(.ephemeral) ?? false }

  init(_ metadata: Schema.PropertyMetadata, of model: String) {
    name = metadata.name
    type = Swift.type(of: metadata.keypath).valueType
    let optional = type as? any OptionalType.Type
    isOptional = optional != nil
    wrapped = optional?.wrappedType ?? type
    attribute = metadata.metadata as? Schema.Attribute
    relationship = metadata.metadata as? Schema.Relationship
    if let one = wrapped as? any PersistentModel.Type {
      destination = one
      isToMany = false
    } else if let many = wrapped as? any ModelCollection.Type {
      destination = many.modelType
      isToMany = true
    } else {
      destination = nil
      isToMany = false
    }
    let transformer: String? = attribute?.options.lazy.compactMap { option in
      if case .transformable(let name) = option.kind { name } else { nil }
    }.first
    coding =
      destination == nil
      ? ValueCoding.of(wrapped, transformer: transformer, place: "\(model).\(metadata.name)")
      : .none
  }

  /// The value of the property's type, made of what is in its optional.
  func typed(_ value: Any?) -> Any? {
    guard isOptional, let optional = type as? any OptionalType.Type else { return value }
    return optional.make(value)
  }
}

/// An optional, to ask for what it holds.
protocol OptionalType {
  static var wrappedType: Any.Type { get }
  static func make(_ value: Any?) -> Any?
  var held: Any? { get }
}

extension Optional: OptionalType {
  static var wrappedType: Any.Type { Wrapped.self }
  static func make(_ value: Any?) -> Any? {
    guard let value = value as? Wrapped else { return Optional<Wrapped>.none as Any }
    return Optional<Wrapped>.some(value) as Any
  }
  var held: Any? { map { $0 as Any } }
}

/// An array or a set of models.
protocol ModelCollection {
  static var modelType: any PersistentModel.Type { get }
  static func make(_ models: [AnyObject]) -> Any
  var models: [any PersistentModel] { get }
}

extension Array: ModelCollection where Element: PersistentModel {
  static var modelType: any PersistentModel.Type { Element.self }
  static func make(_ models: [AnyObject]) -> Any { models.compactMap { $0 as? Element } }
  var models: [any PersistentModel] { self }
}

extension Set: ModelCollection where Element: PersistentModel {
  static var modelType: any PersistentModel.Type { Element.self }
  static func make(_ models: [AnyObject]) -> Any { Set(models.compactMap { $0 as? Element }) }
  var models: [any PersistentModel] { sorted { $0.persistentModelID < $1.persistentModelID } }
}
