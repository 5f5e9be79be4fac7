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
          let subject = TextFunctions.text(arguments[2]),
          let pattern = TextFunctions.text(arguments[3])
        else {
          sqlite3_result_int(context, 0)
          return
        }
        let comparison = TextComparison(
          operation, options: .init(rawValue: Int(sqlite3_value_int(arguments[1]))))
        sqlite3_result_int(context, comparison.holds(subject, pattern) ? 1 : 0)
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

  private static func text(_ value: OpaquePointer?) -> String? {
    guard sqlite3_value_type(value) != SQLITE_NULL else { return nil }
    return sqlite3_value_text(value).map { String(cString: $0) }
  }
}
