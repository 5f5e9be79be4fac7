import DisplayList
import TestSupport
import Testing

@testable import Planning
@testable import VitrineCommand
@testable import WidgetHost

@Suite struct FirstLookTests {
  private func frame(_ id: String) -> DrawnFrame {
    DrawnFrame(id: id, digest: "1", files: ["png": "frames/\(id).png"])
  }

  private func look() throws -> FirstLook {
    let product = DescribedProduct(
      executable: ProductExecutable(name: "W", path: "/W"),
      widgets: ["A", "B"].map {
        WidgetSummary(
          kind: $0, displayName: "", description: "", supportedFamilies: ["systemSmall"],
          parameters: [])
      })
    let frames = ["A", "B"].flatMap { kind in
      ["snapshot", "snapshot~dark", "timeline-000"].map { frame("\(kind)/systemSmall/\($0)@3x") }
    }
    let options = FrameOptions()
    let plan = try Plan(
      [product], options.plan,
      output: OutputSpec(folder: "/out", formats: [.png], includesProduct: false))
    return FirstLook(frames, plan, options)
  }

  @Test func whatIsOnTheScreenComesFirst() throws {
    let chosen = try look().chosen(
      looked: ["frames/B/systemSmall/snapshot@3x.png", "frames/gone.png"], affected: [],
      recent: ["A/systemSmall/snapshot@3x"])
    #expect(chosen == ["B/systemSmall/snapshot@3x"])
  }

  @Test func whatTheFileChangedTheLastTimeComesBefore() throws {
    let chosen = try look().chosen(
      looked: ["frames/B/systemSmall/snapshot@3x.png", "frames/A/systemSmall/timeline-000@3x.png"],
      affected: ["A/systemSmall/snapshot@3x", "A/systemSmall/timeline-000@3x"], recent: [])
    #expect(
      chosen == [
        "A/systemSmall/timeline-000@3x", "A/systemSmall/snapshot@3x", "B/systemSmall/snapshot@3x",
      ])
  }

  @Test func withoutAPageTheNewestFramesAreDrawn() throws {
    #expect(
      try look().chosen(looked: [], affected: [], recent: ["B/systemSmall/snapshot~dark@3x"])
        == ["B/systemSmall/snapshot~dark@3x"])
    #expect(
      try look().chosen(looked: [], affected: [], recent: []) == ["A/systemSmall/snapshot@3x"])
  }

  @Test func aBatchMakesNothingButTheChosenFrames() throws {
    let batches = try look().batches(of: [
      "B/systemSmall/snapshot@3x", "A/systemSmall/timeline-000@3x", "none",
    ])
    #expect(batches.map(\.1.kind) == ["B", "A"])
    #expect(batches.map(\.1.phases) == [[.snapshot], [.timeline]])
    #expect(batches.first?.1.settled.contains("B/systemSmall/snapshot~dark@3x") == true)
    #expect(try !batches.element(0).1.settled.contains("B/systemSmall/snapshot@3x"))
    #expect(batches.first?.1.frameTimeout == 5)
  }
}
