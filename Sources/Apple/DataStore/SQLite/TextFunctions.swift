internal import CSQLite
import Foundation

/// Functions that SQLite calls to compare text by the rules of `NSPredicate` and `SortDescriptor`.
enum TextFunctions {
  /// Registers the function `vitrine_text(operation, options, text, pattern)`, which is 1 where a text matches a
  /// pattern and else 0, and the collations.
  ///
  /// - Parameter collations: objects that live as long as the database; SQLite doesn't retain them.
  static func install(_ collations: [TextCollation], in database: OpaquePointer?) {
    sqlite3_create_function_v2(
      database, "vitrine_text", 4, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
      { context, _, arguments in
        guard let arguments,
          let operation = TextComparison.Operation(
            rawValue: Int(sqlite3_value_int(arguments[0]))),
          let subject = TextFunctions.bytes(arguments[2]),
          let pattern = TextFunctions.bytes(arguments[3])
        else {
          sqlite3_result_int(context, 0)
          return
        }
        let comparison = TextComparison(
          operation, options: .init(rawValue: Int(sqlite3_value_int(arguments[1]))))
        let holds =
          comparison.holds(subject, pattern)
          ?? comparison.holds(
            String(decoding: subject, as: UTF8.self), String(decoding: pattern, as: UTF8.self))
        sqlite3_result_int(context, holds ? 1 : 0)
      }, nil, nil, nil)
    for collation in collations {
      sqlite3_create_collation_v2(
        database, collation.order.collation, SQLITE_UTF8,
        Unmanaged.passUnretained(collation).toOpaque(),
        { box, countA, a, countB, b in
          guard let box else { return 0 }
          return Unmanaged<TextCollation>.fromOpaque(box).takeUnretainedValue().compare(
            UnsafeRawBufferPointer(start: a, count: Int(countA)),
            UnsafeRawBufferPointer(start: b, count: Int(countB)))
        }, nil)
    }
  }

  /// The text of a value in UTF-8; nil for none.
  private static func bytes(_ value: OpaquePointer?) -> UnsafeBufferPointer<UInt8>? {
    guard sqlite3_value_type(value) != SQLITE_NULL else { return nil }
    // The text comes first: asking for it may convert the value.
    return sqlite3_value_text(value).map {
      UnsafeBufferPointer(start: $0, count: Int(sqlite3_value_bytes(value)))
    }
  }
}
