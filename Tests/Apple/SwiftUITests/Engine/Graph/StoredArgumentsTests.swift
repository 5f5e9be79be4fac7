import DisplayList
import Foundation
import Testing

@testable import SwiftUI

/// The arguments of shapes and layouts as a difference names them.
@Suite struct StoredArgumentsTests {
  private struct Wave {
    var height = 4.5
    var width: CGFloat = -0.1
    var count = 3
    var isOpen = true
    var name = "north"
    var heights = (0..<14).map { Double($0) / 2 }
    var widths: [CGFloat] = []
    var steps = [1, 2]
    var _hidden = 7
    private let size = CGFloat.infinity
  }

  @Test func plainPropertiesAreReadWhereTheyLie() throws {
    let trait = try #require(StoredArguments.trait(of: Wave()))
    #expect(PlainFields.of(Wave()) != nil)
    #expect(
      trait
        == ViewTrait(
          .arguments,
          words: [
            "height": "4.5", "width": "-0.1", "count": "3", "isOpen": "true", "name": "north",
            "heights": "0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5 and 2 more", "widths": "",
            "steps": "1, 2", "size": "infinity",
          ]))
  }

  private struct Many {
    var a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7, h = 8, i = 9, j = 10, k = 11, l = 12,
      m = 13
  }

  @Test func noMoreThanTwelvePropertiesAreNamed() throws {
    let trait = try #require(StoredArguments.trait(of: Many()))
    #expect(trait.values.fields.count == 12)
    #expect(trait["l"] == "12" && trait["m"] == nil)
  }

  private struct Mixed {
    var length: Double? = 2
    var angle = Angle.degrees(45)
    var unit = UnitPoint.center
    var small: UInt8 = 9
    var name = "south"
  }

  private struct Described: CustomReflectable {
    var height = 1.0
    var customMirror: Mirror { Mirror(self, children: ["high": 2.0]) }
  }

  private enum Kind { case round(radius: Double) }

  /// One property that isn't plain, and what has a mirror of its own: as a mirror shows them.
  @Test func otherPropertiesAreReadByAMirror() throws {
    #expect(PlainFields.of(Mixed()) == nil)
    let trait = try #require(StoredArguments.trait(of: Mixed()))
    #expect(
      trait
        == ViewTrait(
          .arguments, words: ["length": "2", "angle": "45°", "small": "9", "name": "south"]))
    #expect(
      StoredArguments.trait(of: Described()) == ViewTrait(.arguments, words: ["high": "2"]))
    #expect(PlainFields.of(Kind.round(radius: 1)) == nil)
  }

  @Test func theValuesAreThoseOfEachValue() {
    var wave = Wave()
    let first = StoredArguments.trait(of: wave)
    wave.heights = [9]
    wave.name = "a name too long to lie in the string itself"
    #expect(first?["heights"] != StoredArguments.trait(of: wave)?["heights"])
    #expect(StoredArguments.trait(of: wave)?["heights"] == "9")
    #expect(
      StoredArguments.trait(of: wave)?["name"] == "a name too long to lie in the string itself")
  }
}
