import Testing

@testable import VitrineTesting

@Suite struct GoldenLocationTests {
  private func location(_ function: String, named name: String? = nil) -> GoldenLocation {
    GoldenLocation(
      AssertionLocation("Tests/A.swift", "/p/Tests/A.swift", function, 1, 1), named: name)
  }

  @Test func goldensLieBesideTheTest() {
    let goldens = location("testSteps()")
    #expect(goldens.folder == "/p/Tests/__Snapshots__/A")
    #expect(
      goldens.path(of: "/Steps/systemSmall/snapshot~dark@3x", number: 1)
        == "testSteps/Steps/systemSmall/snapshot~dark@3x")
    #expect(goldens.path(of: "~dark@3x", number: 1) == "testSteps~dark@3x")
    #expect(goldens.path(of: "@3x", number: 2) == "testSteps.2@3x")
  }

  @Test(arguments: [
    ("entry(_:)", nil, "entry"), ("entry(_:)", "12", "entry.12"), ("`a b`()", nil, "a%20b"),
    ("a()", "../../etc/passwd", "a.%2E.%2F..%2Fetc%2Fpasswd"), ("a()", "", "a.%00"),
    ("a()", "x\u{0}y/z", "a.x%00y%2Fz"), ("a()", "🚗", "a.%F0%9F%9A%97"),
  ])
  func namesAreSafe(_ function: String, _ name: String?, _ expected: String) {
    #expect(location(function, named: name).name == expected)
  }

  @Test func longNamesAreCutAndStayApart() {
    let one = location("a()", named: String(repeating: "x", count: 300)).path(
      of: "~dark@3x", number: 1)
    let other = location("a()", named: String(repeating: "x", count: 301)).path(
      of: "~dark@3x", number: 1)
    #expect(one != other)
    #expect(one.utf8.count < 200)
    #expect(one.hasSuffix("@3x"))
  }
}
