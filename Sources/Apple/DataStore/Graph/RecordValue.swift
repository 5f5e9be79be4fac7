/// The result of a key path: a value, an object, or several of these.
enum RecordValue {
  case value(StoredValue)
  case record(StoreRecord)
  case many([RecordValue])

  static let null = RecordValue.value(.null)

  init(_ record: StoreRecord, path: some Collection<String>) {
    guard let name = path.first else {
      self = .record(record)
      return
    }
    let rest = path.dropFirst()
    if name == "self" || name == "SELF" || name == "objectID" {
      self.init(record, path: rest)
    } else if let relationship = record.relationship(name) {
      if relationship.isToMany {
        if rest.first == "@count" {
          self = .value(.integer(Int64(record.many(name).count)))
        } else {
          self = .many(record.many(name).map { RecordValue($0, path: rest) })
        }
      } else if let other = record.one(name) {
        self.init(other, path: rest)
      } else {
        self = .null
      }
    } else {
      self = .value(record.value(name))
    }
  }

  /// The value for comparisons as SQL makes them: for an object, its key.
  var stored: StoredValue? {
    switch self {
    case .value(let value): value
    case .record(let record): .integer(record.id.key)
    case .many: nil
    }
  }
}
