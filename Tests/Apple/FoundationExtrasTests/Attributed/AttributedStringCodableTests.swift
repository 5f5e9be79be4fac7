import Foundation
import FoundationExtras
import TestSupport
import Testing

/// The stored form of Apple's attributed strings, by swift-foundation's source of iOS 15.
@Suite struct AttributedStringCodableTests {
  private func json(_ text: AttributedString) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(text), as: UTF8.self)
  }

  private func read(_ json: String) throws -> AttributedString {
    try JSONDecoder().decode(AttributedString.self, from: Data(json.utf8))
  }

  @Test func aTextWithoutAttributesIsAString() throws {
    #expect(try json(AttributedString("Lemon")) == #""Lemon""#)
    #expect(try read(#""Lemon""#) == AttributedString("Lemon"))
  }

  @Test func runsAreTheirTextsAndAttributes() throws {
    var link = AttributedString("here")
    link.link = URL(string: "https://example.org/a")
    let text = AttributedString("Look ") + link
    let stored = #"["Look ",{},"here",{"NSLink":{"relative":"https://example.org/a"}}]"#
    #expect(try json(text) == stored)
    #expect(try read(stored) == text)
  }

  @Test func manyRunsShareATable() throws {
    var text = AttributedString()
    for number in 0..<12 {
      var piece = AttributedString("\(number)")
      piece.languageIdentifier = number.isMultiple(of: 2) ? "de" : "en"
      text += piece
    }
    let stored = try json(text)
    #expect(
      stored.hasPrefix(
        #"{"attributeTable":[{"NSLanguage":"de"},{"NSLanguage":"en"}],"runs":["0",0,"1",1"#))
    #expect(try read(stored) == text)
  }

  @Test func damagedTextsAreErrors() {
    #expect(throws: DecodingError.self) { try read("[]") }
    #expect(throws: DecodingError.self) { try read(#"["a",7]"#) }
    #expect(throws: DecodingError.self) { try read("3") }
  }

  @Test func attributesThatAreNotKnownAreLeftOut() throws {
    #expect(try read(#"["a",{"NSMade":3}]"#) == AttributedString("a"))
  }

  @Test func aStructureWithATextIsRead() throws {
    struct Recipe: Codable, Equatable { var title: AttributedString }
    let read = try JSONDecoder().decode(Recipe.self, from: Data(#"{"title": "Tea"}"#.utf8))
    #expect(read == Recipe(title: "Tea"))
  }
}
