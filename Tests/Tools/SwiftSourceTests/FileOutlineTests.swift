import SwiftSource
import TestSupport
import Testing

@Suite struct FileOutlineTests {
  private func outline(_ text: String) throws -> FileOutline {
    let folder = try ScratchFolder("outline")
    let file = try folder.write(text, to: "A.swift")
    return try #require(try SwiftSource().outlines(of: [file]).first)
  }

  @Test func namesAtTheTopAreThoseThatOthersCanUse() throws {
    let outline = try outline(
      """
      public struct Price { struct Inner {}; func within() {} }
      enum Kind { case a }
      protocol Priced {}
      typealias Prices = [Price]
      let (first, second) = (1, 2), third = 3
      func total() {}
      func + (a: Price, b: Price) -> Price { a }
      #if DEBUG
      actor Debugger {}
      #endif
      """)
    #expect(
      outline.names == [
        "+", "Debugger", "Kind", "Price", "Priced", "Prices", "first", "second", "third", "total",
      ])
    #expect(outline.additions.isEmpty)
    #expect(!outline.isAlwaysNeeded)
  }

  @Test func extensionsHaveTheirTypeAndMembers() throws {
    let outline = try outline(
      """
      extension Price { var text: String { "" }; struct Tax {} }
      extension Kit.Price: Codable {}
      extension Color { init(hex: Int) { self = .red } }
      extension [Int] { subscript(safe i: Int) -> Int? { nil } }
      """)
    #expect(
      outline.additions == [
        .init(type: ["Price"], members: ["text", "Tax"], isUnnamed: false),
        .init(type: ["Kit", "Price"], members: [], isUnnamed: true),
        .init(type: ["Color"], members: [], isUnnamed: true),
        .init(type: ["Array"], members: [], isUnnamed: true),
      ])
  }

  @Test func wordsAreIdentifiersAndOperatorsWithoutComments() throws {
    let outline = try outline("// Hidden\nlet a = b.c ?? $d + \"text \\(e)\"\n")
    #expect(outline.words == ["+", "??", "a", "b", "c", "d", "e"])
  }

  @Test(arguments: ["@_exported import Core", "class A: NSManagedObject {}", "// nothing"])
  func someFilesAreAlwaysNeeded(_ text: String) throws {
    #expect(try outline(text).isAlwaysNeeded)
  }
}
