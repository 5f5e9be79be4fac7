import Foundation
import Testing

@testable import SwiftUI

@Suite struct OffsetsTests {
  @Test func elementsAtTheOffsetsAreRemoved() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [1, 3, 9])
    #expect(letters == ["a", "c"])
  }

  /// Apple's documentation of `move(fromOffsets:toOffset:)`: before the element at the destination.
  @Test func elementsMoveBeforeTheDestination() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0], toOffset: 3)
    #expect(letters == ["b", "c", "a", "d"])
    letters.move(fromOffsets: [1, 3], toOffset: 0)
    #expect(letters == ["c", "d", "b", "a"])
    letters.move(fromOffsets: [0], toOffset: 4)
    #expect(letters == ["d", "b", "a", "c"])
  }
}
