import Charts
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct BarMarkTests {
  @Test func barsOfANumberAloneLieEndToEnd() {
    let drawn = Charted(
      Chart {
        BarMark(x: .value("Size", 30)).foregroundStyle(by: .value("Kind", "a"))
        BarMark(x: .value("Size", 50)).foregroundStyle(by: .value("Kind", "b"))
      }.plotOnly().chartXScale(domain: 0...100).chartLegend(.hidden), 100, 20)
    #expect(drawn.frames("BarMark").count == 2)
    #expect(drawn.frames("BarMark").first?.isNear(0, 0, 30, 20) == true)
    #expect(drawn.frames("BarMark").last?.isNear(30, 0, 50, 20) == true)
  }

  /// kasianov-mikhail/scout @c6218f7, SegmentBarSnapshotTests (iOS 26): bars of 8464 together, and one of 1200, fill a plot
  /// whose axis is hidden. With the axis the numbers go to 10000 and 1500.
  @Test(arguments: [([8140.0, 210, 96, 18], 84.64), ([1200.0], 80.0)])
  func barsFillAPlotWithoutAnAxis(_ counts: [Double], _ withAxis: Double) {
    func end(_ visibility: Visibility) -> Double {
      let drawn = Charted(
        Chart(Array(counts.enumerated()), id: \.offset) {
          BarMark(x: .value("Count", $0.element), y: .value("Row", "status"))
        }.chartXAxis(visibility).chartYAxis(.hidden), 100, 20)
      return Double(drawn.frames("BarMark").map(\.maxX).max() ?? 0)
    }
    #expect(abs(end(.hidden) - 100) < 1e-6)
    #expect(abs(end(.visible) - withAxis) < 1e-6)
  }

  private struct Value: Identifiable {
    let name: String
    let count: Double
    var id: String { name }
  }
  private let two = [Value(name: "a", count: 1), Value(name: "b", count: 2)]

  /// A band of 50 each, of which a bar takes 0.7.
  @Test func aVerticalBarTakesSevenTenthsOfItsBand() {
    let chart = Charted(
      Chart(two) { BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count)) }
        .plotOnly())
    let frames = chart.frames("BarMark")
    #expect(frames.count == 2)
    #expect(frames.first?.isNear(7.5, 50, 35, 50) == true)
    #expect(frames[at: 1]?.isNear(57.5, 0, 35, 100) == true)
    #expect(chart.colors("BarMark") == ["#0088FF", "#0088FF"])
  }

  @Test func aHorizontalBarTakesSevenTenthsOfItsBand() {
    let chart = Charted(
      Chart(two) { BarMark(x: .value("Count", $0.count), y: .value("Name", $0.name)) }
        .plotOnly())
    let frames = chart.frames("BarMark")
    #expect(frames.first?.isNear(0, 7.5, 50, 35) == true)
    #expect(frames[at: 1]?.isNear(0, 57.5, 100, 35) == true)
  }

  @Test func aWidthIsFixedARatioOrAnInset() {
    func frame(_ width: MarkDimension) -> CGRect {
      Charted(
        Chart(two) {
          BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count), width: width)
        }.plotOnly()
      ).frames("BarMark")[0]
    }
    #expect(frame(.fixed(10)).isNear(20, 50, 10, 50))
    #expect(frame(.ratio(1)).isNear(0, 50, 50, 50))
    #expect(frame(.inset(5)).isNear(5, 50, 40, 50))
    #expect(frame(8).isNear(21, 50, 8, 50))
  }

  /// Marks drawn by hand: no radius, so plain rectangles.
  @Test func barsWithoutARadiusAreRectangles() {
    let chart = Charted(
      Chart(two) {
        BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count), width: .fixed(20))
          .cornerRadius(0)
      }.plotOnly())
    #expect(
      chart.fills == [
        .rect(CGRect(x: 15, y: 50, width: 20, height: 50)),
        .rect(CGRect(x: 65, y: 0, width: 20, height: 100)),
      ])
  }

  @Test func barsOfOneNameStackAwayFromZero() {
    let chart = Charted(
      Chart {
        BarMark(x: .value("Name", "a"), y: .value("Count", 1))
        BarMark(x: .value("Name", "a"), y: .value("Count", 3))
        BarMark(x: .value("Name", "a"), y: .value("Count", -4))
      }
      .chartYScale(domain: -4...4).plotOnly())
    let frames = chart.frames("BarMark")
    #expect(frames.first?.isNear(15, 37.5, 70, 12.5) == true)
    #expect(frames[at: 1]?.isNear(15, 0, 70, 37.5) == true)
    #expect(frames[at: 2]?.isNear(15, 50, 70, 50) == true)
  }

  @Test(arguments: [
    (MarkStackingMethod.unstacked, [CGFloat(75), 25], [CGFloat(25), 75]),
    (.standard, [75, 0], [25, 75]), (.normalized, [75, 0], [25, 75]),
  ])
  func theStackingMethodDecidesWhereBarsBegin(
    _ method: MarkStackingMethod, tops: [CGFloat], heights: [CGFloat]
  ) {
    let chart = Charted(
      Chart {
        BarMark(x: .value("Name", "a"), y: .value("Count", 1), stacking: method)
        BarMark(x: .value("Name", "a"), y: .value("Count", 3), stacking: method)
      }
      .chartYScale(domain: method == .normalized ? 0...1 : 0...4).plotOnly())
    #expect(chart.frames("BarMark").map(\.minY) == tops)
    #expect(chart.frames("BarMark").map(\.height) == heights)
  }

  /// Two side by side take 0.8 of the band, and 0.9 of their half each.
  @Test func barsSideBySideShareTheirBand() {
    let chart = Charted(
      Chart {
        BarMark(x: .value("Name", "a"), y: .value("Count", 1))
          .position(by: .value("Shop", "north"))
        BarMark(x: .value("Name", "a"), y: .value("Count", 2))
          .position(by: .value("Shop", "south"))
      }.plotOnly())
    let frames = chart.frames("BarMark")
    #expect(frames.first?.isNear(12, 50, 36, 50) == true)
    #expect(frames[at: 1]?.isNear(52, 0, 36, 100) == true)
  }

  /// An hour of a day, as in `ha-energy-systemmedium`: 0.7 of a twenty-fourth.
  @Test func aBarOfAnHourTakesSevenTenthsOfTheHour() {
    let chart = Charted(
      Chart {
        BarMark(
          x: .value("Time", date(2026, 1, 9, 6, 20), unit: .hour), yStart: .value("From", 1),
          yEnd: .value("To", 3))
      }
      .chartXScale(domain: date(2026, 1, 9)...date(2026, 1, 10)).chartYScale(domain: 0...4)
      .plotOnly(), 240, 100)
    #expect(chart.frames("BarMark").first?.isNear(61.5, 25, 7, 50) == true)
  }

  @Test func aBarSpansFromItsStartToItsEnd() {
    let chart = Charted(
      Chart {
        BarMark(
          xStart: .value("From", 2), xEnd: .value("To", 6), y: .value("Name", "a"), height: 10)
      }
      .chartXScale(domain: 0...10).plotOnly())
    #expect(chart.frames("BarMark").first?.isNear(20, 45, 40, 10) == true)
  }

  @Test func anOffsetMovesTheBar() {
    let chart = Charted(
      Chart(two) {
        BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count)).offset(x: 2, y: -3)
      }.plotOnly())
    #expect(chart.frames("BarMark").first?.isNear(9.5, 47, 35, 50) == true)
  }

  @Test func barsAreSpokenByTheirLabelsAndValues() {
    let chart = Charted(
      Chart(two) { BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count)) }
        .plotOnly())
    #expect(chart.views("BarMark").map(\.label) == ["Name: a, Count: 1", "Name: b, Count: 2"])
  }
}

extension View {
  /// Without axes and legend: the plot is all there is.
  func plotOnly() -> some View {
    chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
  }
}
