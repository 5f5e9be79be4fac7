import CoreGraphics
import DisplayList
import Foundation
import Rendering
import Testing

@testable import SwiftUI

/// Two ways to say one picture: each pair must give equal pixels.
@MainActor @Suite struct DrawingReferenceTests {
  private func same<A: View, B: View>(
    _ a: A, _ b: B, _ width: CGFloat = 24, _ height: CGFloat = 24,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let first = pixels(of: a, width, height, scale: 2)
    let second = pixels(of: b, width, height, scale: 2)
    #expect(Bitmap.hasEqualPixels(first, second), sourceLocation: location)
    // A pair of empty pictures would prove nothing.
    let empty = pixels(of: Color.clear, width, height, scale: 2)
    #expect(!Bitmap.hasEqualPixels(first, empty), sourceLocation: location)
  }

  private let ramp = Gradient(colors: [.red, .blue])

  @Test func fillsOfOneColorAreEqual() {
    same(Rectangle().fill(.red), Color.red)
    same(Rectangle().foregroundStyle(.red), Color.red)
    same(Rectangle().fill(.red).opacity(0.5), Color.red.opacity(0.5))
    same(Rectangle().fill(.red.opacity(0.5)), Color.red.opacity(0.5))
    same(Rectangle().fill(.secondary).foregroundStyle(.red), Color.red.opacity(0.5))
    same(Rectangle().fill(.red.secondary), Color.red.opacity(0.5))
    same(Color(hue: 0, saturation: 1, brightness: 1), Color(red: 1, green: 0, blue: 0))
    same(Color(white: 0.2), Color(red: 0.2, green: 0.2, blue: 0.2))
    same(Color.red.mix(with: .blue, by: 0), Color.red)
    same(Rectangle().fill(AnyShapeStyle(.red)), Color.red)
  }

  @Test func shapesWithTheSameOutlineAreEqual() {
    same(Ellipse(), Circle())
    same(Capsule(style: .circular), Circle())
    same(RoundedRectangle(cornerRadius: 0), Rectangle())
    same(.rect(cornerRadius: 6), RoundedRectangle(cornerRadius: 6))
    same(
      UnevenRoundedRectangle(
        topLeadingRadius: 6, bottomLeadingRadius: 6, bottomTrailingRadius: 6, topTrailingRadius: 6),
      RoundedRectangle(cornerRadius: 6))
    same(ContainerRelativeShape(), Rectangle())
    same(
      ContainerRelativeShape().padding(4).containerShape(.rect(cornerRadius: 10)),
      RoundedRectangle(cornerRadius: 6).padding(4))
    same(
      ConcentricRectangle().padding(4).containerShape(.rect(cornerRadius: 10)),
      RoundedRectangle(cornerRadius: 6).padding(4))
    same(Path(roundedRect: CGRect(0, 0, 24, 24), cornerRadius: 6), .rect(cornerRadius: 6))
    same(Path("2 2 m 10 2 l 10 10 l 2 10 l h") ?? Path(), Path(CGRect(2, 2, 8, 8)))
    same(Path("2 2 8 8 re") ?? Path(), Path(CGRect(2, 2, 8, 8)))
    same(AnyShape(Circle()), Circle())
  }

  private func same<A: Shape, B: Shape>(_ a: A, _ b: B) {
    same(a.fill(.black), b.fill(.black), 24, 24)
  }

  @Test func shapesMovedAndCut() {
    same(Rectangle().offset(x: 3, y: 4), Rectangle().transform(.init(translationX: 3, y: 4)))
    same(Rectangle().offset(x: 3, y: 4).fill(.black), Rectangle().fill(.black).offset(x: 3, y: 4))
    same(Rectangle().scale(0.5).fill(.black), Rectangle().fill(.black).scaleEffect(0.5))
    same(
      Rectangle().size(width: 8, height: 6).fill(.black),
      Color.black.frame(width: 8, height: 6).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    same(Circle().trim(from: 0, to: 1), Circle())
    same(Rectangle().rotation(.degrees(360)), Rectangle())
    same(Rectangle().inset(by: 3).fill(.black), Rectangle().fill(.black).padding(3))
    let hole = Path(CGRect(6, 6, 12, 12))
    var ring = Path(CGRect(0, 0, 24, 24))
    ring.addPath(hole)
    same(
      ring.fill(.black, style: FillStyle(eoFill: true)),
      Rectangle().subtracting(hole).fill(.black))
    same(
      ZStack {
        Path(CGRect(0, 0, 4, 4)).fill(.black)
        Path(CGRect(8, 8, 4, 4)).fill(.black)
      }, Path(CGRect(0, 0, 4, 4)).union(Path(CGRect(8, 8, 4, 4))).fill(.black))
  }

  @Test func strokesAlongTheSameLineAreEqual() {
    same(
      Circle().stroke(lineWidth: 3).foregroundStyle(.red), Circle().stroke(.red, lineWidth: 3))
    same(
      Rectangle().strokeBorder(.red, lineWidth: 4),
      Rectangle().inset(by: 2).stroke(.red, lineWidth: 4))
    same(Color.clear.border(.red, width: 2), Rectangle().strokeBorder(.red, lineWidth: 2))
    same(
      Rectangle().fill(.blue).stroke(.red, lineWidth: 2),
      ZStack {
        Rectangle().fill(.blue)
        Rectangle().stroke(.red, lineWidth: 2)
      })
    same(
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [])),
      Circle().stroke(.red, lineWidth: 2))
  }

  @Test func formsOfOneGradientAreEqual() {
    same(
      LinearGradient(gradient: ramp, startPoint: .top, endPoint: .bottom),
      Rectangle().fill(
        .linearGradient(
          stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)],
          startPoint: .top, endPoint: .bottom)))
    same(
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing),
      LinearGradient(colors: [.blue, .red], startPoint: .trailing, endPoint: .leading))
    same(
      EllipticalGradient(gradient: ramp),
      RadialGradient(gradient: ramp, center: .center, startRadius: 0, endRadius: 12))
    same(
      AngularGradient(gradient: ramp, center: .center, angle: .degrees(30)),
      AngularGradient(
        gradient: ramp, center: .center, startAngle: .degrees(30), endAngle: .degrees(390)))
    same(
      Rectangle().fill(ramp.colorSpace(.device)),
      LinearGradient(gradient: ramp, startPoint: .top, endPoint: .bottom))
    same(
      Rectangle().fill(
        LinearGradient(gradient: ramp, startPoint: .top, endPoint: .bottom)
          .in(CGRect(0, 0, 24, 24))),
      LinearGradient(gradient: ramp, startPoint: .top, endPoint: .bottom))
    same(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .red, .red, .red]), Color.red)
  }

  @Test func effectsThatDoNothingOrEachOthersWork() {
    let card = HStack(spacing: 0) {
      Color.red
      Color.green
    }
    same(card.compositingGroup(), card)
    same(card.drawingGroup(), card)
    same(card.brightness(0).contrast(1).saturation(1).grayscale(0), card)
    same(card.hueRotation(.zero), card)
    same(card.colorMultiply(.white), card)
    same(card.blur(radius: 0).shadow(color: .clear, radius: 4), card)
    same(card.blendMode(.normal).opacity(1), card)
    same(card.saturation(0), card.grayscale(1))
    same(card.offset(x: 5).offset(x: -5), card)
    same(card.scaleEffect(x: -1).scaleEffect(x: -1), card)
    same(card.rotationEffect(.degrees(90)).rotationEffect(.degrees(-90)), card)
    same(card.clipped(), card.clipShape(Rectangle()))
    same(card.clipShape(Rectangle().inset(by: 4)), card.mask(Rectangle().padding(4)))
    same(
      card.transformEffect(.init(scaleX: 0.5, y: 0.5)),
      card.projectionEffect(ProjectionTransform(.init(scaleX: 0.5, y: 0.5))))
    same(
      card.rotation3DEffect(.degrees(180), axis: (x: 0, y: 0, z: 1)),
      card.rotationEffect(.degrees(180)))
  }

  @Test func canvasesDrawAsShapesDo() {
    same(
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
      }, Circle().fill(.red))
    same(
      Canvas { context, size in
        context.stroke(
          Path(CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)), with: .color(.red),
          lineWidth: 2)
      }, Rectangle().stroke(.red, lineWidth: 2).padding(4))
    same(
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .style(.red.secondary))
      }, Color.red.opacity(0.5))
    same(
      Canvas { context, size in
        context.draw(
          Image(systemName: "star.fill").resizable(), in: CGRect(origin: .zero, size: size))
      }, Image(systemName: "star.fill").resizable())
    same(
      Image(size: CGSize(width: 24, height: 24)) { context in
        context.fill(Path(CGRect(2, 2, 9, 9)), with: .color(.red))
      }, Path(CGRect(2, 2, 9, 9)).fill(.red))
    same(
      Canvas { context, _ in
        context.opacity = 0.5
        context.fill(Path(CGRect(2, 2, 9, 9)), with: .color(.red))
      }, Path(CGRect(2, 2, 9, 9)).fill(.red.opacity(0.5)))
  }
}
