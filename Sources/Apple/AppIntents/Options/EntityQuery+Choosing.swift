import FoundationExtras

extension EntityQuery {
  /// The entity that a file names: by its identifier, else by its display title among what the
  /// string query finds and what is suggested.
  ///
  /// - Throws: ``OptionsFailure``, where the query itself throws.
  func entity(named text: String, _ reading: _ConfiguredReading) async throws -> (any AppEntity)? {
    if let id = Entity.ID.entityIdentifier(for: text) {
      let found = try await OptionsFailure.naming(self, "entities(for:)") {
        try await entities(for: [id])
      }
      if let entity = found.first(where: { $0.id == id }) ?? found.first { return entity }
    }
    let isNamed = { (entity: Any) in
      (entity as? any InstanceDisplayRepresentable).map {
        reading.string($0.displayRepresentation.title) == text
      } ?? false
    }
    if let query = self as? any EntityStringQuery {
      let found = try await query.found(matching: text)
      if let entity = found.first(where: isNamed) as? any AppEntity { return entity }
    }
    let suggested = try await OptionsFailure.naming(self, "suggestedEntities()") {
      try await suggestedEntities().items.map { $0 as Any }
    }
    return suggested.first(where: isNamed) as? any AppEntity
  }
}

extension EntityStringQuery {
  fileprivate func found(matching text: String) async throws -> [Any] {
    try await OptionsFailure.naming(self, "entities(matching:)") {
      try await entities(matching: text).items.map { $0 as Any }
    }
  }
}
