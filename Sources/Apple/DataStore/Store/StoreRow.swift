/// One object as a store keeps it.
package struct StoreRow: Hashable, Sendable {
  package var entity: String
  package var key: Int64
  /// Attributes by name, and the keys of relationships to one object.
  package var values: [String: StoredValue]

  package init(entity: String, key: Int64, values: [String: StoredValue]) {
    self.entity = entity
    self.key = key
    self.values = values
  }
}

/// The changes that are written to a store in one transaction.
package struct StoreChanges: Sendable {
  package var inserted: [StoreRow] = []
  package var updated: [StoreRow] = []
  package var deleted: [StoreKey] = []
  /// The complete sets of objects of many-to-many relationships.
  package var links: [StoreLink] = []

  package init() {}

  package var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && links.isEmpty
  }
}

/// An object's entity and number in its store.
package struct StoreKey: Hashable, Sendable {
  package var entity: String
  package var key: Int64

  package init(entity: String, key: Int64) {
    self.entity = entity
    self.key = key
  }
}

/// The objects that a relationship leads to.
package struct StoreLink: Hashable, Sendable {
  package var from: StoreKey
  package var relationship: String
  package var keys: [Int64]

  package init(from: StoreKey, relationship: String, keys: [Int64]) {
    self.from = from
    self.relationship = relationship
    self.keys = keys
  }
}
