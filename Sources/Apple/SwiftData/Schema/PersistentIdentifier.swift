import DataStore

/// The identity of a model in a store.
public struct PersistentIdentifier: Hashable, Identifiable, Sendable {
  let record: RecordID

  init(_ record: RecordID) { self.record = record }

  /// The identity itself.
  public struct ID: Hashable, Comparable, Sendable {
    let text: String
    public static func < (a: ID, b: ID) -> Bool { a.text < b.text }
  }

  public var id: ID { ID(text: address) }
  public var entityName: String { record.entity }
  /// The identifier of the store; nil before the first save.
  public var storeIdentifier: String? { record.isTemporary ? nil : record.store }

  /// The form in which Core Data writes identities.
  var address: String {
    let key = record.isTemporary ? "t\(record.key.magnitude)" : "p\(record.key)"
    return "x-coredata://\(record.store)/\(record.entity)/\(key)"
  }

  public static func identifier(
    for storeIdentifier: String, entityName: String, primaryKey: some Hashable
  ) throws -> PersistentIdentifier {
    guard let key = Int64("\(primaryKey)".drop { !$0.isNumber }) else {
      throw SwiftDataError(
        .unsupportedKey, "“\(primaryKey)” is no key of a store's: keys are whole numbers here.")
    }
    return PersistentIdentifier(
      RecordID(store: storeIdentifier, entity: entityName, key: key))
  }
}

extension PersistentIdentifier: Comparable {
  public static func < (a: Self, b: Self) -> Bool {
    (a.record.store, a.record.entity, a.record.key)
      < (b.record.store, b.record.entity, b.record.key)
  }
}

extension PersistentIdentifier: Codable {
  private enum Key: String, CodingKey { case store, entity, key }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    record = RecordID(
      store: try container.decode(String.self, forKey: .store),
      entity: try container.decode(String.self, forKey: .entity),
      key: try container.decode(Int64.self, forKey: .key))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(record.store, forKey: .store)
    try container.encode(record.entity, forKey: .entity)
    try container.encode(record.key, forKey: .key)
  }
}
