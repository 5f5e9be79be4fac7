import SwiftSource
import Testing

@testable import ProjectBuild

@Suite struct ReachedFilesTests {
  private func reached(_ words: [String], _ outlines: [FileOutline]) -> [String] {
    var files = ReachedFiles(for: [FileOutline(file: "Widget.swift", words: words)])
    files.add("Kit", outlines)
    _ = files.advance()
    return files.modules["Kit"]?.reached.sorted() ?? []
  }

  private func adding(
    _ type: String, _ members: [String] = [], isUnnamed: Bool = false
  ) -> FileOutline.Addition {
    FileOutline.Addition(type: [type], members: members, isUnnamed: isUnnamed)
  }

  @Test func whatAFileNamesIsNeededAndWhatThatNames() {
    #expect(
      reached(
        ["Price"],
        [
          FileOutline(file: "Price.swift", names: ["Price"], words: ["Currency"]),
          FileOutline(file: "Currency.swift", names: ["Currency"]),
          FileOutline(file: "Checkout.swift", names: ["Checkout"], words: ["Price", "Cart"]),
          FileOutline(file: "Cart.swift", names: ["Cart"]),
        ]) == ["Currency.swift", "Price.swift"])
  }

  @Test func anExtensionOfAnOwnTypeIsNeededWithTheTypeAndANameOrAConformance() {
    let files = [
      FileOutline(file: "Price.swift", names: ["Price"]),
      FileOutline(
        file: "Equal.swift",
        additions: [FileOutline.Addition(type: ["Kit", "Price"], members: [], isUnnamed: true)]),
      FileOutline(file: "Text.swift", additions: [adding("Price", ["text"])]),
      FileOutline(file: "Row.swift", additions: [adding("Price", ["row"])]),
    ]
    #expect(reached(["Price", "text"], files) == ["Equal.swift", "Price.swift", "Text.swift"])
    #expect(reached(["text"], files) == [])
  }

  @Test func anExtensionOfAnotherModulesTypeIsNeededByItsNames() {
    let files = [
      FileOutline(file: "Hex.swift", additions: [adding("Color", ["hex"], isUnnamed: true)]),
      FileOutline(file: "Safe.swift", additions: [adding("Collection", isUnnamed: true)]),
      FileOutline(file: "Raw.swift", additions: [adding("Array", isUnnamed: true)]),
      FileOutline(file: "Card.swift", additions: [adding("View", ["card"])]),
    ]
    #expect(reached(["Text"], files) == ["Raw.swift", "Safe.swift"])
    #expect(
      reached(["Color", "card"], files) == ["Card.swift", "Hex.swift", "Raw.swift", "Safe.swift"])
  }

  @Test func aFileThatIsAlwaysNeededIsReached() {
    #expect(
      reached([], [FileOutline(file: "Exports.swift", isAlwaysNeeded: true)]) == ["Exports.swift"])
  }

  @Test func theNamesThatAreLeftOutAreKnown() {
    var files = ReachedFiles(for: [FileOutline(file: "Widget.swift", words: ["Price"])])
    files.add(
      "Kit",
      [
        FileOutline(file: "Price.swift", names: ["Price"]),
        FileOutline(file: "Cart.swift", names: ["Cart"], additions: [adding("View", ["cart"])]),
      ])
    #expect(files.advance() == ["Kit": ["Price.swift"]])
    #expect(files.advance() == [:])
    #expect(files.namesLeftOut(of: "Kit") == ["Cart", "cart"])
  }
}
