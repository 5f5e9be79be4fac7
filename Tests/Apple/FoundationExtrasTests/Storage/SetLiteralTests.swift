import Foundation
import FoundationExtras
import Testing

/// https://developer.apple.com/documentation/foundation/nsset and nsorderedset: both conform to ExpressibleByArrayLiteral.
@Suite struct SetLiteralTests {
  @Test func aLiteralIsASetOfTheNamedClass() {
    let none: NSSet? = []
    #expect(none?.count == 0)
    let set: NSSet = ["a", 3, "a"]
    #expect(set.count == 2 && set.contains("a") && set.contains(3))
    let changing: NSMutableSet = ["a"]
    changing.add("b")
    #expect(changing.count == 2)
    let ordered: NSOrderedSet = ["b", "a"]
    #expect(ordered.object(at: 0) as? String == "b")
  }
}
