import SwiftUI

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
    rest = rest.map { height.isFinite ? $0 - height : 0 }
  }
}
