import Foundation
import TestSupport
import Testing
import WidgetHost

@testable import VitrineCommand

/// The verb `explain`, on widgets of a product.
@Suite(.blocking) struct ExplainVerbTests {
  private let command = CommandLineTool(program: "FixtureWidgets") {
    [ProductExecutable(name: "FixtureWidgets", path: Repository.built("FixtureWidgets"))]
  }

  private final class Printed { var text = "" }

  private func run(_ words: [String], isJSON: Bool = false) -> (status: Int32, text: String) {
    let printed = Printed()
    let out = NSTemporaryDirectory() + "vitrine-explain-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: out) }
    let output = CommandOutput(isJSON: isJSON) { printed.text += $0 }
    let arguments = ["explain"] + words + ["--out", out, "--quiet"] + (isJSON ? ["--json"] : [])
    return (command.run(arguments, output), printed.text)
  }

  private func result(_ words: [String]) throws -> [String: Any] {
    let (status, text) = run(words, isJSON: true)
    #expect(status == 0)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let result = try #require(document["result"] as? [String: Any])
    let page = Repository.root.appendingPathComponent("docs/json.md")
    let schemas = try JSONSchema.blocks(in: try String(contentsOf: page, encoding: .utf8))
    let schema = try #require(schemas.first { $0.title == "explain" })
    #expect(schema.mistakes(in: result) == [])
    return result
  }

  @Test func aViewHasItsModifiersOffersAndReasons() throws {
    let result = try result(["edited/systemSmall/snapshot@3x", "Capsule"])
    #expect(result["frame"] as? String == "edited/systemSmall/snapshot@3x")
    #expect(result["size"] as? [Double] == [158, 158])
    let views = try #require(result["views"] as? [[String: Any]])
    let capsule = try views.element(0)
    #expect(views.count == 1)
    #expect(capsule["modifiers"] as? [String] == ["frame(width: 4, height: 16)"])
    let why = try #require(capsule["why"] as? [String])
    #expect(why.contains { $0.hasPrefix("frame(width: 4, height: 16) is 4 pt wide though ") })
    #expect(why.last == "It took all that it was offered, 4 × 16 pt.")
  }

  @Test func allViewsAreAnOutline() throws {
    let (status, text) = run(["edited/systemSmall/snapshot@3x"])
    #expect(status == 0)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.first == "edited/systemSmall/snapshot@3x: 158 × 158 pt")
    #expect(lines.contains { $0.contains("Text “Apple”") })
    #expect(lines.contains { $0.contains("Capsule  4 × 16 at ") })
  }

  /// The system shows its own words in place of such a widget.
  @Test func aMissingBackgroundIsTheFirstThingSaid() throws {
    let result = try result(["bare/systemSmall/snapshot@3x"])
    let notes = try #require(result["notes"] as? [[String: Any]])
    #expect(notes.first?["code"] as? String == "missing-container-background")
    #expect(
      (notes.first?["message"] as? String)?.hasPrefix("The widget has no container background")
        == true)
    let (_, text) = run(["bare/systemSmall/snapshot@3x"])
    #expect(
      text.contains("\nThe widget has no container background, which iOS 17 and later asks for"))
  }

  /// The frame's name states its locale and appearance, whatever the matrix would have.
  @Test func aVariantIsMadeByItsName() throws {
    let result = try result(["edited/systemMedium/snapshot~dark~ar@3x", "HStack"])
    let stack = try #require((result["views"] as? [[String: Any]])?.first)
    #expect(stack["isRightToLeft"] as? Bool == true)
    #expect(
      (stack["why"] as? [String])?.last
        == "It runs from right to left: its first view is at the right, its leading edge.")
  }

  @Test(arguments: [
    ["nothing"], [], ["edited/systemSmall/snapshot@3x", "nothing of that name"],
    ["edited/systemSmall/snapshot@3x", "999"], ["gone/systemSmall/snapshot@3x"],
    ["edited/systemSmall/timeline-090@3x"],
  ])
  func whatIsntThereIsAnErrorOfUsage(words: [String]) {
    let (status, text) = run(words)
    #expect(status == 2)
    #expect(text.isEmpty)
  }
}
