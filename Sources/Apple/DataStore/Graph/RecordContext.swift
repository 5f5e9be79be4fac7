import DataModels
import Foundation

/// Objects of a coordinator's stores in one context, with changes that aren't saved yet.
package final class RecordContext: @unchecked Sendable {
  package let coordinator: RecordCoordinator
  /// The app's context.
  package weak var owner: AnyObject?
  /// A lock that is held while an app's block runs, so that blocks of several threads run one after the other.
  package let lock = NSRecursiveLock()
  package var model: DataModel { coordinator.model }
  /// Whether changes that other contexts save are merged automatically.
  package var mergesOthersChanges = false
  package var conflictPolicy = ConflictPolicy.error

  private var registered: [RecordID: StoreRecord] = [:]
  package private(set) var inserted: [StoreRecord] = []
  package private(set) var updated: [StoreRecord] = []
  package private(set) var deleted: [StoreRecord] = []
  private var nextTemporaryKey: Int64 = -1

  /// The resolution of a conflict between two objects that have the same unique value.
  package enum ConflictPolicy: Sendable {
    case error
    /// The object in memory gives its values to the one in the store.
    case objectTrump
    /// The object in the store keeps its values.
    case storeTrump
  }

  package init(_ coordinator: RecordCoordinator) {
    self.coordinator = coordinator
    coordinator.register(self)
  }

  package var hasChanges: Bool { !(inserted.isEmpty && updated.isEmpty && deleted.isEmpty) }

  /// The app's object of a record.
  package func owner(of record: StoreRecord) -> AnyObject {
    if let owner = record.owner { return owner }
    let owner = coordinator.makeOwner(record, self)
    record.owner = owner
    if record.hasChanges { record.keptOwner = owner }
    return owner
  }

  // MARK: Objects

  /// A new object with the model's default values.
  package func insert(_ entity: DataEntity, owner: AnyObject?) -> StoreRecord {
    let id = RecordID(store: "", entity: entity.name, key: nextTemporaryKey)
    nextTemporaryKey -= 1
    let record = StoreRecord(entity: entity, id: id, context: self, isFault: false)
    for attribute in model.attributes(of: entity) {
      if let value = attribute.defaultValue { record.values[attribute.name] = value }
    }
    record.owner = owner
    insert(record)
    return record
  }

  /// A record that was made without a context.
  package func insert(_ record: StoreRecord) {
    guard record.context == nil || record.context === self, !record.isInserted else { return }
    if record.context == nil {
      record.context = self
      record.id = RecordID(store: "", entity: record.entity.name, key: nextTemporaryKey)
      nextTemporaryKey -= 1
    }
    record.isInserted = true
    record.keptOwner = record.owner
    registered[record.id] = record
    inserted.append(record)
  }

  package static func loose(_ entity: DataEntity) -> StoreRecord {
    StoreRecord(
      entity: entity, id: RecordID(store: "", entity: entity.name, key: -1), context: nil,
      isFault: false)
  }

  package func delete(_ record: StoreRecord) {
    guard record.context === self, !record.isDeleted else { return }
    let related = model.relationships(of: record.entity).map { relationship in
      (
        relationship,
        relationship.isToMany
          ? record.many(relationship.name)
          : [record.one(relationship.name)].compactMap { $0 }
      )
    }
    record.isDeleted = true
    record.keptOwner = record.owner
    if record.isInserted {
      inserted.removeAll { $0 === record }
      record.isInserted = false
    } else {
      deleted.append(record)
    }
    updated.removeAll { $0 === record }
    for (relationship, others) in related {
      switch relationship.deleteRule {
      case .cascade: for other in others { delete(other) }
      case .nullify:
        guard let inverse = model.inverse(of: relationship) else { continue }
        for other in others where !other.isDeleted {
          if inverse.isToMany {
            other.drop(record, from: inverse.name)
          } else {
            other.putOne(nil, for: inverse.name)
          }
        }
      // A denial is found at the save.
      case .deny, .noAction: continue
      }
    }
  }

  package func record(_ id: RecordID) -> StoreRecord? {
    if let known = registered[id] { return known }
    guard !id.isTemporary else { return nil }
    return record(id.entity, key: id.key, store: id.store)
  }

  /// The object with a key, of an entity or of one that inherits from it.
  func record(_ entity: String, key: Int64, store: String) -> StoreRecord? {
    guard let described = model.entity(named: entity) else { return nil }
    let family = model.descendants(of: model.root(of: described))
    for member in family {
      if let known = registered[RecordID(store: store, entity: member.name, key: key)] {
        return known
      }
    }
    guard family.count > 1 else {
      return register(described, RecordID(store: store, entity: entity, key: key))
    }
    let row = try? coordinator.store(store)?.row(StoreKey(entity: entity, key: key))
    guard let row, let own = model.entity(named: row.entity) else { return nil }
    let record = register(own, RecordID(store: store, entity: own.name, key: key))
    fill(record, with: row)
    return record
  }

  private func register(_ entity: DataEntity, _ id: RecordID) -> StoreRecord {
    let record = StoreRecord(entity: entity, id: id, context: self, isFault: true)
    registered[id] = record
    return record
  }

  func record(of row: StoreRow, in store: RowStore) -> StoreRecord? {
    let id = RecordID(store: store.identifier, entity: row.entity, key: row.key)
    if let known = registered[id] {
      if known.isFault { fill(known, with: row) }
      return known
    }
    guard let entity = model.entity(named: row.entity) else { return nil }
    let record = register(entity, id)
    fill(record, with: row)
    return record
  }

  private func fill(_ record: StoreRecord, with row: StoreRow) {
    record.values = row.values
    record.isFault = false
  }

  func fill(_ record: StoreRecord) {
    guard !record.id.isTemporary else { return }
    if let row = try? coordinator.store(record.id.store)?.row(record.id.storeKey) {
      record.values = row.values
    }
  }

  func related(_ record: StoreRecord, _ relationship: DataRelationship) -> [StoreRecord] {
    guard let store = coordinator.store(record.id.store),
      let keys = try? store.related(to: record.id.storeKey, by: relationship)
    else { return [] }
    return keys.compactMap { self.record($0.entity, key: $0.key, store: store.identifier) }
  }

  func noteUpdate(of record: StoreRecord) {
    guard !record.isInserted, !record.isUpdated, !record.isDeleted, record.context === self else {
      return
    }
    record.isUpdated = true
    record.keptOwner = record.owner
    updated.append(record)
  }

  package var registeredRecords: [StoreRecord] {
    registered.values.sorted { ($0.id.entity, $0.id.key) < ($1.id.entity, $1.id.key) }
  }

  // MARK: Undoing

  /// Forgets all changes.
  package func rollback() {
    for record in inserted {
      registered[record.id] = nil
      record.settle()
      record.context = nil
    }
    for record in updated + deleted { record.refault() }
    inserted = []
    updated = []
    deleted = []
  }

  package func reset() {
    rollback()
    for record in registered.values { record.context = nil }
    registered = [:]
  }

  package func refresh(_ record: StoreRecord, keepsChanges: Bool) {
    guard !record.id.isTemporary, !record.isInserted else { return }
    guard keepsChanges, record.isUpdated else {
      updated.removeAll { $0 === record }
      record.refault()
      return
    }
    let (values, names) = (record.values, record.changedNames)
    fill(record)
    for name in names { if let value = values[name] { record.values[name] = value } }
  }

  // MARK: Saving

  /// The records that a save has written, with their numbers.
  func finishSave(_ ids: [(record: StoreRecord, id: RecordID)]) -> SavedChanges {
    var changes = SavedChanges()
    for (record, id) in ids {
      move(record, to: id)
      changes.inserted.append(id)
    }
    changes.updated = updated.map(\.id)
    changes.deleted = deleted.map(\.id)
    for record in deleted {
      registered[record.id] = nil
      record.context = nil
    }
    for record in inserted + updated + deleted { record.settle() }
    inserted = []
    updated = []
    deleted = []
    return changes
  }

  /// Gives an object of the context another identity.
  func move(_ record: StoreRecord, to id: RecordID) {
    registered[record.id] = nil
    record.id = id
    registered[id] = record
  }

  /// Takes what an object in the store has in place of one that isn't saved.
  func drop(_ record: StoreRecord) {
    inserted.removeAll { $0 === record }
    registered[record.id] = nil
  }

  func merge(_ changes: SavedChanges) {
    for id in changes.updated {
      if let record = registered[id], !record.hasChanges { record.refault() }
    }
    for id in changes.inserted { _ = id }
    for id in changes.deleted {
      guard let record = registered[id] else { continue }
      registered[id] = nil
      updated.removeAll { $0 === record }
      record.isDeleted = true
      record.context = nil
    }
    // Relationships to many that were read may have other members now.
    for record in registered.values where !record.hasChanges {
      record.manys = [:]
      record.ones = [:]
    }
  }
}

extension StoreRecord {
  /// Has no changes any more.
  fileprivate func settle() {
    isInserted = false
    isUpdated = false
    changedNames = []
    changedLinks = []
    keptOwner = nil
  }

  fileprivate func refault() {
    settle()
    isDeleted = false
    isFault = true
    ones = [:]
    manys = [:]
  }

  /// Takes an object that is deleted out of a relationship.
  fileprivate func drop(_ other: StoreRecord, from name: String) {
    guard let members = manys[name] else { return }
    manys[name] = members.filter { $0 !== other }
  }
}
