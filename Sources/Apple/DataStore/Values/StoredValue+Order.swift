import Foundation

extension StoredValue {
  /// Whether two values are the same: numbers by their size, whatever their kind.
  package func equals(_ other: StoredValue) -> Bool {
    if let a = number, let b = other.number { return a == b }
    return self == other
  }

  /// The order of two values: nulls first, then numbers, text, bytes, as SQLite sorts them.
  package func order(_ other: StoredValue) -> ComparisonResult {
    if let a = number, let b = other.number {
      return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
    }
    switch (self, other) {
    case (.text(let a), .text(let b)):
      // By bytes, as SQLite does.
      if a == b { return .orderedSame }
      return a.utf8.lexicographicallyPrecedes(b.utf8) ? .orderedAscending : .orderedDescending
    case (.data(let a), .data(let b)):
      if a == b { return .orderedSame }
      return a.lexicographicallyPrecedes(b) ? .orderedAscending : .orderedDescending
    default:
      if rank == other.rank { return .orderedSame }
      return rank < other.rank ? .orderedAscending : .orderedDescending
    }
  }

  private var rank: Int {
    switch self {
    case .null: 0
    case .integer, .real: 1
    case .text: 2
    case .data: 3
    }
  }
}
