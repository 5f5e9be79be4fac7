import SwiftUI
import Testing

private struct Heard: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "Sales", summary: nil,
      xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon"]),
      yAxis: AXNumericDataAxisDescriptor(
        title: "Sum", range: 0...10, gridlinePositions: [],
        valueDescriptionProvider: { "\($0) pieces" }),
      series: [
        AXDataSeriesDescriptor(
          name: "All", isContinuous: false, dataPoints: [AXDataPoint(x: "Mon", y: 4)])
      ])
  }
}

/// Modifiers in files that an app shares with its widget, which leave the widget's picture unchanged.
@MainActor
@Suite struct AtRestTests {
  private var box: some View { Color.black.frame(width: 20, height: 10) }

  @Test func aViewWithinItsScrollViewIsUnchanged() {
    let plain = LaidOut(box, width: 50, height: 50)
    let moving = LaidOut(
      box.scrollTransition { view, phase in
        view.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 40)
      }, width: 50, height: 50)
    #expect(moving.frames("Color") == plain.frames("Color"))
    #expect(moving.size == plain.size)
  }

  @Test func thePaddingOfAScene() {
    #expect(LaidOut(box.scenePadding()).size == CGSize(width: 52, height: 42))
    #expect(LaidOut(box.scenePadding(.horizontal)).size == CGSize(width: 52, height: 10))
    #expect(LaidOut(box.scenePadding(.minimum, edges: .top)).size == CGSize(width: 20, height: 26))
  }

  @Test func whatIsDraggedOrHeardTakesNoRoom() {
    let view = box.draggable("text").dropDestination(for: String.self) { _, _ in true }
      .accessibilityChartDescriptor(Heard()).geometryGroup()
    #expect(LaidOut(view).size == CGSize(width: 20, height: 10))
  }

  @Test func theButtonThatPastesIsReported() {
    let laid = LaidOut(PasteButton(payloadType: String.self) { _ in }, width: 200, height: 60)
    #expect(laid.list.views.contains { $0.text == "Paste" })
    #expect(LaidOut(HelpLink {}, width: 50, height: 50).frames("Image").count == 1)
  }
}
