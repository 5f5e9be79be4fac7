internal import CSQLite
import Foundation

/// Functions that SQLite calls to compare text by the rules of `NSPredicate` and `SortDescriptor`.
enum TextFunctions {
  static func install(in database: OpaquePointer?) {
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
    for order in TextOrder.allCases {
      let box = UnsafeMutableRawPointer(bitPattern: order.index + 1)
      sqlite3_create_collation_v2(
        database, order.collation, SQLITE_UTF8, box,
        { box, countA, a, countB, b in
          let index = Int(bitPattern: box) - 1
          let order = TextOrder.allCases[index]
          let result = order.compare(
            TextFunctions.text(a, countA), TextFunctions.text(b, countB))
          return result == .orderedSame ? 0 : result == .orderedAscending ? -1 : 1
        }, nil)
    }
  }

  private static func text(_ value: OpaquePointer?) -> String? {
    guard sqlite3_value_type(value) != SQLITE_NULL else { return nil }
    return sqlite3_value_text(value).map { String(cString: $0) }
  }

  private static func text(_ bytes: UnsafeRawPointer?, _ count: Int32) -> String {
    guard let bytes else { return "" }
    return String(
      decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }
}
