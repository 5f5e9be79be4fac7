import AppIntents
import Foundation
import Testing

@testable import WidgetHost

/// The configurations that a provider is called with.
@Suite(.blocking) struct ConfigurationTests {
  private func run(
    _ phase: PhaseKind, _ values: [String: ConfiguredValue]? = nil, world: WorldSpec = WorldSpec()
  ) throws -> BatchResult {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture("configurable", phases: [phase], in: folder)
    batch.setting.configuration = values.map { Configuration(name: "test", values: $0) }
    batch.world = world
    return WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0]
  }

  @Test func defaultsAreTheIntentsAndTheQuerys() throws {
    #expect(try run(.snapshot).frames.first?.texts == ["systemSmall home 2 high"])
  }

  @Test func aFileChoosesValuesEnumsAndEntities() throws {
    let result = try run(
      .snapshot, ["harbour": .text("far"), "boats": .number(7), "tide": .text("low")])
    #expect(result.frames.first?.texts == ["systemSmall far 7 low"])
    #expect(result.frames.first?.id == "configurable/systemSmall/snapshot~cfg-test@3x")
    let none = try run(.snapshot, ["harbour": .null])
    #expect(none.frames.first?.texts == ["systemSmall none 2 high"])
  }

  @Test(arguments: [
    (["tide": ConfiguredValue.text("ebb")], "tide", "Tide"),
    (["boats": .text("many")], "boats", "Int"),
    (["harbour": .text("sunken")], "harbour", "query"),
    (["moon": .bool(true)], "moon", "harbour, boats, tide"),
  ])
  func aValueThatDoesNotFitIsNamed(
    values: [String: ConfiguredValue], name: String, hint: String
  ) throws {
    let result = try run(.snapshot, values)
    #expect(result.frames.isEmpty)
    let message = try #require(result.failures.first?.message)
    #expect(message.contains(name) && message.contains(hint), "\(message)")
  }

  @Test func theListNamesTheParameters() throws {
    let widgets = try WorkerPool.description(
      of: try FixtureProduct.executable, in: Setting(), within: 20
    ).widgets
    let widget = try #require(widgets.first { $0.kind == "configurable" })
    #expect(widget.parameters.map(\.name) == ["harbour", "boats", "tide"])
    #expect(widget.parameters.map(\.title) == ["Harbour", "Boats", "Tide"])
  }

  @Test func anAppGroupStartsWithTheFilesValues() throws {
    #expect(try run(.timeline).frames.first?.texts == ["systemSmall - -"])
    let folder = try ScratchFolder()
    let file = folder.path + "/group.json"
    let json = """
      {"group.example.harbour": {"defaults": {"theme": "dusk"}, "files": {"a/note.txt": "moored"}}}
      """
    try Data(json.utf8).write(to: URL(fileURLWithPath: file))
    let result = try run(.timeline, world: WorldSpec(appGroupFile: file))
    #expect(result.frames.first?.texts == ["systemSmall dusk moored"])
    // The next process finds nothing of it.
    #expect(try run(.timeline).frames.first?.texts == ["systemSmall - -"])
  }

  @Test func anAppGroupFileThatLeadsOutIsRefused() throws {
    let folder = try ScratchFolder()
    let file = folder.path + "/group.json"
    try Data(#"{"group.x": {"files": {"../../../out.txt": "x"}}}"#.utf8)
      .write(to: URL(fileURLWithPath: file))
    let result = try run(.timeline, world: WorldSpec(appGroupFile: file))
    #expect(result.frames.isEmpty)
    #expect(result.failures.first?.message.contains("outside the group") == true)
  }
}
