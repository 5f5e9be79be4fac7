/// A JSON value with the line that it begins on.
struct LocatedJSON {
  indirect enum Value {
    case null
    case bool(Bool)
    /// The number as it is written.
    case number(String)
    case text(String)
    case list([LocatedJSON])
    case object([Member])
  }

  struct Member {
    let key: String
    /// The line of the key; the first line is 1.
    let line: Int
    let value: LocatedJSON
  }

  /// The line that the value begins on; the first line is 1.
  let line: Int
  let value: Value

  /// The value of a key; the object itself where it has none of that name.
  func member(_ key: String) -> LocatedJSON {
    guard case .object(let members) = value else { return self }
    return members.first { $0.key == key }?.value ?? self
  }

  /// The kind of value, in words.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
