import Foundation
import Testing

@testable import Charts

@Suite struct AxisScaleTests {
  private func scale(_ low: Double, _ high: Double, _ kind: ScaleType.Kind = .linear) -> AxisScale {
    var scale = AxisScale(lower: low, upper: high, kind: kind)
    scale.start = 0
    scale.end = 200
    return scale
  }

  @Test func aLinearScaleIsProportional() {
    #expect(scale(0, 10).position(2.5) == 50)
    #expect(scale(-10, 10).position(0) == 100)
    #expect(scale(0, 10).number(at: 150) == 7.5)
  }

  @Test func aScaleMayRunBackwards() {
    var y = scale(0, 4)
    y.start = 80
    y.end = 0
    #expect(y.position(1) == 60)
    #expect(y.number(at: 20) == 3)
  }

  @Test func aReversedScaleSwapsItsEnds() {
    var scale = scale(0, 10)
    scale.isReversed = true
    #expect(scale.position(2) == 160)
    #expect(abs((scale.number(at: 160) ?? 0) - 2) < 1e-9)
  }

  @Test func aLogarithmicScaleHasNoPlaceForZeroAndBelow() throws {
    let scale = scale(1, 100, .log)
    #expect(abs(try #require(scale.position(10)) - 100) < 1e-9)
    #expect(scale.position(0) == nil)
    #expect(scale.position(-5) == nil)
    #expect(abs(try #require(scale.number(at: 100)) - 10) < 1e-6)
  }

  @Test func aPowerScaleRaisesTheValue() {
    #expect(scale(0, 100, .power(0.5)).position(25) == 100)
    #expect(scale(0, 10, .power(2)).position(5) == 50)
  }

  @Test func eachNameHasABandOfItsOwn() {
    var scale = AxisScale(categories: ["a", "b", "c", "d"])
    scale.start = 0
    scale.end = 200
    #expect(scale.band == 50)
    #expect(scale.position("a") == 25)
    #expect(scale.position("d") == 175)
    #expect(scale.position("e") == nil)
    #expect(scale.category(at: 60) == "b")
    #expect(scale.category(at: 260) == nil)
  }

  @Test func aDomainWithoutLengthLiesInTheMiddle() {
    #expect(scale(3, 3).position(3) == 100)
    #expect(scale(3, 3).position(.nan) == nil)
    #expect(AxisScale(categories: []).category(at: 0) == nil)
  }
}
