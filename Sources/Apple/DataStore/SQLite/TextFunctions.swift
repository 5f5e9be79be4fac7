internal import CSQLite
import Foundation

/// Functions that SQLite calls to compare text by the rules of `NSPredicate` and `SortDescriptor`.
enum TextFunctions {
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

/// An order of texts as SQLite asks for it. The database keeps it.
final class TextCollation {
  let order: TextOrder
  private var collator: TextCollator?

  init(_ order: TextOrder) { self.order = order }

  /// Takes the locale of now for the comparisons to come.
  func prepare() { collator = TextCollator(order) }

  fileprivate func compare(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int32 {
    if let collator { return collator.compare(a, b) }
    let a = String(decoding: a, as: UTF8.self), b = String(decoding: b, as: UTF8.self)
    return Int32(order.compare(a, b).rawValue)
  }
}
