import Foundation
import Goldens
import LayoutDiff
import Testing

@testable import VitrineCommand

/// One edit of a widget's source after another: `verify` says which view it was and what was done to it.
@Suite(.blocking) struct ExplainedEditsTests {
  @Test(arguments: [
    ("padding", Change.Kind.padding, "The padding of VStack in Price changed: 10 → 14 pt."),
    ("color", .color, "The color of Capsule in Price changed: #FF0000 → #0080FF."),
    ("string", .text, "Text “Apple” now says “Pear”."),
    ("font", .font, "The font of Text “189.30” changed: 17 regular → 28 regular."),
    (
      "added", .added,
      "Image “star.fill” was added to HStack in Price, after Text “Apple”."
    ),
    (
      "removed", .removed,
      "Text “Delayed” was removed from VStack in Price, after Text “189.30”."
    ),
    ("data", .text, "Text “189.30” now says “191.02”."),
  ])
  func theFirstCauseNamesTheEdit(_ edit: String, _ kind: Change.Kind, _ sentence: String) throws {
    let project = try GoldenProject()
    defer { project.remove() }
    let options = ["--family", "systemSmall", "--appearance", "light", "--phase", "snapshot"]
    #expect(try project.run("record", options) == 0)
    #expect(try project.run("verify", edits: edit, options) == 1)
    let entry = try #require(try project.entry("edited/systemSmall/snapshot@3x"))
    #expect(entry.causes.map(\.sentence) == [sentence])
    #expect(entry.causes.map(\.kind) == [kind])
    #expect(try project.run("approve") == 0)
    #expect(try project.run("verify", edits: edit, options) == 0)
  }

  @Test func oneEditIsOneGroupInAllFramesAndTwoEditsAreTwo() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record") == 0)
    #expect(try project.run("verify", edits: "color") == 1)
    let one = try project.verified().groups
    #expect(one.map(\.sentence) == ["The color of Capsule in Price changed: #FF0000 → #0080FF."])
    #expect(one.first?.places.count == 16)
    #expect(try project.run("verify", edits: "color,padding") == 1)
    #expect(
      try Set(project.verified().groups.map(\.sentence)) == [
        "The color of Capsule in Price changed: #FF0000 → #0080FF.",
        "The padding of VStack in Price changed: 10 → 14 pt.",
      ])
  }

  @Test func threeEditsAtOnceAreThreeCauses() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    let options = ["--family", "systemSmall", "--appearance", "light", "--phase", "snapshot"]
    #expect(try project.run("record", options) == 0)
    #expect(try project.run("verify", edits: "padding,color,string", options) == 1)
    let entry = try #require(try project.entry("edited/systemSmall/snapshot@3x"))
    #expect(
      entry.causes.map(\.sentence) == [
        "The padding of VStack in Price changed: 10 → 14 pt.",
        "The color of Capsule in Price changed: #FF0000 → #0080FF.",
        "Text “Apple” now says “Pear”.",
      ])
  }

  @Test func whatIsNotSeenIsReportedLast() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    let options = ["--family", "systemSmall", "--appearance", "light", "--phase", "snapshot"]
    #expect(try project.run("record", options) == 0)
    #expect(try project.run("verify", edits: "url,label,string", options) == 1)
    let entry = try #require(try project.entry("edited/systemSmall/snapshot@3x"))
    #expect(
      entry.causes.map(\.sentence) == [
        "Text “Apple” now says “Pear”.",
        "The widgetURL changed: “prices://” → “prices://apple”.",
        "The accessibility label of Capsule in Price changed: “Steady” → “Falling”.",
      ])
  }

  @Test func textsOfOneContainerThatChangeTogetherAreAllNamed() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    let options = ["--family", "systemSmall", "--appearance", "light"]
    #expect(try project.run("record", options) == 0)
    #expect(try project.run("verify", edits: "data,status", options) == 1)
    let groups = try project.verified().groups
    #expect(
      groups.map(\.sentence) == [
        "Text in Price changed: “Delayed” → “Live” and “189.30” → “191.02”."
      ])
  }

  @Test func oneFaultThatBreaksFourFramesIsOneGroup() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record") == 0)
    #expect(try project.run("verify", edits: "broken") == 4)
    let groups = try project.verified().groups
    #expect(groups.map(\.subject) == [.failed])
    #expect(groups.first?.places.count == 4)
    #expect(groups.first?.sentence.contains("The price is no number.") == true)
    #expect(groups.first?.sentence.contains("snapshot@3x") == false)
  }
}
