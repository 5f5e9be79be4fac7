import CoreData
import DataModels
import DataStore

/// Models and the stores that they are kept in.
public final class ModelContainer: @unchecked Sendable {
  public let schema: Schema
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  public let configurations: Set<ModelConfiguration>
  /// The stores, each with the models that are in it.
  let coordinators: [RecordCoordinator]
  private let lock = NSRecursiveLock()
  private var main: ModelContext?

  public convenience init(
    for types: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.schema = schema
    self.migrationPlan = migrationPlan
    let all = configurations.isEmpty ? [ModelConfiguration(schema: schema)] : configurations
    self.configurations = Set(all)
    var coordinators: [RecordCoordinator] = []
    var taken: Set<String> = []
    for configuration in all {
      // A configuration without models of its own has those that no other one has.
      let own = configuration.schema ?? schema
      let types = own.types.filter { !taken.contains($0.name) }
      taken.formUnion(types.map(\.name))
      guard !types.isEmpty || all.count == 1 else { continue }
      coordinators.append(
        try Self.open(types, configuration, others: Set(schema.types.map(\.name))))
    }
    self.coordinators = coordinators
  }

  private static func open(
    _ types: [ModelType], _ configuration: ModelConfiguration, others: Set<String>
  ) throws -> RecordCoordinator {
    let coordinator = RecordCoordinator(model: DataModel(types))
    let byName = Dictionary(types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    coordinator.makeOwner = { record, context in
      guard let type = byName[record.entity.name] else { return record }
      return make(type.type, _ModelData(record, context, type: type))
    }
    let path = configuration.path
    do throws(StoreProblem) {
      coordinator.add(
        try StoreOpening.open(
          coordinator.model, at: path, isReadOnly: !configuration.allowsSave,
          form: ModelForm(types: byName),
          isElsewhere: { others.contains($0) || ProgramEntities.contains($0) }))
    } catch {
      StoreNotes.note(error)
      throw SwiftDataError(.loadIssueModelContainer, error.message)
    }
    return coordinator
  }

  private static func make<Model: PersistentModel>(
    _ type: Model.Type, _ data: _ModelData
  ) -> AnyObject { Model(backingData: _ModelBacking<Model>(data: data)) }

  /// The context for views.
  @MainActor public var mainContext: ModelContext { mainContextAnywhere }

  var mainContextAnywhere: ModelContext {
    lock.withLock {
      if let main { return main }
      let made = ModelContext(self)
      made.autosaveEnabled = true
      made.mergesOthersChanges()
      main = made
      return made
    }
  }

  /// Saves what the main context would have saved by itself by now.
  func autosave(for context: ModelContext) {
    guard Self.isOnMainQueue, let main = lock.withLock({ main }), main !== context,
      main.autosaveEnabled, main.hasChanges
    else { return }
    try? main.save()
  }

  /// Whether this is the main actor's code, whose thread isn't always the process's first.
  private static var isOnMainQueue: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
  }

  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Removes all models.
  public func deleteAllData() { try? erase() }

  public func erase() throws {
    let context = ModelContext(self)
    for type in schema.types { try context.deleteAll(type) }
    try context.save()
  }
}

extension ModelContainer: Equatable {
  public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }
}

/// The form of models' values, by which fixtures are checked.
private struct ModelForm: StoreForm {
  let types: [String: ModelType]

  func defaults(of entity: String) -> [String: StoredValue] {
    guard let type = types[entity] else { return [:] }
    var values: [String: StoredValue] = [:]
    for (name, value) in type.defaultValues() {
      guard let property = type.property(name), !property.isRelationship else { continue }
      let held = (value as? any OptionalType).map(\.held) ?? value
      if let held, let stored = property.coding.encode(held) { values[name] = stored }
    }
    return values
  }

  func wanted(_ value: StoredValue, for name: String, of entity: String) -> String? {
    guard let property = types[entity]?.property(name), !value.isNull,
      property.coding.decode(value) == nil
    else { return nil }
    return "\(property.wrapped)"
  }
}
