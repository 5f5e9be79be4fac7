import Failures
import Testing

@testable import VitrineTesting

@Suite struct InlineCallTests {
  /// Writes `text` into the call at a place of a source.
  private func written(
    _ source: String, _ text: String = "new", line: Int = 2, column: Int = 3
  ) throws -> String {
    let folder = try ScratchFolder()
    let file = try folder.write(source, to: "Source.swift")
    let edit = try InlineCall.edit(text, in: file, line: line, column: column, named: "check")
    return InlineJournal.apply([edit], to: source)
  }

  @Test func aCallWithoutAClosureGetsOne() throws {
    #expect(
      try written("func a() {\n  check(of: Text(\"(\"))\n  b()\n}\n") == #"""
        func a() {
          check(of: Text("(")) {
            """
            new
            """
          }
          b()
        }

        """#)
  }

  @Test func aTrailingClosureIsReplaced() throws {
    let source = #"""
      func a() {
        check(
          of: view /* ) */, layout: .fixed(width: 3, height: 4)
        ) {
          """
          old "quoted"
          """
        }
      }
      """#
    #expect(
      try written(source) == #"""
        func a() {
          check(
            of: view /* ) */, layout: .fixed(width: 3, height: 4)
          ) {
            """
            new
            """
          }
        }
        """#)
  }

  @Test func anArgumentNamedMatchesIsReplaced() throws {
    let source = #"""
      func a() {
        check(of: f { "matches: {" }, matches: { "old" }, line: 3)
      }
      """#
    #expect(
      try written(source) == #"""
        func a() {
          check(of: f { "matches: {" }, matches: {
            """
            new
            """
          }, line: 3)
        }
        """#)
  }

  @Test func aCommentBesideTheStringStays() throws {
    let source = "func a() {\n  check(of: x) {\n    // why\n    \"old\"\n  }\n}"
    #expect(
      try written(source)
        == "func a() {\n  check(of: x) {\n    // why\n    \"\"\"\n    new\n    \"\"\"\n  }\n}")
  }

  @Test func backslashesAndQuotesAreWrittenRaw() {
    #expect(
      InlineCall.literal(#"{"a": "\"b\""}"#, "  ") == "#\"\"\"\n  {\"a\": \"\\\"b\\\"\"}\n  \"\"\"#"
    )
    #expect(
      InlineCall.literal("a\\# \"\"\"#", "") == "##\"\"\"\na\\# \"\"\"#\n\"\"\"##")
    #expect(InlineCall.literal("a\n\nb", "\t") == "\"\"\"\n\ta\n\n\tb\n\t\"\"\"")
  }

  @Test func tabsAndFourSpacesAreKept() throws {
    #expect(
      try written("func a() {\n\tcheck(of: x)\n\tb()\n\tc()\n}", column: 2)
        == "func a() {\n\tcheck(of: x) {\n\t\t\"\"\"\n\t\tnew\n\t\t\"\"\"\n\t}\n\tb()\n\tc()\n}")
    #expect(
      try written("func a() {\n    check(of: x)\n    b()\n    c()\n}", column: 5)
        == "func a() {\n    check(of: x) {\n        \"\"\"\n        new\n        \"\"\"\n    }\n    b()\n"
        + "    c()\n}")
  }

  @Test func theColumnDistinguishesTwoCallsOfALine() throws {
    let source = "func a() {\n  check(of: x); check(of: y)\n}"
    let second = try written(source, column: 17)
    #expect(second.hasPrefix("func a() {\n  check(of: x); check(of: y) {\n"))
    #expect(throws: Failure.self) { try written(source, column: 9) }
  }

  @Test(arguments: [
    ("func a() {\n  chuck(of: x)\n}", "check isn't called on line 2"),
    ("func a() {\n  recheck(of: x)\n}", "check isn't called on line 2"),
    ("x", "check isn't called on line 2"),
    ("func a() {\n  check(of: x) { y() }\n}", "holds more, or less, than one string literal"),
    ("func a() {\n  check(of: x) { \"a\" + \"b\" }\n}", "holds more, or less"),
    ("func a() {\n  check(of: x", "the call isn't complete"),
    ("func a() {\n  check(of: \"x)\n}", "the call isn't complete"),
    ("func a() {\n  let c = check\n}", "check isn't called on line 2"),
    ("func a() {\n  check(of: x, matches: text)\n}", "holds more, or less"),
  ])
  func whatIsntExactlyThereIsRefused(_ source: String, _ message: String) {
    do {
      let result = try written(source)
      Issue.record("written: \(result)")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }

  @Test(arguments: [
    #"("\(a("))"))")"#, ##"(#"\("# , 1)"##, "(/* ( /* ) */ ) */)", "(// )\n)",
    "(\"\"\"\n)\"\n\"\"\")", #"("\\")"#, #"(/[)"]/)"#,
  ])
  func bracketsInStringsCommentsAndPatternsDontEndTheCall(_ arguments: String) throws {
    let source = "func a() {\n  check\(arguments)"
    #expect(try written(source + "\n}\n").hasPrefix(source + " {\n    \"\"\"\n    new\n"))
  }
}
