import Foundation

/// A string that is equal only to one of the same bytes. `String` holds `é` equal to `e` with an
/// accent, whose UTF-16 offsets differ.
@inline(__always)
func sameBytes(_ a: String, _ b: String) -> Bool {
  let (a, b) = (a.utf8, b.utf8)
  guard a.count == b.count else { return false }
  let quick = a.withContiguousStorageIfAvailable { a in
    b.withContiguousStorageIfAvailable { b in
      guard let first = a.baseAddress, let second = b.baseAddress else { return a.isEmpty }
      return memcmp(first, second, a.count) == 0
    }
  }
  return (quick ?? nil) ?? a.elementsEqual(b)
}
