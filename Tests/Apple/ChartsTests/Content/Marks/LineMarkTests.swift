import Charts
import DisplayList
import SwiftUI
import SystemDesigns
import TestSupport
import Testing

@MainActor @Suite struct LineMarkTests {
  private func chart(
    _ values: [Double], _ method: InterpolationMethod = .linear
  ) -> Charted {
    Charted(
      Chart(Array(values.enumerated()), id: \.offset) { place, value in
        LineMark(x: .value("Place", place), y: .value("Value", value))
          .interpolationMethod(method)
      }
      .chartXScale(domain: 0...4).chartYScale(domain: 0...4).plotOnly())
  }

  private func ends(_ outline: Outline) -> [CGPoint] {
    outline.elements.compactMap {
      switch $0 {
      case .move(let p), .line(let p), .quad(let p, _), .cubic(let p, _, _): p
      case .close: nil
      }
    }
  }

  @Test func aLinearLineJoinsItsPoints() throws {
    let drawn = chart([0, 2, 4])
    let line = try #require(drawn.strokes.first)
    #expect(
      line.outline.elements == [
        .move(CGPoint(x: 0, y: 100)), .line(CGPoint(x: 25, y: 50)), .line(CGPoint(x: 50, y: 0)),
      ])
    #expect(line.stroke.width == 2)
  }

  @Test(arguments: [
    (InterpolationMethod.stepStart, [(0, 100), (0, 0), (25, 0)]),
    (.stepEnd, [(0, 100), (25, 100), (25, 0)]),
    (.stepCenter, [(0, 100), (12.5, 100), (12.5, 0), (25, 0)]),
  ])
  func stepsTurnAtTheStartTheEndOrTheCenter(
    _ method: InterpolationMethod, points: [(Double, Double)]
  ) throws {
    let line = try #require(chart([0, 4], method).strokes.first)
    #expect(ends(line.outline) == points.map { CGPoint(x: $0.0, y: $0.1) })
  }

  /// Between two equal values a monotone line stays level; a spline would swing out.
  @Test func aMonotoneLineStaysLevelBetweenEqualValues() throws {
    let line = try #require(chart([0, 2, 2, 4], .monotone).strokes.first)
    guard case .cubic(let end, let first, let second) = try line.outline.elements.element(2) else {
      Issue.record("no curve")
      return
    }
    #expect(end == CGPoint(x: 50, y: 50))
    #expect(first.y == 50 && second.y == 50)
    let swung = try #require(chart([0, 2, 2, 4], .cardinal).strokes.first)
    guard case .cubic(_, let control, _) = try swung.outline.elements.element(2) else {
      Issue.record("no curve")
      return
    }
    #expect(control.y < 50)
  }

  /// Evenly spaced points on a line are led straight by every method.
  @Test(arguments: [InterpolationMethod.monotone, .catmullRom, .cardinal, .catmullRom(alpha: 1)])
  func evenPointsMakeAStraightLine(_ method: InterpolationMethod) throws {
    let line = try #require(chart([0, 1, 2, 3], method).strokes.first)
    for case .cubic(let end, let a, let b) in line.outline.elements {
      for p in [end, a, b] { #expect(abs(p.y - (100 - p.x)) < 1e-6) }
    }
  }

  @Test func eachSeriesIsALineOfItsOwn() {
    let drawn = Charted(
      Chart {
        ForEach(0..<3) { i in
          LineMark(
            x: .value("x", i), y: .value("y", i), series: .value("s", "one"))
          LineMark(
            x: .value("x", i), y: .value("y", 2 - i), series: .value("s", "two"))
        }
      }.plotOnly())
    #expect(drawn.views("LineMark").count == 2)
    #expect(drawn.strokes.count == 2)
  }

  @Test func seriesTakeTheSystemsColorsInOrder() {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    let drawn = Charted(
      Chart(names, id: \.self) { name in
        LineMark(x: .value("x", 0), y: .value("y", 0)).foregroundStyle(by: .value("n", name))
        LineMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("n", name))
      }.plotOnly(), change: { $0.systemDesign = .iOS18 })
    // Blue, green, orange, purple, red, cyan, yellow, and again blue.
    #expect(
      drawn.colors("LineMark") == [
        "#007AFF", "#34C759", "#FF9500", "#AF52DE", "#FF3B30", "#32ADE6", "#FFCC00", "#007AFF",
      ])
  }

  @Test func aLineOfOnePointIsDrawnAsAPoint() {
    let drawn = Charted(
      Chart { LineMark(x: .value("x", 1), y: .value("y", 1)) }.plotOnly())
    #expect(drawn.views("PointMark").count == 1)
  }
}
