import DataModels

extension StoreRecord {
  package func relationship(_ name: String) -> DataRelationship? {
    guard let context else { return entity.relationships.first { $0.name == name } }
    return context.model.relationship(name, of: entity)
  }

  // MARK: To one

  package func one(_ name: String) -> StoreRecord? {
    if let known = ones[name] { return known.flatMap { $0.isGone ? nil : $0 } }
    fire()
    // One end of one to one may have the key alone.
    guard let relationship = relationship(name), let context else { return nil }
    guard case .integer(let key)? = values[name] else {
      ones[name] = .some(nil)
      return nil
    }
    let found = context.record(relationship.destination, key: key, store: id.store)
    ones[name] = .some(found)
    return found
  }

  private var isGone: Bool { isDeleted }

  package func setOne(_ other: StoreRecord?, for name: String) {
    let old = one(name)
    guard old !== other else { return }
    putOne(other, for: name)
    guard let relationship = relationship(name), let inverse = inverse(of: relationship) else {
      return
    }
    if inverse.isToMany {
      old?.removeRaw(self, from: inverse.name)
      other?.addRaw(self, to: inverse.name)
    } else {
      old?.putOne(nil, for: inverse.name)
      if let previous = other?.one(inverse.name), previous !== self {
        previous.putOne(nil, for: name)
      }
      other?.putOne(self, for: inverse.name)
    }
  }

  func putOne(_ other: StoreRecord?, for name: String) {
    fire()
    ones[name] = .some(other)
    noteChange(of: name)
  }

  // MARK: To many

  package func many(_ name: String) -> [StoreRecord] {
    if let known = manys[name] { return known.filter { !$0.isDeleted } }
    guard !id.isTemporary, !isInserted, let relationship = relationship(name), let context else {
      manys[name] = []
      return []
    }
    let found = context.related(self, relationship)
    manys[name] = found
    return found.filter { !$0.isDeleted }
  }

  package func setMany(_ others: [StoreRecord], for name: String) {
    let old = many(name)
    for record in old where !others.contains(where: { $0 === record }) {
      remove(record, from: name)
    }
    for record in others where !old.contains(where: { $0 === record }) { add(record, to: name) }
    // An order of the app's own.
    var seen: Set<ObjectIdentifier> = []
    manys[name] = others.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  package func add(_ other: StoreRecord, to name: String) {
    guard !many(name).contains(where: { $0 === other }) else { return }
    guard let relationship = relationship(name), let inverse = inverse(of: relationship) else {
      addRaw(other, to: name)
      return
    }
    if inverse.isToMany {
      addRaw(other, to: name)
      other.addRaw(self, to: inverse.name)
    } else {
      // It leaves the one that it belonged to.
      other.setOne(self, for: inverse.name)
    }
  }

  package func remove(_ other: StoreRecord, from name: String) {
    guard let relationship = relationship(name), let inverse = inverse(of: relationship) else {
      removeRaw(other, from: name)
      return
    }
    removeRaw(other, from: name)
    if inverse.isToMany {
      other.removeRaw(self, from: inverse.name)
    } else if other.one(inverse.name) === self {
      other.putOne(nil, for: inverse.name)
    }
  }

  func addRaw(_ other: StoreRecord, to name: String) {
    var members = many(name)
    guard !members.contains(where: { $0 === other }) else { return }
    members.append(other)
    manys[name] = members
    changedLinks.insert(name)
    noteChange(of: name)
  }

  func removeRaw(_ other: StoreRecord, from name: String) {
    let members = many(name)
    guard members.contains(where: { $0 === other }) else { return }
    manys[name] = members.filter { $0 !== other }
    changedLinks.insert(name)
    noteChange(of: name)
  }

  private func inverse(of relationship: DataRelationship) -> DataRelationship? {
    context?.model.inverse(of: relationship)
  }
}
