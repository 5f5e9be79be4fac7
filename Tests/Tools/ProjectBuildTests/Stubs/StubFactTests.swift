import Testing

@testable import ProjectBuild

@Suite struct StubFactTests {
  /// Messages as the compiler of Swift 6.3 prints them.
  @Test(arguments: [
    ("cannot find type 'Analytics' in scope", StubFact.type("Analytics")),
    ("cannot find 'KFImage' in scope", .type("KFImage")),
    ("cannot find 'track' in scope", .value("track")),
    ("unknown attribute 'Default'", .attribute("Default")),
    (
      "value of type 'some View' has no member 'shimmering'",
      .member("shimmering", owner: "View", isStatic: false)
    ),
    (
      "value of type 'Chart<Int>?' has no member 'log(_:level:)'",
      .member("log", owner: "Chart", isStatic: false)
    ),
    ("type 'Color' has no member 'brand'", .member("brand", owner: "Color", isStatic: true)),
    ("'Keys' is not a member type of struct 'App.Defaults'", .type("Defaults.Keys")),
    (
      "cannot convert value of type 'Flags_name' (aka 'Name') to expected argument type 'String'",
      .same("Flags_name", "String")
    ),
    ("cannot convert return expression of type 'A_b' to return type 'Int?'", .same("A_b", "Int")),
    (
      "binary operator '>' cannot be applied to operands of type 'A_count' and 'Int'",
      .same("A_count", "Int")
    ),
    (
      "static method 'buildExpression' requires that 'KFImage' conform to 'View'",
      .conforms("KFImage", "View")
    ),
    ("for-in loop requires 'A_items' to conform to 'Sequence'", .isSequence("A_items")),
    (
      "initializer for conditional binding must have Optional type, not 'A_user'",
      .isOptional("A_user")
    ),
  ])
  func theCompilersWords(text: String, fact: StubFact) {
    #expect(StubFact(text) == fact)
  }

  @Test func otherMessagesAreNoFacts() {
    #expect(StubFact("missing return in global function expected to return 'Int'") == nil)
  }
}
