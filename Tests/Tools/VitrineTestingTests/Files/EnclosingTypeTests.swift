import Testing

@testable import VitrineTesting

struct EnclosingTypeTests {
  private let source = """
    import XCTest

    struct Card { class Inner {} }

    @MainActor final class CardTests: XCTestCase {
      func testCard() {
        assert()
      }
    }
    extension OtherTests {
      func testOther() { assert() }
    }
    """

  /// A file's name isn't always its class's: a filter by it would run no test and pass.
  @Test(arguments: [(7, "CardTests"), (5, "CardTests"), (11, "OtherTests")])
  func theClassAroundALineIsFound(line: Int, name: String) {
    #expect(EnclosingType.name(in: source, at: line) == name)
  }

  @Test func aLineOutsideAllClassesHasNone() {
    #expect(EnclosingType.name(in: source, at: 3) == nil)
    #expect(EnclosingType.name(in: "", at: 30) == nil)
  }

  /// A test in a helper, which any class of the module may have.
  @Test func aTestWhoseClassIsUnknownIsFoundByItsName() {
    let location = AssertionLocation("M/Help.swift", "/nowhere/Help.swift", "testCard()", 3, 1)
    #expect(location.nameInSource == "M..*/testCard")
    let identity = TestIdentity(
      runner: .xcTest, name: location.nameInSource, arguments: "", run: "")
    #expect(identity.filter == "'M..*/testCard'")
  }
}
