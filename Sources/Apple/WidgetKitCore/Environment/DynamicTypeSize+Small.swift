import SwiftUI

extension DynamicTypeSize {
  /// The size of text on the Lock Screen and in the compact Dynamic Island: two steps below the user's. In public pictures
  /// of iOS 16 at the standard size, body text has 15 points there and captions 11.
  package var inSmallPlaces: DynamicTypeSize {
    let all = Self.allCases
    return all[max((all.firstIndex(of: self) ?? 0) - 2, 0)]
  }
}
