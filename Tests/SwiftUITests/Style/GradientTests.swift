import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct GradientTests {
  private let stops = [GradientStop(.black, at: 0), GradientStop(.white, at: 1)]

  @Test func `a linear gradient reaches across the view`() {
    let drawn = Drawn(
      LinearGradient(colors: [.black, .white], startPoint: .topLeading, endPoint: .trailing), 40, 20
    )
    #expect(
      drawn.paints == [
        .linear(stops, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 40, y: 10))
      ])
    #expect(drawn.list.views.map(\.kind) == ["LinearGradient"])
  }

  @Test func `an elliptical gradient ends at the edges`() {
    let drawn = Drawn(Rectangle().fill(.ellipticalGradient(colors: [.black, .white])), 40, 20)
    #expect(
      drawn.paints == [
        .radial(
          stops, center: CGPoint(x: 0.5, y: 0.5), startRadius: 0, endRadius: 0.5,
          transform: CGAffineTransform(a: 40, b: 0, c: 0, d: 20, tx: 0, ty: 0))
      ])
  }

  @Test func `a cone goes once around`() {
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

  @Test func `of more than one turn the last is seen`() {
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

  @Test func `stops out of order are moved up, and places kept within 0 and 1`() {
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

  @Test func `a gradient of no colours is nothing`() {
    let drawn = Drawn(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))
    #expect(drawn.hexes == ["#00000000"])
  }

  @Test func `a colour's own gradient ends in the colour`() {
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

  @Test func `levels fade every stop`() {
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
}
