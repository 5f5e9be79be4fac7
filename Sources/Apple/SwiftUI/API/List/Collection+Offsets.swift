import Foundation

// What lists do to their data where rows are taken away or moved.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Offsets beyond the collection are left out.
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

extension MutableCollection {
  /// Moves the elements before the one that is at `destination` now; offsets beyond the
  /// collection are left out.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let order =
      all.indices.filter { $0 < destination && !source.contains($0) }
      + all.indices.filter { source.contains($0) }
      + all.indices.filter { $0 >= destination && !source.contains($0) }
    for (index, place) in zip(indices, order) { self[index] = all[place] }
  }
}
