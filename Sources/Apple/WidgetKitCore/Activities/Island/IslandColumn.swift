/// A column of the expanded island. The bottom region is part of all three.
enum IslandColumn: CaseIterable {
  case leading, center, trailing

  /// The region that is the column's own.
  var place: IslandRegion.Place {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
