import CoreGraphics
import Foundation
import Testing

@testable import WidgetHost

/// The events of a worker that its parent accepts, though all carry its key.
@Suite struct BatchEventsTests {
  private let batch = FrameBatch(
    product: "P", kind: "K", family: "systemSmall", setting: Setting(), styles: [FrameStyle()],
    phases: [.placeholder, .snapshot, .timeline],
    output: OutputSpec(folder: "/nowhere", formats: [.png], includesProduct: false),
    providerTimeout: 1, world: WorldSpec())

  private func frame(
    _ phase: Phase = .snapshot, files: [String: String]? = nil,
    _ change: (inout FrameRequest) -> Void = { _ in }
  ) -> FrameRecord {
    var request = batch.request(phase, FrameStyle())
    change(&request)
    let id = batch.id(of: request)
    return FrameRecord(
      id: id, request: request, date: Date(timeIntervalSince1970: 0),
      size: CGSize(width: 1, height: 1), scale: 1, files: files ?? ["png": "frames/\(id).png"],
      digest: "", diagnostics: [], links: [], texts: [], drawTime: 0, writeTime: 0)
  }

  private func violation(_ events: WorkerEvent...) -> String? {
    var check = BatchEvents(batch)
    do {
      for event in events { try check.check(event) }
      return nil
    } catch {
      return error.reason
    }
  }

  private func announced(_ frame: FrameRecord) -> WorkerEvent {
    .drawing(id: frame.id, frame.request)
  }

  @Test func anAnnouncedFrameIsTaken() {
    let frame = frame()
    #expect(violation(.calling(.snapshot), announced(frame), .made(frame)) == nil)
  }

  @Test func aFrameThatWasNotAnnouncedIsRefused() {
    let frame = frame()
    #expect(violation(.made(frame)) == "a frame came that wasn't announced")
    let other = self.frame(.placeholder)
    #expect(violation(announced(other), .made(frame)) == "a frame came that wasn't announced")
    #expect(
      violation(announced(frame), .made(frame), .made(frame))
        == "a frame came that wasn't announced")
  }

  @Test func aFrameOfAnotherWidgetIsRefused() {
    let reason = "a frame was announced that wasn't asked for"
    #expect(violation(announced(frame { $0.kind = "Other" })) == reason)
    #expect(violation(announced(frame { $0.family = "systemLarge" })) == reason)
    #expect(violation(announced(frame { $0.product = "Other" })) == reason)
    #expect(violation(.drawing(id: "Other/snapshot", frame().request)) == reason)
  }

  @Test func aFileElsewhereIsRefused() {
    for path in ["../../.bashrc", "/etc/passwd", "frames/Other.png"] {
      let frame = frame(files: ["png": path])
      #expect(violation(announced(frame), .made(frame)) == "a frame's file is at another path")
    }
  }

  @Test func anotherTasksMessagesAreRefused() {
    #expect(violation(.widgets([])) == "a message came that belongs to another task")
  }

  @Test func whatIsMissingAtTheEndIsNamed() {
    var result = BatchResult()
    let events = BatchEvents(batch)
    #expect(events.missing(in: result) == "K/systemSmall/placeholder@3x")
    result.frames.append(frame(.placeholder))
    #expect(events.missing(in: result) == "K/systemSmall/snapshot@3x")
    result.frames.append(frame(.snapshot))
    #expect(events.missing(in: result) == "its timeline")
    result.failures = [FailureRecord(batch.template, phase: "timeline", "late")]
    #expect(events.missing(in: result) == nil)
  }
}
