import Charts
import DisplayList
import SwiftUI
import Testing

@MainActor @Suite struct AxisTests {
  private func bars(_ values: [(String, Double)]) -> some View {
    Chart(values, id: \.0) { BarMark(x: .value("Name", $0.0), y: .value("Count", $0.1)) }
  }

  @Test func anAxisLabelsItsNumbersAndNames() {
    let drawn = Charted(bars([("a", 1), ("b", 3)]), 200, 100)
    #expect(drawn.texts.filter { "01234".contains($0) } == ["0", "1", "2", "3"])
    #expect(drawn.texts.contains("a") && drawn.texts.contains("b"))
  }

  /// Numbers at the trailing side, four points from the plot; names below it, four points too
  /// (`ha-energy-…`).
  @Test func numbersLieFourPointsBesideThePlotAndNamesFourBelow() throws {
    let drawn = Charted(bars([("a", 1), ("b", 3)]), 200, 100)
    let zero = try #require(drawn.frame(of: "0")), three = try #require(drawn.frame(of: "3"))
    let name = try #require(drawn.frame(of: "a"))
    let widest =
      drawn.list.views.filter { ["0", "1", "2", "3"].contains($0.text) }
      .map { $0.frame.width.rounded(.up) }.max() ?? 0
    #expect(abs(zero.minX - (200 - widest)) < 1e-6)
    let plot = CGRect(x: 0, y: 0, width: 200 - widest - 4, height: 100 - name.height - 4)
    #expect(abs(name.minY - (plot.maxY + 4)) < 1e-6)
    #expect(abs(name.midX - plot.width / 4) < 0.51)
    #expect(abs(zero.midY - plot.maxY) < 0.51)
    #expect(abs(three.midY - plot.minY) < 0.51)
    // The line of each number.
    let levels = drawn.strokes.filter { $0.stroke.dash.isEmpty && $0.stroke.width == 0.5 }
      .compactMap { $0.outline.elements.first }
    #expect(levels.contains(.move(CGPoint(x: 0, y: plot.maxY))))
  }

  /// kasianov-mikhail/scout @c6218f7, SparklineSnapshotTests and TrendCardSnapshotTests (iOS 26, @2x): lines of half a point,
  /// a pixel, between two rows take 29 shades from each of them on white, and add 35 to each on black.
  @Test(arguments: [(ColorScheme.light, 255.0, 197.0), (.dark, 0, 70)])
  func linesHaveTheColorOfTertiaryLabels(_ scheme: ColorScheme, _ ground: Double, _ line: Double) {
    let drawn = Charted(bars([("a", 1), ("b", 3)]).environment(\.colorScheme, scheme), 200, 100)
    let reds = drawn.list.commands.compactMap { command -> Double? in
      guard case .stroke(_, let stroke, .color(let color)) = command, stroke.width == 0.5 else {
        return nil
      }
      return ground * (1 - color.alpha) + 255 * color.red * color.alpha
    }
    #expect(!reds.isEmpty)
    #expect(reds.allSatisfy { abs($0 - line) <= 1 })
  }

  /// The plots in energyWidgetSystemMedium, its heavy export and without data (home-assistant/iOS @d722d78) end 15, 19
  /// and 10 points from the edge: 4 less are 11, 15 and 6, where the widest labels, `-2`, `-10` and `0` at 9 points,
  /// are 10.0, 14.6 and 5.8 points wide by SF's advances.
  @Test(arguments: [(-2.0, 11.0), (-10, 15), (0, 6)])
  func labelsTakeWholePointsBesideThePlot(_ least: Double, _ width: CGFloat) throws {
    let drawn = Charted(
      Chart { BarMark(x: .value("Name", "a"), y: .value("Count", least)) }
        .chartYScale(domain: [least, 1])
        .chartYAxis {
          AxisMarks(values: [least]) { _ in AxisValueLabel().font(.system(size: 9)) }
        }, 200, 100)
    let label = try #require(drawn.frame(of: String(Int(least))))
    #expect(abs(label.minX - (200 - width)) < 0.01)
  }

  @Test func linesGoingUpAreDashed() {
    let drawn = Charted(
      Chart {
        PointMark(x: .value("x", 0), y: .value("y", 0))
        PointMark(x: .value("x", 4), y: .value("y", 4))
      }, 200, 100)
    #expect(drawn.strokes.contains { $0.stroke.dash == [2, 2] && $0.stroke.width == 0.5 })
  }

  @Test func anAxisCanLieAtTheLeadingSide() throws {
    let drawn = Charted(
      bars([("a", 1), ("b", 3)]).chartYAxis { AxisMarks(position: .leading) }, 200, 100)
    let zero = try #require(drawn.frame(of: "0"))
    #expect(zero.minX == 0 || zero.minX > 0 && zero.maxX < 20)
    #expect(try #require(drawn.frame(of: "b")).midX > 100)
  }

  @Test func numbersLieAtTheLeftWhereTheLayoutRunsFromTheRight() throws {
    let drawn = Charted(bars([("a", 1), ("b", 3)]), 200, 100) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(try #require(drawn.frame(of: "0")).maxX < 20)
  }

  @Test func namesOfHorizontalBarsLieBeforeThePlot() throws {
    let drawn = Charted(
      Chart {
        BarMark(x: .value("Count", 1), y: .value("Name", "first"))
        BarMark(x: .value("Count", 2), y: .value("Name", "second"))
      }, 200, 100)
    let first = try #require(drawn.frame(of: "first"))
    let second = try #require(drawn.frame(of: "second"))
    #expect(second.minX == 0)
    #expect(first.midY < second.midY)
    #expect(drawn.frames("BarMark").allSatisfy { abs($0.minX - second.width - 4) < 1.01 })
  }

  @Test func aHiddenAxisDrawsNothing() {
    let drawn = Charted(
      bars([("a", 1)]).chartXAxis(.hidden).chartYAxis(.hidden), 200, 100)
    #expect(drawn.texts.isEmpty)
    #expect(drawn.strokes.isEmpty)
  }

  @Test func ownValuesAndLabels() {
    let drawn = Charted(
      bars([("a", 60)])
        .chartYScale(domain: 0...100)
        .chartYAxis {
          AxisMarks(values: [0, 50, 100, 150]) { value in
            AxisGridLine()
            AxisValueLabel {
              if let percent = value.as(Int.self) {
                Text("\(percent) %, \(value.index) of \(value.count)")
              }
            }
          }
        }, 200, 100)
    #expect(drawn.texts.contains("0 %, 0 of 3"))
    #expect(drawn.texts.contains("100 %, 2 of 3"))
  }

  @Test func aFormatWritesTheNumbers() {
    let drawn = Charted(
      bars([("a", 1)])
        .chartYAxis {
          AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [0, 0.5, 1])
        }, 200, 100)
    #expect(drawn.texts.contains("50%"))
  }

  @Test func hugeNumbersAreShort() {
    #expect(Charted(bars([("a", 4e20)]), 200, 100).texts.contains("2E20"))
  }

  @Test func numbersInTheEnvironmentsLocale() {
    let drawn = Charted(bars([("a", 4000)]), 200, 100) { $0.locale = Locale(identifier: "de_DE") }
    #expect(drawn.texts.contains("2.000"))
  }

  @Test func datesInTheEnvironmentsZoneAndLocale() {
    func texts(_ zone: String, _ locale: String) -> [String] {
      Charted(
        Chart {
          LineMark(x: .value("t", date(2026, 1, 9, 0)), y: .value("y", 0))
          LineMark(x: .value("t", date(2026, 1, 10, 0)), y: .value("y", 1))
        }
        .chartYAxis(.hidden), 300, 100
      ) {
        $0.timeZone = TimeZone(identifier: zone) ?? .gmt
        $0.locale = Locale(identifier: locale)
      }.texts
    }
    #expect(texts("UTC", "en_GB") == ["00", "06", "12", "18"])
    #expect(texts("Asia/Tokyo", "en_GB") == ["12", "18", "00", "06"])
    #expect(texts("UTC", "en_US").first == "12\u{202F}AM")
  }

  /// A label that would touch the one before is left out.
  @Test func aLabelThatWouldTouchTheOneBeforeIsLeftOut() {
    let drawn = Charted(
      Chart { LineMark(x: .value("x", 0), y: .value("y", 0)) }
        .chartXScale(domain: 0...1_000_000)
        .chartXAxis { AxisMarks(values: .stride(by: 100_000)) { _ in AxisValueLabel() } }
        .chartYAxis(.hidden), 120, 60)
    #expect(drawn.texts.count > 1)
    #expect(drawn.texts.count < 6)
  }

  @Test func titlesLieAtTheEndsOfTheirAxes() throws {
    let drawn = Charted(
      bars([("a", 1)]).chartXAxisLabel("Days").chartYAxisLabel("Visits"), 200, 100)
    let days = try #require(drawn.frame(of: "Days"))
    let visits = try #require(drawn.frame(of: "Visits"))
    #expect(abs(days.maxY - 100) < 1.01)
    #expect(visits.minY == 0)
    #expect(abs(visits.maxX - 200) < 1.01)
  }
}
