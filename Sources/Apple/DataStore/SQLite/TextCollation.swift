import Foundation

/// An order of texts that is registered with SQLite as a collation. The database owns it.
final class TextCollation {
  let order: TextOrder
  private var collator: TextCollator?

  init(_ order: TextOrder) { self.order = order }

  /// Takes over the current locale for the comparisons that follow.
  func prepare() { collator = TextCollator(order) }

  /// The order of two texts in UTF-8: negative, zero or positive.
  func compare(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int32 {
    if let collator { return collator.compare(a, b) }
    let a = String(decoding: a, as: UTF8.self), b = String(decoding: b, as: UTF8.self)
    return Int32(clamping: order.compare(a, b).rawValue)
  }
}
