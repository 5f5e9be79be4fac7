import DataModels
import DataStore

/// The values of one model: its own until it is inserted into a context, then those of the context's record.
public final class _ModelData: @unchecked Sendable {
  let type: ModelType
  private(set) var record: StoreRecord?
  /// Kept, so that a view can read a model after the code that fetched it has let go of the context.
  private(set) var context: RecordContext?
  /// The values of a model that is in no context.
  private var loose: [String: Any] = [:]
  private var decoded: [String: (stored: StoredValue, value: Any)] = [:]
  private let registrar = ObservationRegistrar()
  private lazy var looseID = PersistentIdentifier(
    RecordID(store: "", entity: type.name, key: Self.nextLooseKey()))

  public init(_ type: any PersistentModel.Type) { self.type = ModelType.of(type) }

  public init(_ backing: any BackingData) {
    let data = backing._data
    type = data.type
    record = data.record
    context = data.context
    loose = data.loose
  }

  init(_ record: StoreRecord, _ context: RecordContext, type: ModelType) {
    self.type = type
    self.record = record
    self.context = context
  }

  public func backing<Model: PersistentModel>(_ type: Model.Type) -> any BackingData<Model> {
    _ModelBacking<Model>(data: self)
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var lastLooseKey = Int64.min

  private static func nextLooseKey() -> Int64 {
    lock.withLock {
      lastLooseKey += 1
      return lastLooseKey
    }
  }

  var identifier: PersistentIdentifier { record.map { PersistentIdentifier($0.id) } ?? looseID }

  // MARK: From the macro's accessors

  public func initialize<Value>(_ name: String, _ value: Value) { loose[name] = value }

  public func get<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>, _ name: String
  ) -> Value {
    registrar.access(model, keyPath: keyPath)
    return value(name)
  }

  public func set<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>, _ name: String, _ value: Value
  ) {
    registrar.withMutation(of: model, keyPath: keyPath) { setValue(name, value, owner: model) }
  }

  // MARK: Values

  func value<Value>(_ name: String) -> Value {
    if record == nil, let value = loose[name] as? Value { return value }
    if let value = any(name) as? Value { return value }
    // A value that isn't there although it must be: the declaration's own, or an empty one.
    if let value = type.defaultValues()[name] as? Value { return value }
    if let value = type.property(name)?.coding.empty as? Value { return value }
    // A getter has no value for failure; the worker alone ends, and the frame names the property.
    fatalError(
      "\(type.name).\(name) has no value that is a \(Value.self): the store has none, or one of another form."
    )
  }

  private func any(_ name: String) -> Any? {
    guard let property = type.property(name) else { return nil }
    guard let record, let context else { return property.typed(nil) }
    if property.isRelationship {
      guard property.isToMany else {
        return property.typed(record.one(name).map { context.owner(of: $0) })
      }
      let owners = record.many(name).map { context.owner(of: $0) }
      return property.typed((property.wrapped as? any ModelCollection.Type)?.make(owners))
    }
    let stored = record.value(name)
    if let known = decoded[name], known.stored == stored { return known.value }
    if stored.isNull { return property.isOptional ? property.typed(nil) : nil }
    guard let value = property.coding.decode(stored), let typed = property.typed(value) else {
      return property.isOptional ? property.typed(nil) : nil
    }
    decoded[name] = (stored, typed)
    return typed
  }

  func setValue<Value>(_ name: String, _ value: Value, owner: AnyObject) {
    guard let record, let property = type.property(name) else {
      loose[name] = value
      return
    }
    record.keep(owner)
    write(value, property, record)
    record.keep(owner)
  }

  private func write(_ value: Any, _ property: ModelProperty, _ record: StoreRecord) {
    let value = (value as? any OptionalType).map(\.held) ?? value
    let name = property.name
    if property.isRelationship {
      if property.isToMany {
        record.setMany(Self.models(value).compactMap(inserted), for: name)
      } else {
        record.setOne((value as? any PersistentModel).flatMap(inserted), for: name)
      }
      return
    }
    guard let value else {
      record.set(.null, for: name)
      return
    }
    let stored = property.coding.encode(value) ?? .null
    record.set(stored, for: name)
    if let typed = property.typed(value), !stored.isNull { decoded[name] = (stored, typed) }
  }

  private static func models(_ value: Any?) -> [any PersistentModel] {
    (value as? any ModelCollection)?.models ?? []
  }

  // MARK: Insertion

  /// The record of a model that this one is related to, which is inserted with it.
  private func inserted(_ model: any PersistentModel) -> StoreRecord? {
    guard let context else { return nil }
    model._modelData.insert(into: context, owner: model)
    let record = model._modelData.record
    guard record?.context === context else {
      StoreNotes.add(
        "store-value",
        "A \(type.name) can't lead to a \(model._modelData.type.name) of another ModelContext: fetch it there, by "
          + "its persistentModelID.")
      return nil
    }
    return record
  }

  func insert(into context: RecordContext, owner: AnyObject) {
    if let record {
      // After a rollback.
      if record.context == nil, !record.isDeleted || record.id.isTemporary {
        context.insert(record)
        self.context = context
      }
      return
    }
    guard let entity = context.model.entity(named: type.name) else { return }
    let record = context.insert(entity, owner: owner)
    self.record = record
    self.context = context
    let values = loose
    loose = [:]
    for property in type.properties {
      if let value = values[property.name] { write(value, property, record) }
    }
    record.keep(owner)
  }
}
