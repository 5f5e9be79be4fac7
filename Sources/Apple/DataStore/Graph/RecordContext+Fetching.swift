import DataModels
import Foundation

extension RecordContext {
  /// The objects that a fetch asks for, with changes that aren't saved.
  ///
  /// - Parameter includesPending: whether those changes count.
  package func fetch(
    _ asked: StoreFetch, includesPending: Bool = true
  ) throws(StoreProblem) -> [StoreRecord] {
    let fetch = normal(asked)
    let isPending = includesPending && hasChanges
    let stores = coordinator.stores
    if !isPending, stores.count == 1, let rows = try stores[0].rows(fetch) {
      if rows.isEmpty { try noteEmpty(fetch, stores[0]) }
      return rows.compactMap { record(of: $0, in: stores[0]) }
    }
    var all: [StoreRecord] = []
    var plain = StoreFetch(entity: fetch.entity)
    plain.includesSubentities = fetch.includesSubentities
    // Without changes SQL may leave out what can't be meant, even where it can't sort.
    for store in stores {
      if !isPending {
        plain.predicate = fetch.predicate
        if let rows = try store.rows(plain) {
          all += rows.compactMap { record(of: $0, in: store) }
          continue
        }
      }
      plain.predicate = nil
      for row in try store.rows(plain) ?? [] {
        if let record = record(of: row, in: store), !record.isDeleted { all.append(record) }
      }
    }
    if includesPending { all += inserted.filter { isOf(fetch, $0) } }
    if let predicate = fetch.predicate {
      let evaluator = PredicateEvaluator()
      all = all.filter { evaluator.holds(predicate, for: $0) }
    }
    if all.isEmpty, let store = stores.first { try noteEmpty(fetch, store) }
    return fetch.window(of: RecordOrder(fetch.sorts).sorted(all))
  }

  package func count(
    _ asked: StoreFetch, includesPending: Bool = true
  ) throws(StoreProblem) -> Int {
    let fetch = normal(asked)
    let stores = coordinator.stores
    if !(includesPending && hasChanges), stores.count == 1, let count = try stores[0].count(fetch) {
      if count == 0 { try noteEmpty(fetch, stores[0]) }
      return count
    }
    return try self.fetch(fetch, includesPending: includesPending).count
  }

  private func normal(_ fetch: StoreFetch) -> StoreFetch {
    var fetch = fetch
    if let entity = model.entity(named: fetch.entity) {
      fetch.predicate = fetch.predicate?.normal(model, entity)
    }
    return fetch
  }

  private func isOf(_ fetch: StoreFetch, _ record: StoreRecord) -> Bool {
    if record.entity.name == fetch.entity { return true }
    return fetch.includesSubentities
      && model.ancestry(of: record.entity).contains { $0.name == fetch.entity }
  }

  /// An answer is empty for a reason worth saying where there is no object of the entity at all.
  private func noteEmpty(_ fetch: StoreFetch, _ store: RowStore) throws(StoreProblem) {
    guard try store.count(StoreFetch(entity: fetch.entity)) == 0, !hasChanges else { return }
    StoreNotes.noteEmpty(entity: fetch.entity, isInMemory: store.path == nil)
  }
}

/// The order of objects in memory: that of SQL.
package struct RecordOrder {
  private let sorts: [StoreSort]

  package init(_ sorts: [StoreSort]) { self.sorts = sorts }

  /// Equal ones keep their order.
  package func sorted(_ records: [StoreRecord]) -> [StoreRecord] {
    guard !sorts.isEmpty else { return records }
    let keyed = records.enumerated().map { index, record in
      (index, record, sorts.map { RecordValue(record, path: $0.path).stored ?? .null })
    }
    let collators = sorts.map { TextCollator($0.textOrder) }
    return keyed.sorted { a, b in
      for (index, sort) in sorts.enumerated() {
        let order = compare(a.2[index], b.2[index], sort, collators[index])
        if order != .orderedSame { return (order == .orderedAscending) == sort.isAscending }
      }
      return a.0 < b.0
    }.map(\.1)
  }

  private func compare(
    _ a: StoredValue, _ b: StoredValue, _ sort: StoreSort, _ collator: TextCollator?
  ) -> ComparisonResult {
    if case .text(let x) = a, case .text(let y) = b {
      return collator?.compare(x, y) ?? sort.textOrder.compare(x, y)
    }
    return a.order(b)
  }
}

extension StoreFetch {
  package func window<Element>(of all: [Element]) -> [Element] {
    let rest = all.dropFirst(max(0, offset))
    return Array(limit > 0 ? rest.prefix(limit) : rest)
  }
}
