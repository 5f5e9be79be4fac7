import AppIntents
import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// The value that each kind of an App Intent's parameters comes to.
@Suite(.blocking) struct AppConfigurationTests {
  private func run(_ values: [String: ConfiguredValue]?, family: String = "systemSmall") throws
    -> BatchResult
  {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture("moorings", family: family, phases: [.snapshot], in: folder)
    batch.setting.configuration = values.map { Configuration(name: "test", values: $0) }
    return WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0]
  }

  private func text(_ values: [String: ConfiguredValue]?, family: String = "systemSmall") throws
    -> String?
  {
    try run(values, family: family).frames.first?.texts.first
  }

  private func codes(_ values: [String: ConfiguredValue]) throws -> [String] {
    try run(values).frames.first?.diagnostics.map(\.code) ?? ["no frame"]
  }

  @Test func everyFamilyIsFoundByItsName() {
    let names = [
      "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular",
      "accessoryRectangular", "accessoryInline", "accessoryCorner",
    ]
    #expect(names.map { IntentWidgetFamily(named: $0) } == IntentWidgetFamily.allCases)
    #expect(IntentWidgetFamily(named: "systemTiny") == nil)
  }

  @Test func aListOfDefaultsIsCutToTheFamily() throws {
    #expect(try text(nil) == "systemSmall nowhere - 2 - Ada")
    #expect(try text(nil, family: "systemMedium") == "systemMedium nowhere - 2 - Ada+Bo")
  }

  @Test func anEntityIsChosenByItsIdentifierOrByItsTitle() throws {
    #expect(try text(["port": .number(2)]) == "systemSmall Porto - 2 - Ada")
    #expect(try text(["port": .text("Oban")]) == "systemSmall Oban - 2 - Ada")
  }

  @Test func aQueryReadsTheParameterItDependsOn() throws {
    #expect(
      try text(["port": .number(3), "pier": .text("Pier 3-south")])
        == "systemSmall Oban 3-south 2 - Ada")
    let lost = try run(["pier": .text("3-south")])
    #expect(
      lost.failures.first?.message
        == "The configuration test's value for pier is a Pier that its query PierQuery doesn't find. "
        + "It suggests: nothing.")
  }

  @Test func anOptionIsChosenByItsTitleAndOneThatIsNotOfferedIsNoted() throws {
    let port = ConfiguredValue.number(1)
    #expect(
      try text(["port": port, "flag": .text("Blue Peter")]) == "systemSmall Sète - 2 p Ada")
    #expect(try text(["port": port, "flag": .text("skull")]) == "systemSmall Sète - 2 skull Ada")
    #expect(try codes(["port": port, "flag": .text("skull")]).contains("not-an-option"))
    #expect(!(try codes(["port": port, "flag": .text("q")]).contains("not-an-option")))
  }

  @Test func aParameterThatTheSummaryLeavesOutIsNoted() throws {
    #expect(try codes(["boats": .number(3)]).contains("hidden-parameter"))
    #expect(!(try codes(["port": .number(1), "boats": .number(3)]).contains("hidden-parameter")))
  }

  /// One file serves families of every size: Edit Widget has one place for it at systemSmall.
  @Test func aFamilyTakesTheFirstOfMoreValuesThanItHasPlacesFor() throws {
    let result = try run(["crew": .list([.text("a"), .text("b")])])
    #expect(result.failures.isEmpty)
    let notes = result.frames.flatMap(\.diagnostics).filter { $0.code == "values-cut" }
    #expect(!notes.isEmpty)
    #expect(
      notes.first?.message.contains("gives crew 2 values; systemSmall has places for 1, so") == true
    )
  }

  @Test func aRefusedConfigurationIsAnErrorOfUsage() throws {
    #expect(try run(["boats": .number(10)]).failures.map(\.isUsage) == [true])
  }

  @Test(arguments: [
    (["boats": ConfiguredValue.number(10)], "boats is 10; it goes from 1 to 9"),
    (["crew": .text("a")], #"crew isn't a list, as ["a", "b"]"#),
    (
      ["port": .text("Atlantis")],
      "port is a Port that its query PortQuery doesn't find. It suggests: 1 (Sète)"
    ),
    (["wreck": .text("Titanic")], "The query WreckQuery threw in entities(for:) for wreck"),
  ])
  func aValueThatDoesNotFitIsRefused(values: [String: ConfiguredValue], words: String) throws {
    let result = try run(values)
    #expect(result.frames.isEmpty)
    let message = try #require(result.failures.first?.message)
    #expect(message.contains(words), "\(message)")
  }

  @Test func aSummaryHasTypesOptionsAndDefaults() throws {
    let widgets = try WorkerPool.description(
      of: try FixtureProduct.executable, in: Setting(), within: 20
    ).widgets
    let widget = try #require(widgets.first { $0.kind == "moorings" })
    #expect(widget.recommendations == ["Oban"])
    let all = widget.parameters
    #expect(all.map(\.type) == ["Port", "Pier", "Int", "String", "[String]", "Wreck"])
    #expect(
      all.map(\.options) == ["PortQuery", "PierQuery", nil, "Flags", nil, "WreckQuery"])
    #expect(all[0].choices == [.init(name: "1", title: "Sète")])
    #expect(all[3].choices?.map(\.title) == ["Blue Peter", "Quarantine"])
    #expect(all.map(\.defaultValue) == [nil, nil, "2", nil, "Ada, Bo, Cy", nil])
    #expect(all[5].problem == "WreckQuery threw in suggestedEntities(): Storm()")
  }

  @Test func shortcutsAreListedAndElevenAreNoted() throws {
    let summary = try WorkerPool.description(
      of: try FixtureProduct.executable, in: Setting(), within: 20
    ).shortcuts
    #expect(summary.shortcuts.count == 11)
    #expect(
      try summary.shortcuts.first?.title == "Open"
        && summary.shortcuts.element(0).intent == "Opening")
    #expect(summary.shortcuts.last?.phrases == ["11 ${applicationName}"])
    #expect(summary.faults == ["Shortcuts has 11 app shortcuts; an app may have 10."])
  }
}
