import DisplayList
import Foundation
import SwiftUI
import Testing
import WidgetKitCore

@testable import WidgetHost

/// A corner of a 45 mm case: the glass is 198 × 242, so the face's middle is at (99, 121); content is
/// 38 points across alone and 24 beside a label (Human Interface Guidelines, Complications).
@MainActor @Suite struct CornerTests {
  private func corner<V: View>(_ view: V) throws -> DrawnEntry {
    try DrawnEntry(view, .accessoryCorner, on: "Apple Watch 45mm")
  }

  private struct Icon: View {
    var body: some View { Color.red }
  }

  @Test func contentShrinksForItsLabel() throws {
    let alone = try corner(Icon())
    #expect(alone.list.size == CGSize(width: 76, height: 76))
    #expect(alone.list.views.first?.frame.size == CGSize(width: 38, height: 38))
    let labelled = try corner(Icon().widgetLabel { Text(verbatim: "64 %") })
    #expect(labelled.list.views.first?.frame.size == CGSize(width: 24, height: 24))
  }

  private func glyphPlaces(_ list: DisplayList) -> [CGPoint] {
    var open: [CGAffineTransform] = [.identity]
    var places: [CGPoint] = []
    for command in list.commands {
      switch command {
      case .beginGroup(let group): open.append(group.transform.concatenating(open[open.count - 1]))
      case .endGroup: open.removeLast()
      case .glyphs(let run):
        places.append(
          CGPoint(x: run.origin.x + run.width / 2, y: 0).applying(open[open.count - 1]))
      default: break
      }
    }
    return places
  }

  /// The label's line lies 0.53 · 198 = 104.94 points from the face's middle.
  @Test func theLabelFollowsTheCurve() throws {
    let drawn = try corner(Icon().widgetLabel("Charging"))
    let places = glyphPlaces(drawn.list)
    #expect(places.count == 8)
    for place in places {
      let distance = ((place.x - 99) * (place.x - 99) + (place.y - 121) * (place.y - 121))
        .squareRoot()
      #expect(abs(distance - 104.94) < 0.01)
    }
    // From the left edge up to the top, as one reads.
    #expect(places[0].x < places[7].x && places[0].y > places[7].y)
    // Only the label's own text is in the layout.
    #expect(drawn.texts == ["Charging"])
  }

  @Test func aGaugeBendsToo() throws {
    let drawn = try corner(
      Icon().widgetLabel {
        Gauge(value: 0.5) {
          Text(verbatim: "Charge")
        } currentValueLabel: {
          Text(verbatim: "50")
        }
      })
    var points: [CGPoint] = []
    for command in drawn.list.commands {
      if case .fill(.path(let segments), _, _) = command {
        for case .line(let p) in segments { points.append(p) }
      }
    }
    #expect(points.count > 20)
    for p in points {
      let distance = ((p.x - 99) * (p.x - 99) + (p.y - 121) * (p.y - 121)).squareRoot()
      #expect(abs(distance - 104.94) < 8)
    }
  }

  /// The curve goes through the content's centre, which is 0.05 · 198 + 12 points from the left and from the top.
  @Test func contentIsCurvedByTheModifier() throws {
    let curved = try corner(
      Text(verbatim: "64").widgetCurvesContent().widgetLabel("Charging"))
    let places = glyphPlaces(curved.list)
    #expect(places.count == 10)
    for place in places.prefix(2) {
      let distance = ((place.x - 99) * (place.x - 99) + (place.y - 121) * (place.y - 121))
        .squareRoot()
      #expect(abs(distance - 125.56) < 0.01)
    }
    let straight = try corner(Text(verbatim: "64").widgetLabel("Charging"))
    #expect(glyphPlaces(straight.list).count == 9)
    // Without a label nothing curves.
    let alone = try corner(Text(verbatim: "64").widgetCurvesContent())
    #expect(glyphPlaces(alone.list).count == 1)
  }

  @Test func onAPhoneThereIsNoLabel() throws {
    let drawn = try DrawnEntry(Icon().widgetLabel("Charging"), .accessoryCircular)
    #expect(drawn.texts.isEmpty)
    let circular = try DrawnEntry(
      Icon().widgetLabel("Charging"), .accessoryCircular, on: "Apple Watch 45mm")
    #expect(circular.texts.isEmpty)
  }

  /// A label can be accented as any view.
  @Test func theLabelTakesTheFacesColour() throws {
    let drawn = try DrawnEntry(
      Icon().widgetLabel { Text(verbatim: "64 %").widgetAccentable() }, .accessoryCorner,
      on: "Apple Watch 45mm"
    ) {
      $0.style.rendering = .accented
      $0.style.tint = Tint("30D158")
    }
    #expect(drawn.list.views.compactMap(\.color) == ["#FFFFFF", "#30D158"])
  }
}
