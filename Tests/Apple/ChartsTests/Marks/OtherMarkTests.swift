import Charts
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct OtherMarkTests {
  @Test func aPointsAreaIsItsSymbolSize() {
    let drawn = Charted(
      Chart {
        PointMark(x: .value("x", 5), y: .value("y", 5)).symbolSize(100)
        PointMark(x: .value("x", 10), y: .value("y", 0))
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10).plotOnly())
    #expect(drawn.frames("PointMark").first?.isNear(45, 45, 10, 10) == true)
    #expect(drawn.frames("PointMark")[at: 1]?.isNear(97, 97, 6, 6) == true)
  }

  @Test func rulesSpanThePlotOrTheirRange() {
    let drawn = Charted(
      Chart {
        RuleMark(y: .value("Limit", 2))
        RuleMark(x: .value("x", 1), yStart: .value("from", 1), yEnd: .value("to", 3))
        RuleMark(xStart: .value("from", 1), xEnd: .value("to", 3), y: .value("y", 1))
      }
      .chartXScale(domain: 0...4).chartYScale(domain: 0...4).plotOnly())
    let ends = drawn.strokes.map { $0.outline.elements }
    #expect(ends.first == [.move(CGPoint(x: 0, y: 50)), .line(CGPoint(x: 100, y: 50))])
    #expect(ends[at: 1] == [.move(CGPoint(x: 25, y: 75)), .line(CGPoint(x: 25, y: 25))])
    #expect(ends[at: 2] == [.move(CGPoint(x: 25, y: 75)), .line(CGPoint(x: 75, y: 75))])
  }

  @Test func rectanglesSpanTheirRanges() {
    let drawn = Charted(
      Chart {
        RectangleMark(
          xStart: .value("a", 1), xEnd: .value("b", 3), yStart: .value("c", 0),
          yEnd: .value("d", 2))
        RectangleMark(xStart: .value("a", 3), xEnd: .value("b", 4))
      }
      .chartXScale(domain: 0...4).chartYScale(domain: 0...4).plotOnly())
    #expect(
      drawn.fills == [
        .rect(CGRect(x: 25, y: 50, width: 50, height: 50)),
        .rect(CGRect(x: 75, y: 0, width: 25, height: 100)),
      ])
  }

  @Test func rectanglesOfNamesFillTheirCells() {
    let drawn = Charted(
      Chart {
        RectangleMark(x: .value("x", "a"), y: .value("y", "p"))
        RectangleMark(x: .value("x", "b"), y: .value("y", "q"))
      }.plotOnly())
    #expect(drawn.frames("RectangleMark").first?.isNear(0, 0, 50, 50) == true)
    #expect(drawn.frames("RectangleMark")[at: 1]?.isNear(50, 50, 50, 50) == true)
  }

  @Test func anAreaIsFilledDownToZero() throws {
    let drawn = Charted(
      Chart {
        AreaMark(x: .value("x", 0), y: .value("y", 1))
        AreaMark(x: .value("x", 4), y: .value("y", 3))
      }
      .chartXScale(domain: 0...4).chartYScale(domain: 0...4).plotOnly())
    #expect(
      try #require(drawn.fills.first).elements == [
        .move(CGPoint(x: 0, y: 75)), .line(CGPoint(x: 100, y: 25)), .line(CGPoint(x: 100, y: 100)),
        .line(CGPoint(x: 0, y: 100)), .close,
      ])
  }

  @Test func areasOfDifferentNamesStack() {
    let drawn = Charted(
      Chart {
        ForEach(["one", "two"], id: \.self) { name in
          AreaMark(x: .value("x", 0), y: .value("y", 1)).foregroundStyle(by: .value("n", name))
          AreaMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("n", name))
        }
      }
      .chartXScale(domain: 0...1).chartYScale(domain: 0...4).plotOnly())
    #expect(drawn.frames("AreaMark").first?.isNear(0, 75, 100, 25) == true)
    #expect(drawn.frames("AreaMark")[at: 1]?.isNear(0, 50, 100, 25) == true)
  }

  /// Clockwise from the top: the first half lies at the right.
  @Test func sectorsRunClockwiseFromTheTop() {
    let drawn = Charted(
      Chart {
        SectorMark(angle: .value("n", 2))
        SectorMark(angle: .value("n", 1))
        SectorMark(angle: .value("n", 1))
      }, 100, 60)
    let frames = drawn.frames("SectorMark")
    #expect(frames.first?.isNear(50, 0, 30, 60) == true)
    #expect(frames[at: 1]?.isNear(20, 30, 30, 30) == true)
    #expect(frames[at: 2]?.isNear(20, 0, 30, 30) == true)
  }

  @Test func innerAndOuterRadiiMakeARing() throws {
    let drawn = Charted(
      Chart {
        SectorMark(angle: .value("n", 1), innerRadius: .ratio(0.5), outerRadius: .inset(10))
        SectorMark(angle: .value("n", 1), innerRadius: .fixed(10))
        SectorMark(angle: .value("n", -3))
        SectorMark(angle: .value("n", 2), angularInset: 2)
      }, 100, 100)
    let frames = drawn.frames("SectorMark")
    #expect(frames.count == 3)
    #expect(frames.first?.isNear(50, 10, 40, 40) == true)
    #expect(frames[at: 1]?.isNear(50, 50, 50, 50) == true)
    #expect(try frames.element(2).maxX < 48.01 && frames.element(2).minX < 0.2)
  }

  /// The right half of a ring: its sides stay where they are, its corners no longer reach the top.
  @Test func roundedSectorsStayWithinTheirSides() {
    func half(_ radius: CGFloat) -> CGRect {
      Charted(
        Chart {
          SectorMark(angle: .value("n", 1), innerRadius: .ratio(0.5)).cornerRadius(radius)
          SectorMark(angle: .value("n", 1), innerRadius: .ratio(0.5))
        }, 100, 100
      ).frames("SectorMark")[0]
    }
    #expect(half(0).isNear(50, 0, 50, 100))
    #expect(abs(half(8).minX - 50) < 1e-6)
    #expect(abs(half(8).maxX - 100) < 1e-6)
    // A circle of 8 that touches the side and the rim: its middle is √(42² - 8²) above the ring's.
    #expect(abs(half(8).minY - 0.7689) < 1e-3)
    #expect(half(1000).height < 99)
  }

  @Test func symbolsFollowTheNamesOrAreGiven() {
    let drawn = Charted(
      Chart {
        PointMark(x: .value("x", 0), y: .value("y", 0)).symbol(by: .value("n", "a"))
        PointMark(x: .value("x", 0), y: .value("y", 0)).symbol(by: .value("n", "b"))
        PointMark(x: .value("x", 0), y: .value("y", 0)).symbol { Text("★") }
        PointMark(x: .value("x", 0), y: .value("y", 0)).symbol(.diamond)
      }.plotOnly())
    #expect(drawn.fills.first == .ellipse(CGRect(x: -3, y: 97, width: 6, height: 6)))
    #expect(drawn.frames("PointMark")[at: 1]?.isNear(-2.64, 97.36, 5.28, 5.28) == true)
    #expect(drawn.texts == ["★"])
    #expect(drawn.views("PointMark").count == 3)
  }

  /// Marks as in Apple's example “Swift Charts: Raise the bar”, and in 40 public sources.
  @Test func aCircleIsASymbol() throws {
    let drawn = Charted(
      Chart {
        PointMark(x: .value("x", 0), y: .value("y", 0)).symbol(Circle()).symbolSize(100)
        PointMark(x: .value("x", 0), y: .value("y", 0)).symbol(Circle().strokeBorder(lineWidth: 2))
          .symbolSize(100)
        PointMark(x: .value("x", 0), y: .value("y", 0)).symbol { Circle().frame(width: 8) }
        PointMark(x: .value("x", 0), y: .value("y", 0)).symbol(.circle.strokeBorder(lineWidth: 2))
      }
      .chartXScale(domain: 0...1).chartYScale(domain: 0...1).plotOnly())
    #expect(drawn.fills.first == .ellipse(CGRect(x: -5, y: 95, width: 10, height: 10)))
    // The outline lies within the form, not about it.
    let outline = try drawn.frames("PointMark").element(1)
    #expect(abs(outline.minX + 5) < 0.01 && abs(outline.width - 10) < 0.01)
    #expect(drawn.codes == [])
  }

  @Test func annotationsLieBesideOrOnTheirMark() throws {
    let drawn = Charted(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1), width: 20)
          .annotation(position: .top) { Color.red.frame(width: 10, height: 6) }
          .annotation(position: .overlay, alignment: .bottom) {
            Color.green.frame(width: 10, height: 6)
          }
          .annotation(position: .trailing, alignment: .center, spacing: 1) { context in
            Color.blue.frame(width: context.targetSize.width / 10, height: 6)
          }
      }
      .chartYScale(domain: 0...2).plotOnly())
    let frames = drawn.frames("Color")
    #expect(frames.first?.isNear(45, 40, 10, 6) == true)
    #expect(frames[at: 1]?.isNear(45, 94, 10, 6) == true)
    #expect(frames[at: 2]?.isNear(61, 72, 2, 6) == true)
  }

  @Test func aHigherZIndexIsDrawnLater() {
    let drawn = Charted(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(.red).zIndex(1)
        PointMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(.blue)
      }.plotOnly())
    #expect(
      drawn.list.views.map(\.kind).filter { $0.hasSuffix("Mark") } == ["PointMark", "BarMark"])
  }
}
