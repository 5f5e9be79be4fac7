import Foundation
import Goldens
import LayoutExplanation
import TestSupport
import Testing

@testable import VitrineCommand

@Suite struct CallLinesTests {
  private let source = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        Text("a.b(c)")
          .padding(5)
          .frame(
            width: 20,
            height: 10)
          // .padding(7)
          .clipped()
        Text("b").layoutPriority(1).clipped()
      }
    }

    struct Row: View {
      var body: some View {
        Card()
          .padding(8)
          .fixedSize()
      }
      var other: some View { Card().padding(5) }
    }
    """

  private let places = [
    "Card": DeclarationLocation(file: "Card.swift", line: 3),
    "Row": DeclarationLocation(file: "Card.swift", line: 16),
  ]

  @Test func aCallThatATypeHasOnceHasItsLine() throws {
    let folder = try ScratchFolder("call-lines")
    try folder.write(source, to: "Card.swift")
    let lines = CallLines(of: places, in: folder.path)
    #expect(
      lines.types["Card"] == [
        "padding(5)": 6, "frame(width: 20, height: 10)": 7, "layoutPriority(1)": 12,
      ])
    #expect(lines.types["Row"] == ["padding(8)": 19, "fixedSize()": 20, "padding(5)": 22])
  }

  /// The lines of a type's calls, by their texts; line 1 is the first of the code.
  private func lines(of body: String) throws -> [String: Int]? {
    let folder = try ScratchFolder("call-lines")
    try folder.write(
      "struct Card: View {\nvar body: some View {\n" + body + "\n}\n}\n", to: "Card.swift")
    let place = DeclarationLocation(file: "Card.swift", line: 1)
    return CallLines(of: ["Card": place], in: folder.path).types["Card"]?.mapValues { $0 - 2 }
  }

  @Test func aCallInAnothersArgumentsCountsToo() throws {
    let body = """
      Text(name)
        .background(Circle().padding(8))
        .padding(8)
        .overlay(Circle().fill(Color.red.opacity(0.5)))
      """
    #expect(
      try lines(of: body) == [
        "background(Circle().padding(8))": 2, "fill(Color.red.opacity(0.5))": 4, "opacity(0.5)": 4,
      ])
  }

  @Test func whatIsInACommentIsNoCall() throws {
    let body = """
      Text(name) /* .padding(8)
        /* .padding(8) */
        .padding(8) */
        .padding(8)
        .frame(
          width: 20, // .padding(8) "
          height: 10 /* points */)
      """
    #expect(try lines(of: body) == ["padding(8)": 4, "frame(width: 20, height: 10)": 5])
  }

  @Test func whatIsInATextIsNoCall() throws {
    let body = #"""
      Text("""
        a.padding(8)
        "b".padding(8)
        """).padding(8)
      Text(#"a".padding(9)"#).padding(9).help("c.bold()").bold().help("d")
      """#
    #expect(try lines(of: body) == ["padding(8)": 4, "padding(9)": 5, "bold()": 5])
  }

  /// A text in a card in a row.
  private func explanation(_ modifiers: [String]) throws -> LayoutExplanation {
    let views = [("Row", nil, []), ("Card", 0, []), ("Text", 1, modifiers)].enumerated().map {
      (index, view: (name: String, parent: Int?, modifiers: [String])) -> [String: Any] in
      var made: [String: Any] = [
        "index": index, "view": view.name, "name": view.name, "frame": [0, 0, 1, 1],
        "modifiers": view.modifiers, "steps": [Any](), "why": [String](),
      ]
      made["parent"] = view.parent
      return made
    }
    let document: [String: Any] = [
      "version": 1, "frame": "Row/systemSmall/snapshot@3x", "size": [1, 1], "scale": 3,
      "notes": [Any](), "types": ["Card", "Row"], "views": views,
    ]
    return try JSONDecoder().decode(
      LayoutExplanation.self, from: try JSONSerialization.data(withJSONObject: document))
  }

  @Test func aModifierHasThePlaceOfTheOneTypeAroundItThatCallsIt() throws {
    let folder = try ScratchFolder("call-lines")
    try folder.write(source, to: "Card.swift")
    let lines = CallLines(of: places, in: folder.path)
    // Both types have padding(5); clipped() is called twice.
    let modifiers = ["padding(8)", "padding(5)", "layoutPriority(1)", "clipped()"]
    let made = try explanation(modifiers).withSources(places, lines)
    let text = try made.views.element(2)
    #expect(text.modifierPlaces == ["Card.swift:19", nil, "Card.swift:12", nil])
    #expect(try made.views.element(0).modifierPlaces == nil)
  }

  @Test func aFileThatIsntThereHasNone() throws {
    let folder = try ScratchFolder("call-lines")
    #expect(CallLines(of: places, in: folder.path).types.isEmpty)
  }
}
