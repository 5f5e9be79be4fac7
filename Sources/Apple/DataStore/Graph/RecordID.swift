/// The identity of an object: its store, entity and number. Those that aren't saved yet have negative numbers.
package struct RecordID: Hashable, Sendable {
  /// The identifier of the store; empty before the first save.
  package let store: String
  package let entity: String
  package let key: Int64

  package init(store: String, entity: String, key: Int64) {
    self.store = store
    self.entity = entity
    self.key = key
  }

  package var isTemporary: Bool { key < 0 }
  package var storeKey: StoreKey { StoreKey(entity: entity, key: key) }
}
