import Foundation

/// A custom attribute; two are equal where they are the same box, or the same value.
final class TextAttributeBox: Equatable, @unchecked Sendable {
  let value: any TextAttribute
  init(_ value: any TextAttribute) { self.value = value }

  static func == (a: TextAttributeBox, b: TextAttributeBox) -> Bool {
    if a === b { return true }
    guard let first = a.value as? any Hashable, let second = b.value as? any Hashable else {
      return false
    }
    return AnyHashable(first) == AnyHashable(second)
  }
}
