import DisplayList
import Foundation
import Rendering
import Testing

@testable import SwiftUI

@MainActor @Suite struct GradientTests {
  private let stops = [GradientStop(.black, at: 0), GradientStop(.white, at: 1)]

  @Test func aLinearGradientReachesAcrossTheView() {
    let drawn = Drawn(
      LinearGradient(colors: [.black, .white], startPoint: .topLeading, endPoint: .trailing), 40, 20
    )
    #expect(
      drawn.paints == [
        .linear(stops, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 40, y: 10))
      ])
    #expect(drawn.list.views.map(\.kind) == ["LinearGradient"])
  }

  @Test func anEllipticalGradientEndsAtTheEdges() {
    let drawn = Drawn(Rectangle().fill(.ellipticalGradient(colors: [.black, .white])), 40, 20)
    #expect(
      drawn.paints == [
        .radial(
          stops, center: CGPoint(x: 0.5, y: 0.5), startRadius: 0, endRadius: 0.5,
          transform: CGAffineTransform(a: 40, b: 0, c: 0, d: 20, tx: 0, ty: 0))
      ])
  }

  @Test func aConeGoesOnceAround() {
    let drawn = Drawn(
      AngularGradient(colors: [.black, .white], center: .center, angle: .degrees(-90)), 40, 20)
    guard case .angular(let found, let center, let start, let end)? = drawn.paints.first else {
      Issue.record("an angular paint")
      return
    }
    #expect(found == stops)
    #expect(center == CGPoint(x: 20, y: 10))
    #expect(abs(start + .pi / 2) < 1e-12 && abs(end - 1.5 * .pi) < 1e-12)
  }

  @Test func ofMoreThanOneTurnTheLastIsSeen() {
    let drawn = Drawn(
      AngularGradient(
        colors: [.black, .white], center: .center, startAngle: .zero, endAngle: .degrees(720)))
    guard case .angular(let found, _, let start, _)? = drawn.paints.first else {
      Issue.record("an angular paint")
      return
    }
    #expect(abs(start - 2 * .pi) < 1e-9)
    #expect(found.first?.color.hex == "#808080")
    #expect(found.last == GradientStop(.white, at: 1))
  }

  @Test func stopsOutOfOrderAreMovedUpAndPlacesKeptWithin0And1() {
    let drawn = Drawn(
      LinearGradient(
        stops: [
          .init(color: .black, location: 0.6), .init(color: .white, location: 0.2),
          .init(color: .black, location: 7),
        ], startPoint: .top, endPoint: .bottom))
    guard case .linear(let found, _, _)? = drawn.paints.first else {
      Issue.record("a linear paint")
      return
    }
    #expect(found.map(\.location) == [0.6, 0.6, 1])
  }

  @Test func aGradientOfNoColoursIsNothing() {
    let drawn = Drawn(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))
    #expect(drawn.hexes == ["#00000000"])
  }

  @Test func aColoursOwnGradientEndsInTheColour() {
    guard
      case .linear(let stops, let start, let end)? = Drawn(
        Rectangle().fill(Color.black.gradient), 10, 10
      ).paints.first
    else {
      Issue.record("a linear paint")
      return
    }
    #expect(stops.last?.color.hex == "#000000")
    #expect((stops.first?.color.red ?? 0) > 0)
    #expect(start == CGPoint(x: 5, y: 0) && end == CGPoint(x: 5, y: 10))
  }

  /// Rows of the ten boxes of 50 points in SwiftUI-Flow's reference picture `justified` (macOS 26,
  /// @1x): the first, the middle and the last.
  @Test func aColoursOwnGradientIsApplesToFourLevels() throws {
    let cases: [([Double], [[Double]])] = [
      ([0, 136, 255], [[46, 168, 255], [16, 145, 255], [0, 136, 255]]),
      ([255, 141, 40], [[255, 172, 88], [255, 150, 55], [255, 141, 40]]),
      ([52, 199, 89], [[98, 221, 129], [66, 205, 101], [52, 199, 89]]),
      ([255, 204, 0], [[255, 205, 0], [250, 198, 0], [240, 185, 0]]),
      ([172, 127, 94], [[202, 164, 137], [180, 138, 106], [172, 127, 94]]),
      ([0, 200, 179], [[55, 223, 205], [22, 206, 186], [0, 200, 179]]),
      ([97, 85, 245], [[136, 124, 255], [108, 96, 248], [97, 85, 245]]),
      ([0, 192, 232], [[55, 216, 250], [22, 199, 237], [0, 192, 232]]),
      ([142, 142, 147], [[176, 176, 180], [152, 152, 156], [142, 142, 147]]),
      ([255, 45, 85], [[255, 89, 126], [255, 55, 97], [255, 45, 85]]),
    ]
    for (c, rows) in cases {
      let color = Color(red: c[0] / 255, green: c[1] / 255, blue: c[2] / 255)
      let list = Drawn(Rectangle().fill(color.gradient), 50, 50).list
      let picture = Rasterizer().render(list, scale: 1)
      for (y, row) in zip([0, 25, 49], rows) {
        let pixel = picture[25, y]
        let got = [pixel.red, pixel.green, pixel.blue].map(Double.init)
        // Blue's red is the one that is farther off.
        #expect(zip(got, row).allSatisfy { abs($0 - $1) <= (c[0] == 0 ? 8 : 4) }, "\(c) at \(y)")
      }
    }
  }

  @Test func levelsFadeEveryStop() {
    let drawn = Drawn(
      Rectangle().fill(.secondary)
        .foregroundStyle(
          .linearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)))
    guard case .linear(let found, _, _)? = drawn.paints.first else {
      Issue.record("a linear paint")
      return
    }
    #expect(found.map(\.color.alpha) == [0.5, 0.5])
  }

  /// autoreleasefool/approach @0b5ed42, SeriesChartTests/snapshotSeriesChart-scores.240-120, iOS 18: an area of
  /// (190, 173, 250) that ends in `clear` at 0.95 of its width has (238, 234, 254) on white at 0.78 of it, which is the same
  /// colour with 0.26 of its strength, and not a gray.
  @Test func aColourStaysItselfOnTheWayToClear() throws {
    let gradient = LinearGradient(
      stops: [
        .init(color: Color(red: 190 / 255, green: 173 / 255, blue: 250 / 255), location: 0.3),
        .init(color: .clear, location: 0.95),
      ], startPoint: .leading, endPoint: .trailing)
    guard case .linear(let stops, _, _)? = Drawn(gradient, 300, 10).paints.first else {
      Issue.record("there is no gradient")
      return
    }
    // Exporters mix the colour at 0.78 from the stops around it.
    let place = 0.78
    let upper = try #require(stops.first { Double($0.location) > place })
    let lower = try #require(stops.last { Double($0.location) <= place })
    let t = (place - Double(lower.location)) / Double(upper.location - lower.location)
    func mix(_ component: KeyPath<RGBA, Double>) -> Double {
      lower.color[keyPath: component] * (1 - t) + upper.color[keyPath: component] * t
    }
    #expect(abs(mix(\.red) - 190 / 255) < 0.01 && abs(mix(\.blue) - 250 / 255) < 0.01)
    #expect(abs(mix(\.alpha) - 0.262) < 0.01)
  }

  /// The same pictures, withannotations at 1150 pixels from the top: the area ends at 855 of 900 pixels, and on white its
  /// last pixels go through these colours: they are darker than a weaker colour of the same kind from the last sixteenth on.
  @Test(arguments: [
    (811.5, [250.0, 249, 255]), (826.5, [250.0, 249, 252]), (838.5, [250.0, 250, 251]),
    (844.5, [251.0, 251, 252]), (850.5, [253.0, 253, 253]),
  ]) func aColourDarkensInTheLastSixteenthOfTheWayToClear(_ x: Double, _ expected: [Double]) throws
  {
    let gradient = LinearGradient(
      stops: [
        .init(color: Color(red: 190 / 255, green: 173 / 255, blue: 250 / 255), location: 0.3),
        .init(color: .clear, location: 0.95),
      ], startPoint: .leading, endPoint: .trailing)
    guard case .linear(let stops, _, _)? = Drawn(gradient, 300, 10).paints.first else {
      Issue.record("there is no gradient")
      return
    }
    let place = x / 900
    let upper = try #require(stops.first { Double($0.location) > place })
    let lower = try #require(stops.last { Double($0.location) <= place })
    let t = (place - Double(lower.location)) / Double(upper.location - lower.location)
    func mix(_ component: KeyPath<RGBA, Double>) -> Double {
      lower.color[keyPath: component] * (1 - t) + upper.color[keyPath: component] * t
    }
    let alpha = mix(\.alpha)
    for (component, value) in zip([\RGBA.red, \.green, \.blue], expected) {
      #expect(abs(255 * (1 - alpha + mix(component) * alpha) - value) < 0.8)
    }
  }
}
