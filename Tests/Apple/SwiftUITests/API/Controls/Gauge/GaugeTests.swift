import DisplayList
import Foundation
import Rendering
import Testing

@testable import SwiftUI

/// home-assistant/iOS @d722d78, circularComplicationVariants, 120 × 120 points at @3x.
@MainActor
@Suite struct GaugeTests {
  private func ring<V: View>(_ view: V) -> (outline: Outline, width: CGFloat)? {
    let laid = LaidOut(view.frame(width: 100, height: 100), width: 120, height: 120, scale: 3)
    for case .stroke(let outline, let stroke, _) in laid.list.commands {
      return (outline, stroke.width)
    }
    return nil
  }

  private func points(_ outline: Outline) -> [CGPoint] {
    guard case .path(let segments) = outline else { return [] }
    return segments.compactMap {
      switch $0 {
      case .move(let p), .cubic(let p, _, _): p
      default: nil
      }
    }
  }

  /// The ring is 58 across wherever it stands, its line 5.5.
  @Test func theClosedRing() throws {
    let found = try #require(
      ring(Gauge(value: 0.68) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity)))
    #expect(found.width == 5.5)
    let xs = points(found.outline).map(\.x), ys = points(found.outline).map(\.y)
    #expect(abs((xs.min() ?? 0) - (50 - 29 + 2.75)) < 0.01)
    #expect(abs((xs.max() ?? 0) - (50 + 29 - 2.75)) < 0.01)
    #expect(abs((ys.min() ?? 0) - (50 - 29 + 2.75)) < 0.01)
  }

  /// A screenshot in pawello2222/WidgetExamples @3597d22 (LockScreenWidget, circular) has the ring at 42 points: the 58 of
  /// the Lock Screen less the 8 that each spacer is at least.
  @Test func aRingLeavesSpacersTheirLeast() {
    let laid = LaidOut(
      VStack {
        Spacer()
        Gauge(value: 0.5) { Text("A") }.gaugeStyle(.accessoryCircularCapacity)
        Spacer()
      }, width: 58, height: 58)
    #expect(laid.frames("Gauge").map(\.size) == [CGSize(width: 42, height: 42)])
  }

  /// The unfilled part has 0.35 of the tint's opacity, as measured in Apple's pictures of capacity gauges.
  @Test(arguments: [true, false])
  func theTrackHasAPartOfTheTint(_ isCircular: Bool) throws {
    let gauge = Gauge(value: 0.5) { EmptyView() }.tint(Color(red: 0, green: 0, blue: 1))
    let view =
      isCircular
      ? AnyView(gauge.gaugeStyle(.accessoryCircularCapacity))
      : AnyView(gauge.gaugeStyle(.accessoryLinearCapacity))
    let colors = LaidOut(view, width: 120, height: 120).list.commands.compactMap {
      command -> RGBA? in
      switch command {
      case .stroke(_, _, .color(let color)), .fill(_, _, .color(let color)): color
      default: nil
      }
    }
    #expect(colors.first == RGBA(0, 0, 1, 0.35))
    #expect(colors.last == RGBA(0, 0, 1))
  }

  private func outlines(_ laid: LaidOut) -> [Outline] {
    laid.list.commands.compactMap {
      if case .fill(let outline, _, _) = $0 { outline } else { nil }
    }
  }

  /// pawello2222/WidgetExamples @3597d22, LockScreenWidget.png: at ten pixels a point, iOS 17.
  @Test func aLinearCapacityGaugeIsSixteenHigh() {
    let gauge = Gauge(value: 0.67) { EmptyView() }.gaugeStyle(.linearCapacity)
    let round = CGSize(width: 8, height: 8)
    #expect(
      outlines(LaidOut(gauge, width: 120, height: 16)) == [
        .roundedRect(
          CGRect(x: 0, y: 0, width: 120, height: 16), cornerSize: round, continuous: true),
        .roundedRect(
          CGRect(x: 0, y: 0, width: 120 * 0.67, height: 16), cornerSize: round, continuous: true),
      ])
  }

  /// The picture LiveActivityWidget.png beside it: after 8 of 11 minutes the marker of 8 points has gone 156 of the 214.5
  /// that a bar of 222.5 leaves it, 8/11; of a bar of 228 that is 160.
  @Test func anAccessoryLinearGaugesMarkerIsAsWideAsItsBar() throws {
    let gauge = Gauge(value: 8, in: 0...11) { EmptyView() }.gaugeStyle(.accessoryLinear)
    let circles = outlines(LaidOut(gauge, width: 228, height: 16)).compactMap { outline in
      if case .ellipse(let rect) = outline { rect } else { nil }
    }
    #expect(circles.map(\.width) == [16, 8])
    let center = try #require(circles.first).midX
    #expect(abs(center - 164) < 0.001)
    guard
      case .roundedRect(let bar, _, _)? = outlines(LaidOut(gauge, width: 228, height: 16)).first
    else {
      Issue.record("there is no bar")
      return
    }
    #expect(bar.height == 8)
  }

  /// meshtastic/Meshtastic-Apple @9f0d810, aqi_all_modes_light.png, iOS 18: a gauge without labels at its ends has its
  /// value's before the bar. Rows of such gauges beside a caption are 67 pixels apart with gaps of 24, so a gauge isn't
  /// higher than the caption's 43.
  @Test func anAccessoryLinearGaugeHasItsValueBeforeTheBar() throws {
    let gauge = Gauge(value: 51, in: 0...500) {
      Text(verbatim: "AQI")
    } currentValueLabel: {
      Text(verbatim: "51")
    }
    let laid = LaidOut(gauge.gaugeStyle(.accessoryLinear), width: 200, scale: 3)
    #expect(laid.list.views.compactMap(\.text) == ["51"])
    #expect(laid.size.height <= 43.0 / 3)
    guard case .roundedRect(let bar, _, _)? = outlines(laid).first else {
      Issue.record("there is no bar")
      return
    }
    #expect(try bar.minX > laid.frames("Text").element(0).maxX)
    let bounded = Gauge(value: 1) {
    } currentValueLabel: {
      Text(verbatim: "now")
    } minimumValueLabel: {
      Text(verbatim: "least")
    } maximumValueLabel: {
      Text(verbatim: "most")
    }
    #expect(
      LaidOut(bounded.gaugeStyle(.accessoryLinear), width: 200).list.views.compactMap(\.text)
        == ["least", "most"])
  }

  /// The same picture: the figure 1 of the values is 50.73 pixels high at @3x, 50.2 in "301" and 49.67 in "401"; the
  /// figures of "500" are 46.
  @Test(arguments: [("6", CGFloat(24)), ("351", 24), ("301", 23.75), ("401", 23.5), ("500", 21.75)])
  func anOpenRingsValueHasApplesSize(_ value: String, _ size: CGFloat) {
    let gauge = Gauge(value: 0.5) {
      EmptyView()
    } currentValueLabel: {
      Text(verbatim: value)
    }
    let laid = LaidOut(gauge.gaugeStyle(.accessoryCircular), scale: 3)
    #expect(laid.list.views.compactMap(\.textSize) == [size])
  }

  /// The same picture: the baseline of an open gauge's label is 70 pixels below the middle of its ring, at @3x.
  @Test func anOpenRingsLabelHasItsBaselineBelowTheMiddle() throws {
    let gauge = Gauge(value: 0.5) {
      Text(verbatim: "AQI")
    } currentValueLabel: {
      Text(verbatim: "51")
    }
    let laid = LaidOut(gauge.gaugeStyle(.accessoryCircular), scale: 3)
    #expect(laid.size == CGSize(width: 58, height: 58))
    var text: Int?
    var baselines: [String: CGFloat] = [:]
    for command in laid.list.commands {
      switch command {
      case .beginView(let view): text = view
      case .glyphs(let run):
        if let text, let words = try laid.list.views.element(text).text {
          baselines[words] = run.origin.y
        }
      default: break
      }
    }
    let label = try #require(baselines["AQI"])
    #expect(abs((label - 29) * 3 - 70) < 0.6)
  }

  /// The picture LiveActivityWidget.png beside it, ten pixels a point: a headline's line ends at 110.8, and the bar, whose
  /// labels are 18 high, is at 121 to 129.
  @Test func labelsDoNotMakeAnAccessoryLinearGaugeHigher() throws {
    let gauge = Gauge(value: 0.5) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    } minimumValueLabel: {
      Image(systemName: "truck.box")
    } maximumValueLabel: {
      Image(systemName: "house")
    }
    let laid = LaidOut(
      VStack {
        Text(verbatim: "In transit").font(.headline)
        gauge.gaugeStyle(.accessoryLinear)
      }, width: 292, scale: 10)
    let text = try laid.frames("Text").element(0)
    guard
      case .roundedRect(let bar, _, _)? = outlines(laid).first(where: { outline in
        if case .roundedRect = outline { true } else { false }
      })
    else {
      Issue.record("there is no bar")
      return
    }
    #expect(abs(bar.minY - text.maxY - 10.2) < 0.3)
    #expect(abs(laid.size.height - bar.maxY) < 0.05)
  }

  /// A gradient's default direction is downwards; on a bar it runs along it.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aGradientRunsAlongALinearGauge(_ direction: LayoutDirection) throws {
    let gauge = Gauge(value: 0.5) { EmptyView() }
      .gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.red, .blue]))
      .environment(\.layoutDirection, direction)
    let paints = LaidOut(gauge, width: 120, height: 20).list.commands.compactMap {
      command -> Paint? in
      if case .fill(_, _, let paint) = command { paint } else { nil }
    }
    guard case .linear(_, let start, let end)? = paints.first else {
      Issue.record("the bar has no gradient")
      return
    }
    #expect(start.y == end.y)
    #expect((start.x < end.x) == (direction == .leftToRight))
  }

  /// Its ends lie 21.33 below the centre, labels at the bounds open it further: 16.
  @Test func theOpenRing() throws {
    let plain = try #require(
      ring(
        Gauge(value: 0.68) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        }
        .gaugeStyle(.accessoryCircular)))
    let bounded = try #require(
      ring(
        Gauge(value: 0.68) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        } minimumValueLabel: {
          Text(verbatim: "0")
        } maximumValueLabel: {
          Text(verbatim: "100")
        }.gaugeStyle(.accessoryCircular)))
    func bottom(_ found: (outline: Outline, width: CGFloat)) -> CGFloat {
      (points(found.outline).map(\.y).max() ?? 0) + found.width / 2 - 50
    }
    #expect(abs(bottom(plain) - 21.33) < 0.4)
    #expect(abs(bottom(bounded) - 16) < 0.4)
  }

  /// The marker's hole goes through the black that the gauge stands on; what the system draws beneath a
  /// widget's content stays.
  @Test func theMarkerIsCutOutOfTheContent() {
    let gauge = Gauge(value: 0.5) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    }
    .gaugeStyle(.accessoryCircular).frame(width: 120, height: 120).background(Color.black)
    let alone = LaidOut(gauge, scale: 3).list
    let widget = ViewRenderer().render(
      gauge.containerBackground(for: .widget) { Color(red: 1, green: 0, blue: 0) },
      size: CGSize(width: 120, height: 120), environment: EnvironmentValues(),
      options: RenderOptions(displayDate: Date(timeIntervalSince1970: 0))
    ).displayList
    // Half way between the marker's edge and the hole's.
    let (x, y) = (3 * 60 + 12, Int(3 * (60 - 29 + 2.75)))
    let picture = Rasterizer().render(alone, scale: 3, background: nil)
    #expect(picture.hex(x, y) == "#00000000" && picture.hex(x, y - 20) == "#000000")
    #expect(Rasterizer().render(widget, scale: 3, background: nil).hex(x, y) == "#FF0000")
  }

  @Test func valuesOutsideTheBoundsStopAtThem() {
    struct Reader: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: configuration.value * 100, height: 10)
      }
    }
    func width(_ value: Double) -> CGFloat {
      LaidOut(Gauge(value: value, in: 10...20) { EmptyView() }.gaugeStyle(Reader())).size.width
    }
    #expect(width(12.5) == 25)
    #expect(width(-5) == 0)
    #expect(width(99) == 100)
    #expect(width(.nan) == 0)
  }
}
