import DataModels

extension RecordContext {
  /// Writes all changes, or none.
  package func save() throws(SaveProblem) {
    guard hasChanges else { return }
    guard let store = coordinator.writable else { throw .noStore }
    if conflictPolicy == .objectTrump { dropTwins() }
    let invalid = invalidRecords()
    guard invalid.isEmpty else { throw .invalid(invalid) }
    let merged = try resolveConflicts(in: store)
    do throws(StoreProblem) {
      var ids: [(record: StoreRecord, id: RecordID)] = []
      for (record, key) in merged {
        ids.append(
          (record, RecordID(store: store.identifier, entity: record.entity.name, key: key)))
      }
      let new = inserted.filter { record in !merged.contains { $0.record === record } }
      ids += new.filter { !$0.id.isTemporary }.map { ($0, $0.id) }
      ids += try newIDs(of: new.filter(\.id.isTemporary), in: store)
      // Numbers first: rows name each other by them.
      let old = ids.map { $0.record.id }
      for (record, id) in ids { record.id = id }
      do throws(StoreProblem) {
        try store.write(changes(mergedInto: merged.map(\.record), store))
      } catch {
        for (pair, id) in zip(ids, old) { pair.record.id = id }
        throw error
      }
      for (pair, id) in zip(ids, old) { pair.record.id = id }
      let saved = finishSave(ids)
      coordinator.didSave(saved, by: self)
    } catch {
      throw .store(error)
    }
  }

  private func newIDs(
    of new: [StoreRecord], in store: RowStore
  ) throws(StoreProblem) -> [(record: StoreRecord, id: RecordID)] {
    var ids: [(record: StoreRecord, id: RecordID)] = []
    for root in Set(new.map { model.root(of: $0.entity).name }).sorted() {
      let records = new.filter { model.root(of: $0.entity).name == root }
      let keys = try store.newKeys(records.count, of: root)
      for (record, key) in zip(records, keys) {
        ids.append(
          (record, RecordID(store: store.identifier, entity: record.entity.name, key: key)))
      }
    }
    return ids
  }

  /// Gives new objects the numbers that they will be saved by. Objects that have theirs are left alone.
  package func obtainKeys(_ records: [StoreRecord]) throws(StoreProblem) {
    guard let store = coordinator.writable else { return }
    let new = inserted.filter { record in
      record.id.isTemporary && records.contains { $0 === record }
    }
    for (record, id) in try newIDs(of: new, in: store) { move(record, to: id) }
  }

  private func changes(mergedInto merged: [StoreRecord], _ store: RowStore) -> StoreChanges {
    var changes = StoreChanges()
    for record in inserted {
      if merged.contains(where: { $0 === record }) {
        changes.updated.append(row(of: record))
      } else {
        changes.inserted.append(row(of: record))
      }
    }
    changes.updated += updated.map(row)
    changes.deleted = deleted.map(\.id.storeKey)
    for record in inserted + updated {
      for name in record.changedLinks.sorted() {
        changes.links.append(
          StoreLink(
            from: record.id.storeKey, relationship: name, keys: record.many(name).map(\.id.key)))
      }
    }
    return changes
  }

  private func row(of record: StoreRecord) -> StoreRow {
    record.fire()
    var values = record.values
    for (name, other) in record.ones {
      values[name] = other.flatMap { $0.isDeleted ? nil : .integer($0.id.key) } ?? .null
    }
    record.values = values
    return StoreRow(entity: record.entity.name, key: record.id.key, values: values)
  }

  // MARK: Rules

  private func invalidRecords() -> [InvalidRecord] {
    var found: [InvalidRecord] = []
    for record in inserted + updated {
      for attribute in model.attributes(of: record.entity)
      where !attribute.isOptional && !attribute.isTransient && record.value(attribute.name).isNull {
        found.append(InvalidRecord(record: record, name: attribute.name, rule: .missing))
      }
      for relationship in model.relationships(of: record.entity) {
        if relationship.isToMany {
          let bounds = relationship.minCount > 0 || relationship.maxCount > 0
          guard bounds, record.isInserted || record.manys[relationship.name] != nil else {
            continue
          }
          let count = record.many(relationship.name).count
          if count < relationship.minCount, !(relationship.isOptional && count == 0) {
            found.append(
              InvalidRecord(
                record: record, name: relationship.name, rule: .tooFew(relationship.minCount)))
          }
          if relationship.maxCount > 0, count > relationship.maxCount {
            found.append(
              InvalidRecord(
                record: record, name: relationship.name, rule: .tooMany(relationship.maxCount)))
          }
        } else if !relationship.isOptional, record.one(relationship.name) == nil {
          found.append(InvalidRecord(record: record, name: relationship.name, rule: .missing))
        }
      }
    }
    for record in deleted {
      for relationship in model.relationships(of: record.entity)
      where relationship.deleteRule == .deny {
        let others =
          relationship.isToMany
          ? record.many(relationship.name) : [record.one(relationship.name)].compactMap { $0 }
        if others.contains(where: { !$0.isDeleted }) {
          found.append(InvalidRecord(record: record, name: relationship.name, rule: .deniedDelete))
        }
      }
    }
    return found
  }

  // MARK: Unique values

  /// - Returns: new objects that become rows which are there already, with the keys of those.
  private func resolveConflicts(
    in store: RowStore
  ) throws(SaveProblem) -> [(record: StoreRecord, key: Int64)] {
    var merged: [(record: StoreRecord, key: Int64)] = []
    var conflicts: [InvalidRecord] = []
    // A table without rows has no value that is there already.
    var isEmpty: [String: Bool] = [:]
    for record in inserted where model.ancestry(of: record.entity).contains(where: \.hasUniqueness)
    {
      let root = model.root(of: record.entity).name
      if isEmpty[root] == nil {
        isEmpty[root] = (try? store.count(StoreFetch(entity: root))) == .some(0)
      }
      if isEmpty[root] == true { continue }
      for names in model.ancestry(of: record.entity).flatMap(\.uniqueness) {
        guard let key = try otherRow(like: record, names, in: store) else { continue }
        switch conflictPolicy {
        case .error:
          conflicts.append(
            InvalidRecord(record: record, name: names.joined(separator: ", "), rule: .notUnique))
        case .storeTrump: drop(record)
        case .objectTrump:
          merged.append((record, key))
        }
        break
      }
    }
    // Of new ones with one value the last counts.
    guard conflicts.isEmpty else { throw .invalid(conflicts) }
    return merged
  }

  /// Keeps the last of new objects that have the same unique values.
  private func dropTwins() {
    struct Values: Hashable {
      var entity: String
      var names: [String]
      var values: [StoredValue]
    }
    var last: [Values: StoreRecord] = [:]
    for record in inserted {
      for entity in model.ancestry(of: record.entity) {
        for names in entity.uniqueness {
          let values = names.map(record.value)
          guard !values.contains(.null) else { continue }
          let key = Values(entity: entity.name, names: names, values: values)
          if let earlier = last.updateValue(record, forKey: key), earlier !== record {
            leave(earlier)
          }
        }
      }
    }
  }

  /// Takes a new object out of its relationships and of the context.
  private func leave(_ record: StoreRecord) {
    for relationship in model.relationships(of: record.entity) {
      if relationship.isToMany {
        record.setMany([], for: relationship.name)
      } else {
        record.setOne(nil, for: relationship.name)
      }
    }
    drop(record)
  }

  private func otherRow(
    like record: StoreRecord, _ names: [String], in store: RowStore
  ) throws(SaveProblem) -> Int64? {
    var parts: [StorePredicate] = []
    for name in names {
      let value = record.value(name)
      if value.isNull { return nil }
      parts.append(.compare(StoreComparison(.path([name]), .equal, .value(value))))
    }
    var fetch = StoreFetch(entity: record.entity.name, predicate: .all(parts))
    fetch.limit = 1
    do throws(StoreProblem) {
      guard let row = try store.rows(fetch)?.first else { return nil }
      let isDeleted = deleted.contains { $0.id.key == row.key && $0.id.entity == row.entity }
      return isDeleted ? nil : row.key
    } catch {
      throw .store(error)
    }
  }
}

extension DataEntity {
  fileprivate var hasUniqueness: Bool { !uniqueness.isEmpty }
}
