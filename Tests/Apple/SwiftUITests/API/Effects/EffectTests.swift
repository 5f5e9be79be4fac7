import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct EffectTests {
  @Test func theOpacityOfASingleFigureIsInItsPaint() {
    let drawn = Drawn(Color.black.opacity(0.5))
    #expect(drawn.hexes == ["#00000080"])
    #expect(drawn.groups.isEmpty)
    let view: some View = Rectangle().fill(.black).opacity(0.5)
    #expect(Drawn(view).hexes == ["#00000080"])
    #expect(Drawn(view).groups.isEmpty)
  }

  @Test func theOpacityOfSeveralIsThatOfTheirPicture() {
    let drawn = Drawn(
      ZStack {
        Color.black
        Color.white
      }.opacity(0.5))
    #expect(drawn.groups.map(\.opacity) == [0.5])
    #expect(drawn.hexes == ["#000000", "#FFFFFF"])
  }

  @Test func hiddenViewsTakeRoomAndDrawNothing() {
    let laid = LaidOut(
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).hidden()
        Color.black.frame(width: 10, height: 10)
      })
    #expect(laid.size == CGSize(width: 20, height: 10))
    #expect(laid.frames("Color") == [CGRect(10, 0, 10, 10)])
  }

  @Test func aShadowHasApplesColourUnlessGivenAnother() throws {
    let drawn = Drawn(Rectangle().fill(.white).shadow(radius: 4, x: 1, y: 2))
    #expect(
      drawn.groups.map(\.effects) == [
        [
          .shadow(
            color: RGBA(0, 0, 0, 0.33), radius: 4, offset: CGSize(width: 1, height: 2))
        ]
      ])
  }

  @Test func aViewIsCutToAShapeOfItsFrame() {
    let drawn = Drawn(Color.red.clipShape(Circle()), 20, 10)
    #expect(drawn.groups.map(\.clip) == [.ellipse(CGRect(5, 0, 10, 10))])
    #expect(
      Drawn(Color.red.cornerRadius(4), 20, 10).groups.map(\.clip) == [
        .roundedRect(
          CGRect(0, 0, 20, 10), cornerSize: CGSize(width: 4, height: 4), continuous: true)
      ])
  }

  @Test func aMaskIsPlacedByItsAlignmentAndDrawnApart() {
    let drawn = Drawn(
      Color.red.mask(alignment: .topLeading) { Rectangle().frame(width: 5, height: 5) }, 20, 20)
    let mask = drawn.groups.first?.mask ?? []
    let outlines = mask.compactMap {
      if case .fill(let outline, _, _) = $0 { outline } else { nil }
    }
    #expect(outlines == [.rect(CGRect(0, 0, 5, 5))])
    #expect(drawn.outlines == [.rect(CGRect(0, 0, 20, 20))])
  }

  @Test func aQuarterTurnAboutTheMiddle() throws {
    let drawn = Drawn(Color.red.rotationEffect(.degrees(90)), 40, 20)
    let map = try #require(drawn.groups.first?.transform)
    // The upper left corner of 40 × 20 goes to the upper right of 20 × 40 around (20, 10).
    #expect(CGPoint.zero.applying(map).isNear(CGPoint(x: 30, y: -10)))
    #expect(
      LaidOut(Color.red.rotationEffect(.degrees(90)), width: 40, height: 20).size
        == CGSize(width: 40, height: 20))
  }

  @Test func scalingKeepsItsAnchorInPlace() throws {
    let map = try #require(
      Drawn(Color.red.scaleEffect(0.5, anchor: .bottomTrailing), 40, 20).groups.first?.transform)
    #expect(CGPoint(x: 40, y: 20).applying(map) == CGPoint(x: 40, y: 20))
    #expect(CGPoint.zero.applying(map) == CGPoint(x: 20, y: 10))
    #expect(Drawn(Color.red.scaleEffect(1)).groups.isEmpty)
  }

  @Test func aTurnAboutTheYAxisTakesTheRightEdgeAway() throws {
    let drawn = Drawn(
      Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)), 40, 20)
    let map = try #require(drawn.groups.first?.projection)
    // The middle stays; the right edge is 20·cos 60° = 10 across and 20·sin 60° behind, seen from 40.
    let far = 1 + 20 * 0.75.squareRoot() / 40, near = 1 - 20 * 0.75.squareRoot() / 40
    #expect(try #require(map.map(CGPoint(x: 20, y: 10))).isNear(CGPoint(x: 20, y: 10)))
    #expect(
      try #require(map.map(CGPoint(x: 40, y: 0))).isNear(
        CGPoint(x: 20 + 10 / far, y: 10 - 10 / far)))
    #expect(
      try #require(map.map(CGPoint(x: 0, y: 20))).isNear(
        CGPoint(x: 20 - 10 / near, y: 10 + 10 / near)))
    #expect(drawn.list.diagnostics.isEmpty)
  }

  @Test func aTurnAboutZIsATurnInThePlane() throws {
    let turned = Drawn(Color.red.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)), 40, 20)
    let flat = Drawn(Color.red.rotationEffect(.degrees(90)), 40, 20)
    let a = try #require(turned.groups.first?.transform)
    let b = try #require(flat.groups.first?.transform)
    #expect(CGPoint.zero.applying(a).isNear(CGPoint.zero.applying(b)))
    #expect(CGPoint(x: 40, y: 20).applying(a).isNear(CGPoint(x: 40, y: 20).applying(b)))
  }

  @Test func perspectiveIsDrawnToThePixel() throws {
    // Half the plane is painted; its edge runs through the middle of a card turned by 60°.
    let view = HStack(spacing: 0) {
      Color.black
      Color.white
    }.frame(width: 40, height: 20).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    let picture = pixels(of: view, 40, 20, on: RGBA(1, 0, 0), scale: 2)
    // From 20 − 10/0.567 = 2.36 to 20 + 10/1.433 = 26.98.
    #expect(picture.hex(3, 20) == "#FF0000" && picture.hex(6, 20) == "#000000")
    #expect(picture.hex(38, 20) == "#000000" && picture.hex(41, 20) == "#FFFFFF")
    #expect(picture.hex(52, 20) == "#FFFFFF" && picture.hex(56, 20) == "#FF0000")
    // The far edge reaches from 10 − 10/1.433 = 3.02 down.
    #expect(picture.hex(52, 4) == "#FF0000" && picture.hex(52, 8) == "#FFFFFF")
  }

  @Test func mapsAreInverted() {
    var map = ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8))
    #expect(CGPoint(x: 8, y: 12).applying(map.inverted()).isNear(CGPoint(x: 1, y: 1)))
    let isInverted = map.invert()
    #expect(isInverted && CGPoint(x: 8, y: 12).applying(map).isNear(CGPoint(x: 1, y: 1)))
    map = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let hasInverse = map.invert()
    #expect(!hasInverse)
  }

  @Test func greyHasRec709sLuminance() throws {
    func matrix(_ drawn: Drawn) throws -> [Double] {
      guard case .colorMatrix(let m)? = drawn.groups.first?.effects.first else {
        throw CocoaError(.featureUnsupported)
      }
      return m
    }
    let gray = try matrix(Drawn(Color.red.grayscale(1)))
    #expect(zip(gray[0..<5], [0.2126, 0.7152, 0.0722, 0, 0]).allSatisfy { abs($0 - $1) < 1e-12 })
    let inverted = try matrix(Drawn(Color.red.colorInvert()))
    #expect(inverted[0] == -1 && inverted[4] == 1)
    // Turning hues leaves grey as it is.
    let turned = try matrix(Drawn(Color.red.hueRotation(.degrees(40))))
    for row in 0..<3 {
      #expect(abs(turned[row * 5..<row * 5 + 3].reduce(0, +) - 1) < 1e-3)
    }
  }

  @Test func blendingAndCompositing() {
    #expect(Drawn(Color.red.blendMode(.multiply)).groups.map(\.blend) == [.multiply])
    #expect(Drawn(Color.red.compositingGroup()).groups.map(\.isolated) == [true])
    #expect(Drawn(Rectangle().fill(.red.blendMode(.screen))).groups.map(\.blend) == [.screen])
  }

  @Test func backgroundsAndBordersTakeTheContentsSize() {
    let drawn = Drawn(
      Color.black.frame(width: 10, height: 10).background(.white, in: .circle).border(
        .black, width: 2), 10, 10)
    #expect(drawn.outlines == [.ellipse(CGRect(0, 0, 10, 10)), .rect(CGRect(0, 0, 10, 10))])
    #expect(drawn.strokes.map(\.0) == [.rect(CGRect(1, 1, 8, 8))])
  }
}

@MainActor @Suite struct ShaderTests {
  @Test func aShaderIsReportedAsNotRun() {
    let drawn = Drawn(
      Color.black.colorEffect(ShaderLibrary.checkers(.float(4), .color(.red))))
    #expect(drawn.list.diagnostics.map(\.code) == ["shader"])
    #expect(drawn.hexes == ["#000000"])
  }
}
