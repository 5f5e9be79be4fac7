import Testing

@testable import ProjectBuild

@Suite struct StubFactTests {
  /// Messages as the compiler of Swift 6.3 prints them.
  @Test(arguments: [
    ("cannot find type 'Analytics' in scope", StubFact.type("Analytics")),
    ("cannot find 'KFImage' in scope", .type("KFImage")),
    ("no type named 'Stage' in module 'Games'", .exported("Stage", module: "Games")),
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
    ("'any' has no effect on concrete type 'DatabaseWriter'", .isProtocol("DatabaseWriter")),
    ("'Status' was imported as 'enum', but is a struct", .isEnumeration("Status")),
    (
      "superclass 'UpdateDelegate' must appear first in the inheritance clause",
      .isProtocol("UpdateDelegate")
    ),
    (
      "multiple inheritance from classes 'NSObject' and 'Delegate'",
      .isOneClass("NSObject", "Delegate")
    ),
    ("extraneous argument label 'hex:' in call", .label("hex")),
    ("incorrect argument label in call (have 'hex:', expected 'cgColor:')", .label("hex")),
  ])
  func theCompilersWords(text: String, fact: StubFact) {
    #expect(StubFact(text) == fact)
  }

  /// The messages of Swift 6.3 on `UIColor(hex: "ff0000")`, where a package adds that initialiser.
  @Test func aNoteNamesTheLabelThatNoInitialiserHas() throws {
    let messages = CompilerMessage.parse(
      """
      /a/A.swift:3:9: error: no exact matches in call to initializer
      UIKit.UIColor.init:2:20: note: incorrect labels for candidate (have: '(hex:)', expected: '(named:)')
      /a/A.swift:3:9: note: candidate expects value of type 'Color' for parameter #1 (got 'String')
      /a/A.swift:9:9: error: missing return in global function expected to return 'Int'
      UIKit.UIColor.init:2:20: note: incorrect labels for candidate (have: '(hue:)', expected: '(named:)')
      """)
    let facts = StubFinding.facts(of: messages)
    #expect(facts.map { $0.0 } == [StubFact.label("hex")])
    #expect(facts.map { $0.1.line } == [3])
    #expect(
      facts[0].0.called(in: ["  let c = UIColor(hex: \"ff0000\")"])
        == .initializer("UIColor", label: "hex"))
  }

  /// The compiler prints the note on the requirement once.
  @Test func aPropertyHasTheTypeThatTheProtocolRequires() throws {
    let messages = CompilerMessage.parse(
      """
      /a/L.swift:55:8: error: type 'Favorites' does not conform to protocol 'LockWidget'
      /a/L.swift:58:9: note: candidate has non-matching type 'Links_favorites'
      /a/L.swift:55:8: note: add stubs for conformance
      /a/L.swift:27:9: note: protocol requires property 'link' with type 'URL'
      /a/L.swift:64:8: error: type 'Voice' does not conform to protocol 'LockWidget'
      /a/L.swift:67:9: note: candidate has non-matching type 'Links_voice'
      /a/M.swift:1:8: error: type 'Other' does not conform to protocol 'Two'
      /a/M.swift:2:9: note: candidate has non-matching type 'Links_other'
      /a/M.swift:8:9: note: protocol requires property 'a' with type 'Int'
      /a/M.swift:9:9: note: protocol requires property 'b' with type 'String'
      """)
    let facts = StubFinding.facts(of: messages).map { $0.0 }
    #expect(facts.contains(.same("Links_favorites", "URL")))
    #expect(facts.contains(.same("Links_voice", "URL")))
    #expect(!facts.contains { if case .same("Links_other", _) = $0 { true } else { false } })
  }

  @Test(
    arguments: [
      (StubFact.member("hex", owner: "Color", isStatic: false), "Color.hex"),
      (.initializer("Color", label: "hex"), "Color.init"),
      (.value("track"), "track"),
      (.member("name", owner: "Trip", isStatic: false), nil),
      (.same("A", "Int"), nil),
    ] as [(StubFact, String?)])
  func aFileThatIsNotThereMayDeclareNamesBesidesTheCodesTypes(fact: StubFact, name: String?) {
    #expect(fact.hiddenName(besides: ["Trip"]) == name)
  }

  @Test func otherMessagesAreNoFacts() {
    #expect(StubFact("missing return in global function expected to return 'Int'") == nil)
  }
}
