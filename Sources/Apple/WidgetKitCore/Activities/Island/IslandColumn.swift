import SwiftUI

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

/// A part of a column in which a height is shared out.
struct IslandSection {
  /// Indices of members.
  let members: [Int]
  /// The height, in points, that isn't taken yet; nil where the views have their ideal heights.
  private(set) var rest: CGFloat?

  init(members: [Int], rest: CGFloat?) {
    self.members = members
    self.rest = rest
  }

  mutating func take(_ height: CGFloat) {
    rest = rest.map { $0 - (height.isFinite ? height : 0) }
  }
}
