import Testing

@testable import ProjectBuild

/// The types that get members of stubs.
@Suite struct StubOwnerTests {
  // The Swift Programming Language, Extensions: an extension of a protocol gives its members to all types that conform
  // to it, so a stub of `zero` in `Comparable` is a second one beside those of `Int`, `Double` and `Decimal`.
  @Test(arguments: [
    "Comparable", "Equatable", "Hashable", "Numeric", "Sequence", "Collection", "StringProtocol",
    "Swift.Comparable", "ExpressibleByStringLiteral",
  ])
  func standardProtocolsGetNoMembers(_ name: String) {
    #expect(!StubModel.isExtensible(name))
  }

  @Test(arguments: ["String", "Array", "View", "UIView", "Date", "UserDefaults", "Color"])
  func otherTypesGetMembers(_ name: String) {
    #expect(StubModel.isExtensible(name))
  }
}
