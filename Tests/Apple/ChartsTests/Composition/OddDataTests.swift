import Charts
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct OddDataTests {
  private func lines(_ values: [Double]) -> some View {
    Chart(Array(values.enumerated()), id: \.offset) { place, value in
      LineMark(x: .value("x", place), y: .value("y", value))
    }
  }

  @Test func nothing() {
    let drawn = Charted(lines([]), 100, 100)
    #expect(drawn.views("LineMark").isEmpty)
    #expect(drawn.codes.isEmpty)
  }

  @Test func noNumbers() throws {
    let drawn = Charted(lines([1, .nan, 3, .infinity, -.infinity]), 100, 100)
    #expect(drawn.codes == ["chart-values"])
    #expect(try #require(drawn.list.diagnostics.first).message.hasPrefix("3 marks have"))
    #expect(drawn.views("LineMark").count == 1)
  }

  @Test func equalValues() {
    #expect(Charted(lines([5, 5, 5]), 100, 100).views("LineMark").count == 1)
    #expect(Charted(lines([0, 0]), 100, 100).views("LineMark").count == 1)
    #expect(Charted(lines([-7]), 100, 100).texts.contains("0"))
  }

  @Test func hugeAndTiny() {
    #expect(Charted(lines([1e300, -1e300]), 100, 100).views("LineMark").count == 1)
    #expect(Charted(lines([1e-300, 2e-300]), 100, 100).views("LineMark").count == 1)
    #expect(
      Charted(lines([.greatestFiniteMagnitude, -.greatestFiniteMagnitude]), 100, 100)
        .views("LineMark").count == 1)
  }

  @Test func tenThousandPoints() {
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

  @Test func stridesAndSpansWithoutAnEnd() {
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

  @Test func whatNoMarkStandsAlongHasNoAxis() {
    let drawn = Charted(Chart { RuleMark(y: .value("y", 20)) }, 100, 100)
    #expect(drawn.texts.contains("20") && !drawn.texts.contains("1"))
  }

  @Test func emptyDomains() {
    let drawn = Charted(
      lines([1, 2]).chartYScale(domain: 3...3).chartXScale(domain: [Int]()), 100, 100)
    #expect(drawn.views("LineMark").count == 1)
    let names = Charted(
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
        .chartXScale(domain: [String]()), 100, 100)
    #expect(names.list.size.width == 100)
  }

  @Test func backwards() {
    let drawn = Charted(
      lines([0, 4]).chartXScale(domain: .automatic(includesZero: true, reversed: true))
        .plotOnly(), 100, 100)
    #expect(drawn.strokes.first?.outline.elements.first == .move(CGPoint(x: 100, y: 100)))
  }

  @Test func logarithmsOfNothing() {
    let drawn = Charted(lines([0, -3, 10, 1000]).chartYScale(type: .log), 100, 100)
    #expect(drawn.codes == ["chart-log"])
    #expect(drawn.views("LineMark").count == 1)
  }

  @Test func farAway() {
    let drawn = Charted(
      Chart([Date.distantPast, Date.distantFuture], id: \.self) {
        PointMark(x: .value("t", $0), y: .value("y", 1))
      }, 200, 100)
    #expect(drawn.views("PointMark").count == 2)
  }

  @Test func datesAmongNumbers() {
    let drawn = Charted(
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", 1))
        PointMark(x: .value("x", Date(timeIntervalSince1970: 0)), y: .value("y", 1))
      }, 100, 100)
    #expect(drawn.codes == ["chart-values"])
  }

  @Test func noRoom() {
    #expect(Charted(lines([1, 2]), 0, 0).views("LineMark").isEmpty)
    #expect(Charted(lines([1, 2]), 5, 5).list.size.width == 5)
  }

  @Test func oddLooks() {
    let drawn = Charted(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1), width: .fixed(-.infinity))
          .cornerRadius(-.infinity).opacity(.nan)
        PointMark(x: .value("x", "a"), y: .value("y", 1)).symbolSize(-5)
        PointMark(x: .value("x", "a"), y: .value("y", 1)).symbolSize(.nan)
        SectorMark(angle: .value("n", Double.nan))
      }, 100, 100)
    #expect(drawn.list.size.width == 100)
  }

  @Test func twiceTheSame() {
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
