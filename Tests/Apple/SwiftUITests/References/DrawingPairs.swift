import Foundation
import Testing

@testable import SwiftUI

/// Rules of shapes, styles and effects. Source: Apple's documentation of each.
@MainActor
@Suite struct DrawingPairs {
  @Test func shapesStylesAndEffectsEqualTheirReferences() {
    for pair in Self.shapes + Self.styles + Self.effects { pair.check() }
  }

  static let shapes: [ReferencePair] = [
    ReferencePair("a shape is its path") {
      RoundedRectangle(cornerRadius: 12, style: .circular).fill(ink)
    } is: {
      Path(
        roundedRect: CGRect(x: 0, y: 0, width: 120, height: 80), cornerRadius: 12, style: .circular
      )
      .fill(ink)
    },
    ReferencePair("a capsule is a rounded rectangle of half its height") {
      Capsule(style: .circular).fill(ink).frame(height: 40)
    } is: {
      RoundedRectangle(cornerRadius: 20, style: .circular).fill(ink).frame(height: 40)
    },
    ReferencePair("equal corners make no uneven rectangle") {
      UnevenRoundedRectangle(
        topLeadingRadius: 9, bottomLeadingRadius: 9, bottomTrailingRadius: 9, topTrailingRadius: 9,
        style: .circular
      ).fill(ink)
    } is: {
      RoundedRectangle(cornerRadius: 9, style: .circular).fill(ink)
    },
    ReferencePair("a shape as a view is filled with the foreground style") {
      Ellipse().foregroundStyle(mark)
    } is: {
      Ellipse().fill(mark)
    },
    ReferencePair("an inset shape is the shape in padding") {
      Rectangle().inset(by: 10).fill(ink)
    } is: {
      Rectangle().fill(ink).padding(10)
    },
    ReferencePair("strokeBorder is the stroke of the shape inset by half its width") {
      Rectangle().strokeBorder(ink, lineWidth: 8)
    } is: {
      Rectangle().inset(by: 4).stroke(ink, lineWidth: 8)
    },
    ReferencePair("a stroke of a rectangle reaches out by half its width") {
      Rectangle().stroke(ink, lineWidth: 10).padding(20)
    } is: {
      Rectangle().strokeBorder(ink, lineWidth: 10).padding(15)
    },
    ReferencePair("a shape moved is a view moved") {
      Rectangle().offset(x: 10, y: -4).fill(ink).frame(width: 40, height: 30)
    } is: {
      Rectangle().fill(ink).frame(width: 40, height: 30).offset(x: 10, y: -4)
    },
    ReferencePair("a shape of a size lies in the corner") {
      Rectangle().size(width: 30, height: 20).fill(ink)
    } is: {
      ink.frame(width: 30, height: 20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    },
    ReferencePair("trimmed to half, a line is half as long") {
      Path { path in
        path.move(to: CGPoint(x: 10, y: 40))
        path.addLine(to: CGPoint(x: 110, y: 40))
      }.trim(from: 0, to: 0.5).stroke(ink, lineWidth: 6)
    } is: {
      Path { path in
        path.move(to: CGPoint(x: 10, y: 40))
        path.addLine(to: CGPoint(x: 60, y: 40))
      }.stroke(ink, lineWidth: 6)
    },
    ReferencePair("even and odd leaves a hole where two outlines lie over each other") {
      Path { path in
        path.addRect(CGRect(x: 10, y: 10, width: 60, height: 60))
        path.addRect(CGRect(x: 20, y: 20, width: 40, height: 40))
      }.fill(ink, style: FillStyle(eoFill: true))
    } is: {
      Path { path in
        path.addRect(CGRect(x: 15, y: 15, width: 50, height: 50))
      }.stroke(ink, lineWidth: 10)
    },
  ]

  static let styles: [ReferencePair] = [
    ReferencePair("a style behind a view is a shape behind it") {
      mark.frame(width: 30, height: 30).padding(10).background(ink, in: Circle())
    } is: {
      mark.frame(width: 30, height: 30).padding(10).background { Circle().fill(ink) }
    },
    ReferencePair("a style over a view is a shape over it") {
      mark.frame(width: 50, height: 30).overlay(ink.opacity(0.4))
    } is: {
      mark.frame(width: 50, height: 30).overlay { Rectangle().fill(ink.opacity(0.4)) }
    },
    ReferencePair("a gradient of one colour is that colour") {
      LinearGradient(colors: [ink, ink], startPoint: .top, endPoint: .bottom)
    } is: {
      ink
    },
    ReferencePair("a gradient as a view is a rectangle filled with it") {
      LinearGradient(colors: [ink, mark], startPoint: .leading, endPoint: .trailing)
    } is: {
      Rectangle().fill(
        LinearGradient(colors: [ink, mark], startPoint: .leading, endPoint: .trailing))
    },
    ReferencePair("a gradient turned round has its colours turned round") {
      LinearGradient(colors: [ink, mark], startPoint: .top, endPoint: .bottom)
    } is: {
      LinearGradient(colors: [mark, ink], startPoint: .bottom, endPoint: .top)
    },
    ReferencePair("foregroundColor is foregroundStyle") {
      Rectangle().frame(width: 30, height: 30).foregroundColor(mark)
    } is: {
      Rectangle().frame(width: 30, height: 30).foregroundStyle(mark)
    },
    ReferencePair("the inner style counts") {
      Circle().foregroundStyle(leaf).foregroundStyle(mark)
    } is: {
      Circle().foregroundStyle(leaf)
    },
    ReferencePair("tint is what the tint style fills with") {
      Circle().fill(.tint).tint(mark)
    } is: {
      Circle().fill(mark)
    },
  ]

  static let effects: [ReferencePair] = [
    ReferencePair("opacity of a colour is opacity of the view") {
      ink.opacity(0.4)
    } is: {
      Rectangle().fill(ink).opacity(0.4)
    },
    ReferencePair("clipping to a rectangle is clipping") {
      ink.frame(width: 80, height: 80).frame(width: 40, height: 30).clipped()
    } is: {
      ink.frame(width: 80, height: 80).frame(width: 40, height: 30).clipShape(Rectangle())
    },
    ReferencePair("clipping a colour to a shape is filling the shape") {
      ink.clipShape(Circle())
    } is: {
      Circle().fill(ink)
    },
    ReferencePair("cornerRadius clips to a rounded rectangle") {
      ink.cornerRadius(14)
    } is: {
      ink.clipShape(RoundedRectangle(cornerRadius: 14))
    },
    ReferencePair("a mask of full colour is a clip") {
      ink.mask { Rectangle().frame(width: 40, height: 20) }
    } is: {
      ink.frame(width: 40, height: 20)
    },
    ReferencePair("scaling grows from the middle") {
      ink.frame(width: 20, height: 10).scaleEffect(3)
    } is: {
      ink.frame(width: 60, height: 30)
    },
    ReferencePair("scaling grows from its anchor") {
      ink.frame(width: 20, height: 10).scaleEffect(x: 2, y: 3, anchor: .topLeading)
    } is: {
      ink.frame(width: 40, height: 30).frame(width: 20, height: 10, alignment: .topLeading)
    },
    ReferencePair("a transform moves as an offset") {
      ink.frame(width: 20, height: 10)
        .transformEffect(CGAffineTransform(translationX: 12, y: -6))
    } is: {
      ink.frame(width: 20, height: 10).offset(x: 12, y: -6)
    },
    ReferencePair("without saturation there is only grey, and full grayscale is that") {
      mark.saturation(0)
    } is: {
      mark.grayscale(1)
    },
    ReferencePair("inverted twice is as before") {
      Color(red: 1, green: 0, blue: 0).colorInvert()
    } is: {
      Color(red: 0, green: 1, blue: 1)
    },
    ReferencePair("multiplied with white stays") {
      mark.colorMultiply(.white)
    } is: {
      mark
    },
    ReferencePair("a shadow without blur is the view again in its colour") {
      ink.frame(width: 30, height: 20).shadow(color: leaf, radius: 0, x: 8, y: 6)
    } is: {
      ink.frame(width: 30, height: 20).background { leaf.offset(x: 8, y: 6) }
    },
    ReferencePair("a group of one opacity hides what lies under its own parts") {
      ZStack {
        ink.frame(width: 40, height: 40)
        mark.frame(width: 20, height: 20)
      }.compositingGroup().opacity(0.5)
    } is: {
      ZStack {
        ink.frame(width: 40, height: 40)
          .mask {
            Path { path in
              path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
              path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
            }.fill(Color.black, style: FillStyle(eoFill: true))
          }
        mark.frame(width: 20, height: 20)
      }.opacity(0.5)
    },
  ]
}
