import CoreData
import DataStore

/// Models with changes that aren't saved yet.
public final class ModelContext: @unchecked Sendable {
  public let container: ModelContainer
  /// The main context saves by itself: before another context asks, and at the end of the widget's work.
  public var autosaveEnabled = false
  public var undoManager: UndoManager?
  public var author: String?
  /// One for each store.
  let records: [RecordContext]

  public static let willSave = Notification.Name("ModelContextWillSave")
  public static let didSave = Notification.Name("ModelContextDidSave")

  public init(_ container: ModelContainer) {
    self.container = container
    records = container.coordinators.map { coordinator in
      let records = RecordContext(coordinator)
      records.conflictPolicy = .objectTrump
      return records
    }
    for record in records { record.owner = self }
  }

  func mergesOthersChanges() { for record in records { record.mergesOthersChanges = true } }

  /// The records of the store that an entity's models are in.
  func records(of entity: String) -> RecordContext? {
    records.first { $0.model.entity(named: entity) != nil }
  }

  // MARK: Models

  public func insert<T: PersistentModel>(_ model: T) {
    let name = model._modelData.type.name
    guard let records = records(of: name) else {
      StoreNotes.add("store-model", unknown(name).message)
      return
    }
    model._modelData.insert(into: records, owner: model)
  }

  public func delete<T: PersistentModel>(_ model: T) {
    guard let record = model._modelData.record, let records = records(of: record.entity.name)
    else { return }
    record.fire()
    record.keep(model)
    records.delete(record)
  }

  /// Deletes the models that a predicate holds for.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
  }

  func deleteAll(_ type: ModelType) throws {
    func all<T: PersistentModel>(_ model: T.Type) throws { try delete(model: model) }
    try all(type.type)
  }

  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    if let model = found(id) { return model }
    // Apple's ends the process where the model's values are read.
    let type = container.schema.types.first { $0.name == id.entityName }?.type
    guard let type else {
      // There is no type of which an empty model could be made; the worker alone ends, and the frame says why.
      fatalError("\(unknown(id.entityName).message)")
    }
    StoreNotes.add(
      "store-model",
      "model(for:) was asked for a \(id.entityName) that no store has: \(id.address).")
    func make<T: PersistentModel>(_ type: T.Type) -> any PersistentModel {
      T(backingData: _ModelBacking<T>(data: _ModelData(type)))
    }
    return make(type)
  }

  /// The model of an identity, where this context has it already.
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    guard let records = records(of: id.entityName),
      let record = records.registeredRecords.first(where: { $0.id == id.record })
    else { return nil }
    return records.owner(of: record) as? T
  }

  /// The model of an identity in a store; nil where no store has it.
  func found(_ id: PersistentIdentifier) -> (any PersistentModel)? {
    guard let records = records(of: id.entityName) else { return nil }
    let row = try? records.coordinator.store(id.record.store)?.row(id.record.storeKey)
    guard id.record.isTemporary || row != nil, let record = records.record(id.record),
      !record.isDeleted
    else { return nil }
    return records.owner(of: record) as? any PersistentModel
  }

  func unknown(_ name: String) -> SwiftDataError {
    SwiftDataError(
      .unknownSchema,
      "The container has no model \(name); it has: "
        + container.schema.types.map(\.name).joined(separator: ", ")
        + ". Name it in ModelContainer(for:).")
  }

  // MARK: Changes

  public var hasChanges: Bool { records.contains(where: \.hasChanges) }
  public var insertedModelsArray: [any PersistentModel] { owners { $0.inserted } }
  public var changedModelsArray: [any PersistentModel] { owners { $0.updated } }
  public var deletedModelsArray: [any PersistentModel] { owners { $0.deleted } }

  private func owners(_ of: (RecordContext) -> [StoreRecord]) -> [any PersistentModel] {
    records.flatMap { context in
      of(context).compactMap { context.owner(of: $0) as? any PersistentModel }
    }
  }

  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    for context in records {
      do throws(SaveProblem) {
        try context.save()
      } catch {
        throw Self.error(error)
      }
    }
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  private static func error(_ problem: SaveProblem) -> SwiftDataError {
    switch problem {
    case .invalid(let records):
      return SwiftDataError(
        .modelValidationFailure, records.map(\.message).joined(separator: " "))
    case .store(let problem): return SwiftDataError(.loadIssueModelContainer, problem.message)
    case .noStore:
      return SwiftDataError(.loadIssueModelContainer, "The container has no store that is open.")
    }
  }

  public func rollback() { for context in records { context.rollback() } }
  public func processPendingChanges() {}

  /// Saves what a block changes.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
}

extension ModelContext: Equatable {
  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }
}

extension ModelContext: CustomDebugStringConvertible {
  public var debugDescription: String {
    "ModelContext of \(container.schema.types.map(\.name).joined(separator: ", "))"
  }
}

extension PersistentModel {
  /// The context that the model was inserted into or fetched by.
  public var modelContext: ModelContext? {
    guard let record = _modelData.record, record.context != nil else { return nil }
    return _modelData.context?.owner as? ModelContext
  }
}
