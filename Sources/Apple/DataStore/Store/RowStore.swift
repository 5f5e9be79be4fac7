import DataModels
import Foundation

/// One store: an open database with the tables of a model.
///
/// It is used by one thread at a time; ``lock`` sees to it.
package final class RowStore: @unchecked Sendable {
  package let model: DataModel
  /// The path of the file; nil for a store in memory.
  package let path: String?
  package let isReadOnly: Bool
  /// The store's own identifier.
  package let identifier: String
  /// Whether the file was made by this call.
  package let isNew: Bool
  /// The names of the entities that this call has added to a file.
  package let addedEntities: [String]
  let database: Database
  let schema: StoreSchema
  let lock = NSRecursiveLock()
  /// The last numbers that were given away, by the entity at the top of the inheritance.
  var lastKeys: [String: Int64] = [:]

  /// Opens a store, or makes one where there is none.
  ///
  /// - Parameters:
  ///   - path: of the file; nil for memory.
  ///   - addsEntities: whether entities that a file lacks are added to it, where it was made here.
  package init(
    model: DataModel, path: String?, isReadOnly: Bool = false, addsEntities: Bool = false
  ) throws(StoreProblem) {
    self.model = model
    self.path = path
    if let path, !isReadOnly {
      try? FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    }
    var database = try Database(path ?? ":memory:", isReadOnly: isReadOnly)
    var readOnly = isReadOnly
    if let path, !isReadOnly, !FileManager.default.isWritableFile(atPath: path) {
      database = try Database(path, isReadOnly: true)
      readOnly = true
    }
    self.isReadOnly = readOnly
    self.database = database
    var found = try StoreFile(database)
    if found.isEmpty {
      let schema = StoreSchema(model: model)
      identifier = UUID().uuidString
      try Self.make(schema, identifier: identifier, in: database)
      self.schema = schema
      isNew = true
      addedEntities = []
    } else {
      addedEntities =
        addsEntities && found.isOwn && !readOnly
        ? try found.addEntities(of: model, to: database) : []
      if !addedEntities.isEmpty { found = try StoreFile(database) }
      schema = try found.schema(for: model)
      identifier = found.identifier
      isNew = false
    }
  }

  private static func make(
    _ schema: StoreSchema, identifier: String, in database: Database
  ) throws(StoreProblem) {
    // A frame's store is thrown away: nothing is to survive a loss of power.
    try database.run("PRAGMA synchronous = OFF")
    try database.transaction { () throws(StoreProblem) in
      for statement in schema.statements { try database.run(statement) }
      try database.run(
        "INSERT INTO Z_METADATA (Z_VERSION, Z_UUID, Z_PLIST) VALUES (1, ?, NULL)",
        [.text(identifier)])
      for entity in schema.model.entities {
        let parent = entity.parent.flatMap { schema.numbers[$0] } ?? 0
        try database.run(
          "INSERT INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES (?, ?, ?, 0)",
          [
            .integer(schema.numbers[entity.name] ?? 0), .text(entity.name), .integer(parent),
          ])
      }
    }
  }

  func locked<Result>(
    _ work: () throws(StoreProblem) -> Result
  ) throws(StoreProblem) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try work()
  }
}
