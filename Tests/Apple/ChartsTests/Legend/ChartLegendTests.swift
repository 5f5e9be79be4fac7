import Charts
import SwiftUI
import Testing

@MainActor @Suite struct ChartLegendTests {
  private func bars() -> some View {
    Chart(["north", "south", "north"], id: \.self) {
      BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(by: .value("Shop", $0))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  @Test func captionsFollowTheOrderOfTheData() throws {
    let drawn = Charted(bars(), 200, 100)
    #expect(drawn.texts == ["north", "south"])
    let north = try #require(drawn.frame(of: "north"))
    #expect(abs(north.maxY - 100) < 1.01)
    #expect(drawn.frames("BarMark").allSatisfy { $0.maxY <= north.minY - 7 })
  }

  @Test func aScaleGivesTheOrderAndTheColors() {
    let drawn = Charted(
      bars().chartForegroundStyleScale(["south": Color.red, "north": Color.black]), 200, 100)
    #expect(drawn.texts == ["south", "north"])
    #expect(drawn.colors("BarMark").first == "#000000")
  }

  @Test func aHiddenLegendDrawsNothing() {
    #expect(Charted(bars().chartLegend(.hidden), 200, 100).texts.isEmpty)
  }

  @Test func aLegendCanLieAboveThePlot() throws {
    let drawn = Charted(bars().chartLegend(position: .top), 200, 100)
    #expect(try #require(drawn.frame(of: "north")).minY < 2)
  }

  @Test func aLegendOfOnesOwnReplacesTheChartsLegend() {
    let drawn = Charted(bars().chartLegend { Text("mine") }, 200, 100)
    #expect(drawn.texts == ["mine"])
  }

  @Test func captionsBreakIntoRowsWhereOneIsTooNarrow() throws {
    let drawn = Charted(
      Chart(["the first of them", "the second one", "a third"], id: \.self) {
        BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(by: .value("Shop", $0))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden), 130, 100)
    let first = try #require(drawn.frame(of: "the first of them"))
    let second = try #require(drawn.frame(of: "the second one"))
    #expect(second.minY > first.maxY)
    #expect(second.minX == first.minX)
  }
}
