import Charts
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct InvalidDataTests {
  private func lines(_ values: [Double]) -> some View {
    Chart(Array(values.enumerated()), id: \.offset) { place, value in
      LineMark(x: .value("x", place), y: .value("y", value))
    }
  }

  /// The points of the first line, in a plot of 100 by 100 with nothing around it.
  private func points(_ chart: some View) -> [CGPoint] {
    Charted(chart.plotOnly(), 100, 100).strokes.first?.outline.elements.compactMap {
      switch $0 {
      case .move(let p), .line(let p): p
      default: nil
      }
    } ?? []
  }

  private func isNear(_ points: [CGPoint], _ expected: [(CGFloat, CGFloat)]) -> Bool {
    points.count == expected.count
      && zip(points, expected).allSatisfy { abs($0.x - $1.0) < 1e-6 && abs($0.y - $1.1) < 1e-6 }
  }

  @Test func aLineWithoutValuesDrawsNothing() {
    let drawn = Charted(lines([]), 100, 100)
    #expect(drawn.views("LineMark").isEmpty)
    #expect(drawn.codes.isEmpty)
  }

  @Test func valuesThatAreNotFiniteAreLeftOutAndReported() throws {
    let values: [Double] = [1, .nan, 3, .infinity, -.infinity]
    let drawn = Charted(lines(values), 100, 100)
    #expect(drawn.codes == ["chart-values"])
    #expect(try #require(drawn.list.diagnostics.first).message.hasPrefix("3 marks have"))
    // The 1 and the 3 are left, at the places 0 and 2.
    #expect(
      isNear(
        points(lines(values).chartXScale(domain: 0...4).chartYScale(domain: 0...4)),
        [(0, 75), (50, 25)]))
  }

  @Test func equalValuesMakeALevelLine() {
    #expect(
      isNear(
        points(lines([5, 5, 5]).chartYScale(domain: 0...10)), [(0, 50), (50, 50), (100, 50)]))
    #expect(isNear(points(lines([0, 0]).chartYScale(domain: 0...10)), [(0, 100), (100, 100)]))
    #expect(Charted(lines([-7]), 100, 100).texts.contains("0"))
  }

  /// A domain is found in proportion, however large or small its values are.
  @Test func hugeAndTinyValuesSpanThePlot() {
    #expect(isNear(points(lines([1e300, -1e300])), [(0, 0), (100, 100)]))
    #expect(isNear(points(lines([1e-300, 2e-300])), [(0, 50), (100, 0)]))
    let greatest = Double.greatestFiniteMagnitude
    for point in points(lines([greatest, -greatest])) {
      #expect((0...100).contains(point.x) && (0...100).contains(point.y))
    }
  }

  @Test func tenThousandPointsAreDrawn() {
    let drawn = Charted(
      Chart(0..<10_000, id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", ($0 * 7919) % 1000))
      }, 300, 200)
    #expect(drawn.views("PointMark").count == 10_000)
  }

  @Test func aLineOfTenThousandPoints() {
    let drawn = Charted(lines((0..<10_000).map { Double(($0 * 7919) % 1000) }), 300, 200)
    #expect(drawn.views("LineMark").count == 1)
    #expect(drawn.strokes.map(\.outline.elements.count).max() == 10_000)
  }

  @Test func stridesAndSpansWithoutAnEndAreGivenUp() {
    let bars = Chart { BarMark(x: .value("x", date(2026, 1, 2)), y: .value("y", 1)) }
    for stride in [Double.nan, .infinity, 1e300] {
      #expect(
        Charted(bars.chartXAxis { AxisMarks(values: .stride(by: stride)) }, 100, 100)
          .views("BarMark").count == 1)
    }
    let least = Double.leastNonzeroMagnitude
    #expect(Charted(lines([1, 2]).chartYScale(domain: 0...least), 100, 100).codes == [])
    #expect(NumberBins(data: [1.0, 2], minimumStride: .infinity).thresholds.isEmpty == false)
    #expect(NumberBins(data: [1.0, 2], desiredCount: .max).thresholds.isEmpty == false)
    let heat = Chart([-1e308, 1e308], id: \.self) {
      PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("heat", $0))
    }
    #expect(Charted(heat, 100, 100).views("PointMark").count == 2)
  }

  @Test func aLogarithmicDomainFromZeroBeginsAtTheLeastValue() {
    let drawn = Charted(
      lines([1, 10, 100]).plotOnly().chartYScale(domain: 0...100, type: .log), 100, 100)
    #expect(drawn.codes == ["chart-log"])
    // From corner to corner, by a line two points wide.
    #expect(drawn.frames("LineMark") == [CGRect(x: -1, y: -1, width: 102, height: 102)])
  }

  @Test func aDirectionWithoutMarksHasNoAxis() {
    let drawn = Charted(Chart { RuleMark(y: .value("y", 20)) }, 100, 100)
    #expect(drawn.texts.contains("20") && !drawn.texts.contains("1"))
  }

  @Test func anEmptyDomainDrawsItsMarksInTheMiddle() {
    let drawn = Charted(
      lines([1, 2]).chartYScale(domain: 3...3).chartXScale(domain: [Int]()), 100, 100)
    #expect(drawn.views("LineMark").count == 1)
    let names = Charted(
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
        .chartXScale(domain: [String]()), 100, 100)
    // A name that the domain has not got has no place.
    #expect(names.views("BarMark").isEmpty)
  }

  @Test func aReversedDomainBeginsAtTheRight() {
    let drawn = Charted(
      lines([0, 4]).chartXScale(domain: .automatic(includesZero: true, reversed: true))
        .plotOnly(), 100, 100)
    #expect(drawn.strokes.first?.outline.elements.first == .move(CGPoint(x: 100, y: 100)))
  }

  @Test func valuesWithoutALogarithmAreReported() {
    let drawn = Charted(lines([0, -3, 10, 1000]).chartYScale(type: .log), 100, 100)
    #expect(drawn.codes == ["chart-log"])
    #expect(drawn.views("LineMark").count == 1)
  }

  @Test func theFarthestDatesSpanThePlot() {
    let drawn = Charted(
      Chart([Date.distantPast, Date.distantFuture], id: \.self) {
        PointMark(x: .value("t", $0), y: .value("y", 1))
      }, 200, 100)
    #expect(drawn.views("PointMark").count == 2)
  }

  @Test func datesAmongNumbersAreReported() {
    let drawn = Charted(
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", 1))
        PointMark(x: .value("x", Date(timeIntervalSince1970: 0)), y: .value("y", 1))
      }, 100, 100)
    #expect(drawn.codes == ["chart-values"])
  }

  @Test func withoutRoomNothingIsDrawn() {
    #expect(Charted(lines([1, 2]), 0, 0).views("LineMark").isEmpty)
    for frame in Charted(lines([1, 2]), 5, 5).frames("LineMark") { #expect(frame.width <= 7) }
  }

  @Test func marksOfAnInvalidSizeAreNotSeen() {
    let drawn = Charted(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1), width: .fixed(-.infinity))
          .cornerRadius(-.infinity).opacity(.nan)
        PointMark(x: .value("x", "a"), y: .value("y", 1)).symbolSize(-5)
        PointMark(x: .value("x", "a"), y: .value("y", 1)).symbolSize(.nan)
        SectorMark(angle: .value("n", Double.nan))
      }.plotOnly(), 100, 100)
    for frame in drawn.frames("BarMark") { #expect(frame.width == 0) }
    // A size below 0 is none, one that is no number is the standard 6 points.
    #expect(drawn.frames("PointMark").map(\.width) == [0, 6])
    #expect(drawn.views("SectorMark").isEmpty)
  }

  @Test func theSameChartIsDrawnTheSameTwice() {
    let names = (0..<40).map { "name \($0)" }
    func digest() -> String {
      let chart = Chart(names, id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", $0.count))
          .foregroundStyle(by: .value("n", $0)).symbol(by: .value("n", $0))
      }
      return "\(Charted(chart, 300, 200).list.digest)"
    }
    #expect(digest() == digest())
  }
}
