import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// Controls of the fixture widgets, drawn by real worker processes.
@Suite(.blocking) struct ControlFrameTests {
  private func run(
    _ kind: String, _ family: String = "controlMedium", in folder: ScratchFolder
  ) throws -> BatchResult {
    let batch = FrameBatch.fixture(kind, family: family, phases: [.preview], in: folder)
    return WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0]
  }

  @Test func controlsAreAmongTheWidgetsOfABundle() throws {
    let widgets = try WorkerPool.description(
      of: try FixtureProduct.executable, in: Setting(), within: 20
    ).widgets
    let lamp = try #require(widgets.first { $0.kind == "lamp" })
    #expect(lamp.surface == .control)
    #expect(lamp.displayName == "Lamp")
    #expect(lamp.description == "Turns the lamp on and off.")
    #expect(
      lamp.supportedFamilies == [
        "controlSmall", "controlMedium", "controlLarge", "controlLockScreen",
      ])
    let door = try #require(widgets.first { $0.kind == "door" })
    #expect(door.parameters.map(\.name) == ["door"])
  }

  @Test func aTogglesStatesHaveFrames() throws {
    let folder = try ScratchFolder()
    let result = try run("lamp", in: folder)
    #expect(result.failures.isEmpty)
    #expect(
      result.frames.map(\.id) == [
        "lamp/controlMedium/state-current@3x", "lamp/controlMedium/state-preview@3x",
        "lamp/controlMedium/state-on@3x", "lamp/controlMedium/state-off@3x",
      ])
    #expect(
      result.frames.map(\.texts) == [
        ["Lamp", "Off"], ["Lamp", "On"], ["Lamp", "On"], ["Lamp", "Off"],
      ])
    // What is off now is drawn as off, and the one for the gallery as on.
    #expect(try result.frames.element(0).digest == result.frames.element(3).digest)
    #expect(try result.frames.element(1).digest == result.frames.element(2).digest)
    #expect(try result.frames.element(0).digest != result.frames.element(1).digest)
    #expect(result.frames.first?.size == CGSize(width: 156, height: 70))
    #expect(result.frames.first?.diagnostics.map(\.code) == ["assumed-size"])
  }

  @Test func theSmallestControlShowsItsSymbolAlone() throws {
    let folder = try ScratchFolder()
    let frame = try #require(try run("lamp", "controlSmall", in: folder).frames.first)
    #expect(frame.texts.isEmpty)
    #expect(frame.size == CGSize(width: 70, height: 70))
  }

  @Test func theConfigurationReachesTheProviderAndAStatusReplacesTheValue() throws {
    let folder = try ScratchFolder()
    let frames = try run("door", in: folder).frames
    #expect(frames.first?.texts == ["Garage", "Standing open"])
    #expect(frames[at: 1]?.texts == ["Any Door", "Shut fast"])
  }

  @Test func aButtonIsDrawnAtWork() throws {
    let folder = try ScratchFolder()
    let frames = try run("bell", in: folder).frames
    #expect(
      frames.map(\.request.phase.name) == ["state-current", "state-preview", "state-running"])
    #expect(frames.first?.texts == ["Bell", "Ring"])
    #expect(frames[at: 2]?.texts == ["Bell", "Ringing"])
    #expect(try frames.element(0).diagnostics.map(\.code).contains("control-without-symbol"))
  }

  @Test func aProviderThatThrowsIsReportedAndTheRestIsDrawn() throws {
    let folder = try ScratchFolder()
    let result = try run("failing", in: folder)
    #expect(result.failures.count == 1)
    #expect(
      try result.failures.element(0).message.contains(
        "The value provider of failing threw: NoAnswer()"))
    #expect(
      result.frames.map(\.request.phase.name) == ["state-preview", "state-on", "state-off"])
  }
}
