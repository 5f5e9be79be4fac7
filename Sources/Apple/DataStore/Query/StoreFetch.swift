/// A question to a store: which objects, in which order, how many.
package struct StoreFetch: Hashable, Sendable {
  package var entity: String
  package var predicate: StorePredicate?
  package var sorts: [StoreSort] = []
  /// 0 for no limit.
  package var limit = 0
  package var offset = 0
  package var includesSubentities = true

  package init(entity: String, predicate: StorePredicate? = nil) {
    self.entity = entity
    self.predicate = predicate
  }
}

/// One key of an order.
package struct StoreSort: Hashable, Sendable {
  package var path: [String]
  package var isAscending: Bool
  package var textOrder: TextOrder

  package init(_ path: [String], isAscending: Bool = true, textOrder: TextOrder = .binary) {
    self.path = path
    self.isAscending = isAscending
    self.textOrder = textOrder
  }
}
