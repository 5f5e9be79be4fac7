import Testing

@testable import Intents

@Suite struct EnumerationCaseTests {
  private let cases = [
    _INCase(0, "unknown", _INPhrase("Unknown")), _INCase(1, "upstream", _INPhrase("Up")),
    _INCase(2, "Pier", _INPhrase("Pier")), _INCase(3, "pier", _INPhrase("Small pier")),
  ]

  @Test(arguments: [("Upstream", 1), ("upstream", 1), ("Pier", 2), ("pier", 3)])
  func aCaseIsFoundByTheNameInTheDefinitionAndInTheCode(_ name: String, _ value: Int) {
    #expect(cases.named(name)?.value == value)
  }

  @Test(arguments: ["Up", "upStream", ""])
  func anotherNameIsNoCase(_ name: String) {
    #expect(cases.named(name) == nil)
  }
}
