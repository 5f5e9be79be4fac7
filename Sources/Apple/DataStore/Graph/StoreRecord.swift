import DataModels

/// An object of an entity in a context: values, and the objects that it is related to.
///
/// The app's own object for it (an `NSManagedObject` or a `PersistentModel`) is its ``owner``.
package final class StoreRecord: @unchecked Sendable {
  package let entity: DataEntity
  package internal(set) var id: RecordID
  package internal(set) weak var context: RecordContext?
  /// The app's object.
  package weak var owner: AnyObject?
  /// A strong reference to the app's object, while it has changes that aren't saved.
  var keptOwner: AnyObject?

  /// Attributes by name, and the keys of relationships to one object as the store has them.
  var values: [String: StoredValue] = [:]
  var ones: [String: StoreRecord?] = [:]
  var manys: [String: [StoreRecord]] = [:]
  /// Many-to-many relationships that have changed.
  var changedLinks: Set<String> = []

  /// Whether its values are to be read from the store.
  package internal(set) var isFault: Bool
  package internal(set) var isInserted = false
  package internal(set) var isUpdated = false
  package internal(set) var isDeleted = false
  /// The names of the properties that have changed since the last save.
  package internal(set) var changedNames: Set<String> = []

  init(entity: DataEntity, id: RecordID, context: RecordContext?, isFault: Bool) {
    self.entity = entity
    self.id = id
    self.context = context
    self.isFault = isFault
  }

  package var hasChanges: Bool { isInserted || isUpdated || isDeleted }

  // MARK: Attributes

  package func value(_ name: String) -> StoredValue {
    fire()
    return values[name] ?? .null
  }

  package func set(_ value: StoredValue, for name: String) {
    fire()
    guard values[name] != value else { return }
    values[name] = value
    noteChange(of: name)
  }

  /// Reads the values, where they haven't been yet.
  package func fire() {
    guard isFault else { return }
    isFault = false
    context?.fill(self)
  }

  /// Makes an object of the app the owner, and keeps it alive while there are changes.
  package func keep(_ owner: AnyObject) {
    self.owner = owner
    if hasChanges { keptOwner = owner }
  }

  /// Whether values are set without becoming changes, as while an app's object wakes.
  package var isWaking = false

  /// The value that the store has: null of an object that was never saved.
  package func savedValue(_ name: String) -> StoredValue {
    guard hasChanges else { return value(name) }
    guard let store = context?.coordinator.store(id.store), let row = try? store.row(id.storeKey)
    else { return .null }
    return row.values[name] ?? .null
  }

  func noteChange(of name: String) {
    if isWaking { return }
    changedNames.insert(name)
    context?.noteUpdate(of: self)
  }
}
