import Charts
import Foundation
import SwiftUI
import Testing

/// Charts as people write them, in the shapes met in public widgets: that this compiles is half of the
/// test.
@MainActor @Suite struct RealSourcesTests {
  private enum Phase: String, CaseIterable, Plottable {
    case awake, asleep
  }

  private struct Night: Identifiable {
    let id = 1
    let start = date(2026, 1, 8, 22)
    let end = date(2026, 1, 9, 6)
    let phase = Phase.asleep
    let level: Decimal = 5.5
  }

  private struct Glucose: View {
    let nights = [Night()]
    var isOverridden = true
    let lowest: Decimal = 2
    let highest: Decimal = 10

    var body: some View {
      Chart {
        RuleMark(y: .value("High", highest))
          .foregroundStyle(.orange)
          .lineStyle(.init(lineWidth: 1, dash: [5]))
        RuleMark(y: .value("Low", lowest)).foregroundStyle(.green.gradient)
        if isOverridden {
          drawOverride()
        }
        drawPoints(threshold: 5)
      }
      .chartYAxis {
        AxisMarks(position: .trailing) { _ in
          AxisGridLine(stroke: .init(lineWidth: 0.65, dash: [2, 3]))
            .foregroundStyle(Color.white.opacity(0.5))
          AxisValueLabel().foregroundStyle(.primary).font(.footnote)
        }
      }
      .chartYScale(domain: lowest...highest)
      .chartYAxis(.hidden)
      .chartPlotStyle { plotContent in
        plotContent
          .background(RoundedRectangle(cornerRadius: 12).fill(Color.black.opacity(0.2)))
          .clipShape(RoundedRectangle(cornerRadius: 12))
      }
      .chartXScale(domain: nights[0].start...nights[0].end)
      .chartXAxis {
        AxisMarks(position: .automatic) { _ in
          AxisGridLine(stroke: .init(lineWidth: 0.65, dash: [2, 3]))
        }
      }
    }

    private func drawOverride() -> some ChartContent {
      let start: Date = nights[0].start
      return RuleMark(
        xStart: .value("Start", start, unit: .second),
        xEnd: .value("End", nights[0].end, unit: .second),
        y: .value("Value", nights[0].level)
      )
      .foregroundStyle(Color.purple.opacity(0.6))
      .lineStyle(.init(lineWidth: 8))
    }

    private func drawPoints(threshold _: Decimal) -> some ChartContent {
      let data = nights
      return ForEach(data, id: \.id) { item in
        let value = item.level
        let point = PointMark(x: .value("Time", item.end), y: .value("Value", value))
          .symbolSize(16)
          .shadow(color: Color.black.opacity(0.25), radius: 2, x: 0, y: 0)
        point.foregroundStyle(value > 5 ? Color.red : .blue)
      }
    }
  }

  @Test func aChartWithComputedContentDrawsEveryMark() {
    let drawn = Charted(Glucose(), 300, 100)
    #expect(drawn.views("RuleMark").count == 3)
    #expect(drawn.views("PointMark").count == 1)
    #expect(drawn.codes.isEmpty)
  }

  /// A mark of one's own, made of others.
  private struct Candle: ChartContent {
    let day: String
    let low: Double
    let high: Double
    var body: some ChartContent {
      Plot {
        BarMark(
          x: .value("Day", day), yStart: .value("Low", low), yEnd: .value("High", high), width: 4)
        RuleMark(x: .value("Day", day), yStart: .value("Low", low), yEnd: .value("High", high))
      }
      .accessibilityLabel("Candle")
    }
  }

  @Test func contentOfOnesOwnIsMadeOfItsMarks() {
    let drawn = Charted(
      Chart {
        ForEach(["a", "b"], id: \.self) { Candle(day: $0, low: 1, high: 3) }
      }, 100, 100)
    #expect(drawn.views("BarMark").map(\.label) == ["Candle", "Candle"])
    #expect(drawn.views("RuleMark").count == 2)
  }

  @Test func aChartTakesMoreThanTenStatements() {
    let wanted: Phase? = .awake
    let drawn = Charted(
      Chart {
        RuleMark(y: .value("", 1))
        RuleMark(y: .value("", 2))
        RuleMark(y: .value("", 3))
        RuleMark(y: .value("", 4))
        RuleMark(y: .value("", 5))
        RuleMark(y: .value("", 6))
        RuleMark(y: .value("", 7))
        RuleMark(y: .value("", 8))
        RuleMark(y: .value("", 9))
        RuleMark(y: .value("", 10))
        RuleMark(y: .value("", 11))
        RuleMark(y: .value("", 12))
        if let wanted {
          RuleMark(y: .value("", wanted == .awake ? 13 : 14))
        }
        if wanted == .asleep {
          RuleMark(y: .value("", 15))
        } else {
          PointMark(x: .value("", 0), y: .value("", 0))
        }
        switch wanted {
        case .awake: RuleMark(y: .value("", 16))
        case .asleep: PointMark(x: .value("", 0), y: .value("", 0))
        case nil: AnyChartContent(RuleMark(y: .value("", 17)))
        }
        if #available(iOS 17, *) {
          RuleMark(y: .value("", 18))
        }
      }, 100, 100)
    #expect(drawn.views("RuleMark").count == 15)
    #expect(drawn.views("PointMark").count == 1)
  }

  @Test func plottableEnumerationsAreNames() {
    let drawn = Charted(
      Chart(Phase.allCases, id: \.self) { phase in
        BarMark(x: .value("Phase", phase), y: .value("Nights", 2))
          .foregroundStyle(by: .value("Phase", phase.rawValue.capitalized))
      }
      .chartXAxis {
        AxisMarks { value in
          if let phase = value.as(Phase.self) {
            AxisValueLabel { Text(phase.rawValue + "!") }
          }
        }
      }, 200, 100)
    #expect(drawn.texts.contains("awake!"))
    #expect(drawn.texts.contains("Asleep"))
  }

  private struct Selecting: View {
    @State private var day: Date?
    @State private var range: ClosedRange<Date>?
    var body: some View {
      Chart {
        LineMark(x: .value("Day", date(2026, 1, 8), unit: .day), y: .value("n", 1))
        LineMark(x: .value("Day", date(2026, 1, 9), unit: .day), y: .value("n", 2))
      }
      .chartXSelection(value: $day)
      .chartXSelection(range: $range)
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 3600 * 24 * 7)
      .chartScrollPosition(initialX: date(2026, 1, 8))
      .chartXAxis {
        AxisMarks(preset: .aligned, values: .stride(by: .day, count: 1)) { _ in
          AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
        }
      }
      .chartYAxis {
        AxisMarks(values: .automatic(desiredCount: 3)) {
          AxisGridLine()
          AxisTick(length: .longestLabel)
          AxisValueLabel(anchor: .topTrailing, horizontalSpacing: 2)
        }
        AxisMarks(position: .leading, values: Array(stride(from: 0.0, through: 2.0, by: 0.5)))
      }
    }
  }

  @Test func aScrollingChartIsDrawnAtRest() {
    let drawn = Charted(Selecting(), 200, 100)
    #expect(
      drawn.codes == ["inert-modifier", "chart-at-rest", "chart-at-rest", "chart-at-rest"])
    #expect(drawn.texts.filter { "TFS".contains($0) } == ["T", "F"])
  }

  private struct Wave: Identifiable {
    let id: Int
    var x: Double { Double(id) }
    var name: String { id < 2 ? "a" : "b" }
  }

  @Test func plotsDrawFunctionsAndCollections() {
    let data = (0..<4).map { Wave(id: $0) }
    let drawn = Charted(
      Chart {
        LinePlot(x: "x", y: "x²", domain: 0...2) { x in x * x }
          .foregroundStyle(.red)
        AreaPlot(x: "x", y: "x²") { x in x / 2 }
        PointPlot(data, x: .value("x", \.x), y: .value("id", \.id))
          .foregroundStyle(by: .value("name", \.name))
        BarPlot(data, x: .value("x", \.x), y: .value("id", \.id)).opacity(0.2)
      }
      .chartXScale(domain: 0...4).chartYScale(domain: 0...4).plotOnly(), 100, 100)
    #expect(drawn.views("LineMark").count == 1)
    #expect(drawn.frames("LineMark").first?.isNear(-1, -1, 52, 102) == true)
    #expect(drawn.frames("AreaMark").first?.isNear(0, 50, 100, 50) == true)
    #expect(drawn.colors("PointMark").count == 4)
    #expect(drawn.views("BarMark").count == 4)
  }

  @Test func binsOfNumbers() {
    let bins = NumberBins(data: [1.0, 4.5, 9.7], desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(bins.index(for: 4.5) == 2)
    #expect(bins[2].lowerBound == 4 && bins[2].upperBound == 6)
    let drawn = Charted(
      Chart(0..<5, id: \.self) { i in
        BarMark(x: .value("n", bins[i]), y: .value("count", i), width: .ratio(1))
      }
      .chartXScale(domain: 0...10).plotOnly(), 100, 100)
    #expect(drawn.frames("BarMark").map(\.minX) == [0, 20, 40, 60, 80])
  }
}
