import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// Touching the controls of the fixture widget `touched`, by real worker processes. What should come of
/// it: Apple's "Adding interactivity to widgets and Live Activities".
@Suite(.blocking) struct InteractionTests {
  private static let once = Result { try make() }

  private static func make() throws -> (result: BatchResult, folder: ScratchFolder) {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture(
      "touched", family: "systemLarge", phases: [.interaction], in: folder,
      formats: [.png, .json, .svg])
    batch.providerTimeout = 5
    return (WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0], folder)
  }

  private func texts(_ control: String, _ step: String) throws -> [String]? {
    try Self.once.get().result.frames
      .first { $0.request.phase.name == "interaction-\(control)-\(step)" }?.texts
  }
  private func record(_ control: String) throws -> InteractionRecord {
    try #require(try Self.once.get().result.interactions.first { $0.control == control })
  }
  private func failure(_ control: String) throws -> String {
    try #require(
      try Self.once.get().result.failures
        .first { $0.phase == "interaction-\(control)-after" }?.message)
  }

  @Test func aToggleFlipsAtOnceAndTheStateThatPerformWroteComesWithTheReload()
    throws
  {
    #expect(try texts("lamp", "before")?.prefix(2) == ["said: -", "dark"])
    #expect(try texts("lamp", "optimistic")?.prefix(2) == ["said: -", "lit"])
    #expect(try texts("lamp", "invalidated")?.prefix(2) == ["said: -", "lit"])
    #expect(try texts("lamp", "after")?.prefix(2) == ["said: -", "lit"])
    let record = try record("lamp")
    #expect(record.type == "toggle")
    #expect(record.isOn == false)
    #expect(record.intent == "SwitchLamp")
    #expect(record.outcome == .done)
    #expect(record.reloads == ["other"])
    #expect(record.process == "widget")
  }

  @Test func onlyWhatIsMarkedStylesStaleWhileTheIntentIsPerformed() throws {
    let frames = try Self.once.get().result.frames
    func digest(_ name: String) -> String? {
      frames.first { $0.request.phase.name == "interaction-\(name)" }?.digest
    }
    #expect(digest("says-before") == digest("says-optimistic"))
    #expect(digest("says-before") != digest("says-invalidated"))
    #expect(digest("lamp-before") != digest("lamp-optimistic"))
    #expect(digest("lamp-optimistic") != digest("lamp-invalidated"))
  }

  @Test func eachIsTouchedInAWorldOfItsOwn() throws {
    for control in ["lamp", "throws", "says", "opens"] {
      #expect(try texts(control, "before")?.prefix(2) == ["said: -", "dark"])
    }
    #expect(try texts("opens", "after")?.prefix(2) == ["said: opened", "dark"])
  }

  @Test func anIntentKeepsItsParametersAndNothingElse() throws {
    #expect(try texts("says", "after")?.first == "said: kept, nothing aside")
    let frame = try #require(
      try Self.once.get().result.frames.first { $0.request.phase.name == "interaction-says-after" })
    #expect(frame.diagnostics.map(\.code) == ["intent-property-not-kept", "app-group-empty"])
    let record = try record("says")
    #expect(record.carries == ["dialog"])
    #expect(record.reloads == ["*"])
  }

  @Test func anErrorIsReportedAndTheTimelineReloadedAllTheSame() throws {
    #expect(try failure("throws").contains("the bulb broke"))
    #expect(try texts("throws", "after")?.first == "said: thrown")
    #expect(try record("throws").outcome == .threw)
  }

  @Test func aPerformThatIsntDoneInTimeTrapsOrLoopsCostsItsLastFrameAlone() throws {
    let result = try Self.once.get().result
    let says = [
      "never-done": "wasn't done within 5 s", "traps": "Index out of range",
      "loops": "didn't come back within 7 s",
    ]
    for (control, words) in says {
      let message = try failure(control)
      #expect(message.contains(words) && message.contains(control), "\(message)")
      #expect(try texts(control, "invalidated") != nil)
      #expect(try texts(control, "after") == nil)
    }
    let made = result.frames.filter { $0.request.phase.name.hasSuffix("-after") }
    #expect(made.count == 4)
  }

  @Test func aParameterWithoutAValueIsNamedAndNothingIsPerformed() throws {
    let message = try failure("unset")
    #expect(message.contains("no value for words"))
    #expect(try record("unset").outcome == .refused)
  }

  @Test func whatIsPerformedInTheAppIsReported() throws {
    #expect(try record("opens").process == "app")
    let frame = try #require(
      try Self.once.get().result.frames.first { $0.request.phase.name == "interaction-opens-after" }
    )
    #expect(frame.diagnostics.map(\.code) == ["performed-in-app", "app-group-empty"])
  }

  @Test func moreThanTenAppShortcutsAreReported() throws {
    let widgets = try WorkerPool.description(
      of: try FixtureProduct.executable, in: Setting(), within: 20
    ).widgets
    #expect(widgets.flatMap(\.notes).count == 2)
    #expect(widgets.first?.notes.first?.contains("Shortcuts has 11 app shortcuts") == true)
  }

  @Test func anAppBesideTheWidgetsIsNamed() throws {
    let widgets = try WorkerPool.description(
      of: try FixtureProduct.executable, in: Setting(), within: 20
    ).widgets
    #expect(
      widgets.first?.notes.last
        == "HarbourApp is an app in the widgets' program: it isn't run, so that its scenes and their "
        + "modifiers, such as onChange, backgroundTask and commands, have no effect.")
  }

  @Test func aDisabledControlIsntTouched() throws {
    #expect(try record("broken").outcome == .refused)
    #expect(try texts("broken", "before") == nil)
  }

  @Test func filesTellWhichControlIsWhich() throws {
    let files = try Self.once.get().folder.files()
    let path = "frames/touched/systemLarge/interaction-lamp-optimistic@3x"
    let json = String(decoding: try #require(files[path + ".json"]), as: UTF8.self)
    let line = try #require(
      json.split(separator: "\n").first { $0.contains("\"control\": \"lamp\"") })
    #expect(line.contains("\"role\": \"switch\", \"on\": true"))
    #expect(json.contains("\"on\": true, \"disabled\": true, \"control\": \"broken\""))
    let svg = String(decoding: try #require(files[path + ".svg"]), as: UTF8.self)
    #expect(svg.contains("data-control=\"lamp\" role=\"switch\" aria-checked=\"true\""))
  }

  /// Of its content a text and an image are shown.
  @Test func anInlineAccessoryHasNoControlsToTouch() throws {
    let folder = try ScratchFolder()
    let batch = FrameBatch.fixture(
      "touched", family: "accessoryInline", phases: [.timeline, .interaction], in: folder)
    let result = try WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)]).element(0)
    #expect(result.frames.map(\.request.phase.name) == ["timeline-000"])
    #expect(result.interactions.isEmpty)
  }

  @Test func controlsOnTheLockScreenWaitForThePersonToUnlockIt() throws {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture(
      "touched", family: "accessoryRectangular", phases: [.interaction], in: folder)
    batch.styles = [FrameStyle()]
    let result = try WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)]).element(0)
    let frame = try #require(
      result.frames.first { $0.request.phase.name == "interaction-lamp-before" })
    #expect(frame.diagnostics.map(\.code).contains("control-locked"))
  }
}
