import Charts
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct ChartProxyTests {
  @Test func aProxyConvertsBetweenPositionsAndValues() {
    var seen: ChartProxy?
    var frame = CGRect.zero
    _ = Charted(
      Chart {
        PointMark(x: .value("x", "a"), y: .value("y", 1))
        PointMark(x: .value("x", "b"), y: .value("y", 2))
      }
      .chartYScale(domain: 0...4)
      .chartYAxis(.hidden).chartXAxis(.hidden)
      .chartPlotStyle { $0.frame(width: 100, height: 80) }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          let _ = (seen = proxy, frame = geometry[proxy.plotAreaFrame])
          Color.clear
        }
      }, 200, 100)
    #expect(seen?.plotSize == CGSize(width: 100, height: 80))
    #expect(frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(seen?.position(forX: "a") == 25)
    #expect(seen?.position(forY: 1) == 60)
    #expect(seen?.position(for: (x: "b", y: 2)) == CGPoint(x: 75, y: 40))
    #expect(seen?.positionRange(forX: "b") == 50...100)
    #expect(seen?.value(atX: 60, as: String.self) == "b")
    #expect(seen?.value(atY: 20, as: Double.self) == 3)
    #expect(seen?.position(forX: "nobody") == nil)
  }

  @Test func backgroundAndOverlayEncloseThePlot() {
    let drawn = Charted(
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
        .plotOnly()
        .chartBackground { _ in Color.red }
        .chartOverlay(alignment: .topLeading) { _ in Color.green.frame(width: 5, height: 5) },
      100, 100)
    let kinds = drawn.list.views.map(\.kind).filter { $0 == "Color" || $0 == "BarMark" }
    #expect(kinds == ["Color", "BarMark", "Color"])
    #expect(drawn.frames("Color").first?.isNear(0, 0, 100, 100) == true)
    #expect(drawn.frames("Color")[at: 1]?.isNear(0, 0, 5, 5) == true)
  }

  @Test func aChartInALayerHasSettingsOfItsOwn() {
    let inner = Chart { PointMark(x: .value("x", "a"), y: .value("y", 1)) }
    let drawn = Charted(
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
        .plotOnly().chartYScale(domain: 0...50)
        .chartOverlay { _ in inner }.chartBackground { _ in inner.opacity(0.5) }, 100, 100)
    #expect(drawn.views("BarMark").count == 1)
    #expect(drawn.views("PointMark").count == 2)
    // The outer chart has no axes and another domain.
    #expect(drawn.texts.contains("1") && !drawn.texts.contains("50"))
  }

  @Test func aPlotStyleSurroundsThePlot() {
    let drawn = Charted(
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
        .plotOnly().chartPlotStyle { $0.padding(10).background(.red) }, 100, 100)
    #expect(drawn.frames("BarMark").first?.isNear(22, 10, 56, 80) == true)
  }
}
