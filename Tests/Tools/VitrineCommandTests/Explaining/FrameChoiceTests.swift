import Failures
import Foundation
import TestSupport
import Testing

@testable import VitrineCommand

@Suite struct FrameChoiceTests {
  /// The choice among the frames of a run that made these.
  private func choice(_ text: String, among ids: [String]) throws -> String {
    let folder = try ScratchFolder()
    let frames = ids.map { #"{"id": "\#($0)"}"# }.joined(separator: ", ")
    try folder.write(#"{"frames": [\#(frames)]}"#, to: "manifest.json")
    return try FrameChoice(text, in: folder.url.path).id
  }

  private static let frames = [
    "Greeting/systemSmall/snapshot@3x", "Greeting/systemSmall/snapshot~dark@3x",
    "Greeting/systemSmall/timeline-000@3x",
  ]

  @Test(arguments: [
    ("Greeting/systemSmall/snapshot", "Greeting/systemSmall/snapshot@3x"),
    ("Greeting/systemSmall/snapshot~dark", "Greeting/systemSmall/snapshot~dark@3x"),
    ("timeline", "Greeting/systemSmall/timeline-000@3x"),
    ("output/frames/Greeting/systemSmall/snapshot@3x.png", "Greeting/systemSmall/snapshot@3x"),
  ])
  func aNameWithoutWhatFollowsFromItChoosesAFrame(_ text: String, _ id: String) throws {
    #expect(try choice(text, among: Self.frames) == id)
  }

  @Test func severalFramesAreNamed() {
    let error = #expect(throws: Failure.self) { try choice("snapshot", among: Self.frames) }
    #expect(error?.description.contains("2 frames have “snapshot” in their names") == true)
  }

  @Test func ofNoFrameTheMessageHasOneThatIsThere() {
    let error = #expect(throws: Failure.self) { try choice("Trips", among: Self.frames) }
    #expect(error?.description.contains("such as Greeting/systemSmall/snapshot@3x") == true)
  }
}
