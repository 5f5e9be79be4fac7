import Foundation
import Testing

@testable import AppleComparison

@Suite struct RecordedElementTests {
  private let views = [
    PlacedView(kind: "Text", frame: CGRect(x: 16, y: 40, width: 41, height: 20.5), text: "Lisbon"),
    PlacedView(kind: "Text", frame: CGRect(x: 16, y: 80, width: 20, height: 20.5), text: "3"),
    PlacedView(kind: "Text", frame: CGRect(x: 60, y: 80, width: 20, height: 20.5), text: "3"),
  ]

  private func sentences(_ elements: [RecordedElement]) -> [String] {
    let page = TestPicture(100, 100).pixels
    return Difference(theirs: page, ours: page, scale: 1, views: views, elements: elements)
      .remarks.map(\.sentence)
  }

  @Test func aFileOfTheRecorderIsRead() throws {
    let text = """
      {"version": 1, "elements": [{"frame": [16, 40.333, 41, 20.333], "label": "Lisbon"}, {"frame": [0, 0, 9, 9]}]}
      """
    let elements = try #require(RecordedElement.read(Data(text.utf8)))
    #expect(
      elements == [
        RecordedElement(frame: CGRect(x: 16, y: 40.333, width: 41, height: 20.333), label: "Lisbon")
      ])
  }

  @Test(arguments: [#"{"version": 2, "elements": []}"#, "[]", "no JSON"])
  func anotherFileIsNone(_ text: String) {
    #expect(RecordedElement.read(Data(text.utf8)) == nil)
  }

  @Test func aFrameWithinHalfAPointIsInPlace() {
    let near = RecordedElement(
      frame: CGRect(x: 16, y: 40.333, width: 40.667, height: 20.333), label: "Lisbon")
    #expect(sentences([near]) == [])
  }

  @Test func aFrameThatDiffersIsSaid() {
    let far = RecordedElement(frame: CGRect(x: 16, y: 38, width: 44, height: 20), label: "Lisbon")
    #expect(
      sentences([far]) == [
        "The frame of the text “Lisbon” is 41 × 20.5 pt at 16, 40, and 44 × 20 pt at 16, 38 in Apple’s layout."
      ])
  }

  @Test func aTextThatOccursTwiceIsNotCompared() {
    #expect(sentences([RecordedElement(frame: .zero, label: "3")]) == [])
  }
}
