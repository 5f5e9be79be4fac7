import Foundation
@_spi(Reflection) import Swift
import Synchronization

/// The stored properties of a structure whose values are plain, read where they lie: a shape's arguments are stated in
/// each picture, and a mirror of a dozen numbers takes as long as the texts around it. They are found once for each
/// type, by the runtime's field records.
nonisolated struct PlainFields: Sendable {
  private struct Field: Sendable {
    let name: String
    let text: @Sendable (UnsafeRawPointer) -> String
  }

  private let fields: [Field]
  private static let known = Mutex<[ObjectIdentifier: PlainFields?]>([:])

  /// - Returns: nil for a value that isn't a structure, or with a property of another type than those read here.
  static func of<Value>(_ value: Value) -> PlainFields? {
    let type = ObjectIdentifier(Value.self)
    if let found = known.withLock({ $0[type] }) { return found }
    let found = find(value)
    known.withLock { $0[type] = .some(found) }
    return found
  }

  /// The texts of the first `most` properties by their names; not those whose names begin with an underscore.
  func texts<Value>(of value: Value, most: Int) -> [String: String] {
    if fields.isEmpty { return [:] }
    return withUnsafeBytes(of: value) { bytes in
      var texts: [String: String] = [:]
      guard let start = bytes.baseAddress else { return texts }
      for field in fields.prefix(most) where !field.name.hasPrefix("_") {
        texts[field.name] = field.text(start)
      }
      return texts
    }
  }

  private static func find<Value>(_ value: Value) -> PlainFields? {
    guard !(value is any CustomReflectable), Mirror(reflecting: value).displayStyle == .struct
    else {
      return nil
    }
    var fields: [Field] = []
    let isPlain = _forEachField(of: Value.self, options: []) { name, offset, type, _ in
      guard let text = reader(of: type, at: offset) else { return false }
      fields.append(Field(name: String(cString: name), text: text))
      return true
    }
    return isPlain ? PlainFields(fields: fields) : nil
  }

  private static func reader(
    of type: Any.Type, at offset: Int
  ) -> (@Sendable (UnsafeRawPointer) -> String)? {
    func reader<Value>(
      _ text: @escaping @Sendable (Value) -> String
    ) -> @Sendable (UnsafeRawPointer) -> String {
      { text($0.load(fromByteOffset: offset, as: Value.self)) }
    }
    func list<Value: Sendable>(
      _ text: @escaping @Sendable (Value) -> String
    ) -> @Sendable (UnsafeRawPointer) -> String {
      reader { (values: [Value]) in StoredArguments.list(values, text) }
    }
    switch type {
    case is Double.Type: return reader { (value: Double) in StoredArguments.text(CGFloat(value)) }
    case is CGFloat.Type: return reader { (value: CGFloat) in StoredArguments.text(value) }
    case is Int.Type: return reader { (value: Int) in String(value) }
    case is Bool.Type: return reader { (value: Bool) in String(value) }
    case is String.Type: return reader { (value: String) in value }
    case is [Double].Type: return list { (value: Double) in StoredArguments.text(CGFloat(value)) }
    case is [CGFloat].Type: return list { (value: CGFloat) in StoredArguments.text(value) }
    case is [Int].Type: return list { (value: Int) in String(value) }
    default: return nil
    }
  }
}
