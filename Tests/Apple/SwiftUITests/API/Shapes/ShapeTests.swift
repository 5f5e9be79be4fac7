import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct ShapeTests {
  @Test func aCircleIsTheLargestInTheMiddle() {
    let drawn = Drawn(Circle(), 60, 40)
    #expect(drawn.outlines == [.ellipse(CGRect(0, 0, 40, 40))])
    #expect(drawn.list.size == CGSize(width: 40, height: 40))
    #expect(drawn.list.views.map(\.kind) == ["Circle"])
    #expect(
      Circle().path(in: CGRect(0, 0, 60, 40)).boundingRect == CGRect(10, 0, 40, 40))
  }

  @Test func cornersAreAtMostHalfTheShorterSideAndContinuousUnlessGivenOtherwise() {
    #expect(
      Drawn(RoundedRectangle(cornerRadius: 50), 60, 40).outlines == [
        .roundedRect(
          CGRect(0, 0, 60, 40), cornerSize: CGSize(width: 20, height: 20), continuous: true)
      ])
    #expect(
      Drawn(Capsule(style: .circular), 60, 40).outlines == [
        .roundedRect(
          CGRect(0, 0, 60, 40), cornerSize: CGSize(width: 20, height: 20), continuous: false)
      ])
  }

  @Test func aShapeOfOnesOwnDrawsInItsOwnCoordinates() {
    struct Triangle: Shape {
      nonisolated func path(in rect: CGRect) -> Path {
        Path {
          $0.move(to: CGPoint(x: rect.midX, y: 0))
          $0.addLine(to: CGPoint(x: rect.width, y: rect.height))
          $0.addLine(to: CGPoint(x: 0, y: rect.height))
          $0.closeSubpath()
        }
      }
    }
    let drawn = Drawn(Triangle().fill(.red).padding(10), 40, 40)
    #expect(
      drawn.outlines == [
        .path([
          .move(CGPoint(x: 20, y: 10)), .line(CGPoint(x: 30, y: 30)), .line(CGPoint(x: 10, y: 30)),
          .close,
        ])
      ])
  }

  @Test func aLineWithinTheEdgeIsDrawnHalfItsWidthFurtherIn() {
    let drawn = Drawn(
      RoundedRectangle(cornerRadius: 12, style: .circular).strokeBorder(.red, lineWidth: 4))
    #expect(drawn.strokes.count == 1)
    #expect(
      drawn.strokes[0].0
        == .roundedRect(
          CGRect(2, 2, 96, 96), cornerSize: CGSize(width: 10, height: 10), continuous: false))
    #expect(drawn.strokes[0].1.width == 4)
  }

  @Test func fillAndStrokeFollowEachOtherOnOneShape() {
    let drawn = Drawn(Circle().fill(.red).stroke(.black, lineWidth: 2), 20, 20)
    guard drawn.commands.count == 2, case .fill = drawn.commands[0],
      case .stroke = drawn.commands[1]
    else {
      Issue.record("a fill, then a stroke: \(drawn.commands)")
      return
    }
  }

  @Test func aTrimmedCircleIsStrokedAlongThePartThatIsLeft() {
    let drawn = Drawn(Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 3), 20, 20)
    guard case .path(let segments)? = drawn.strokes.first?.0 else {
      Issue.record("a path is stroked")
      return
    }
    #expect(segments.count == 3)
    #expect(segments.first == .move(CGPoint(x: 20, y: 10)))
    #expect(drawn.list.views.map(\.kind) == ["Circle"])
  }

  @Test func anUnevenRectangleSwapsItsSidesWhereTheLayoutRunsFromTheRight() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 10, style: .circular)
    func corner(_ direction: LayoutDirection) -> [CGPoint] {
      let drawn = Drawn(shape) { $0.layoutDirection = direction }
      guard case .path(let segments)? = drawn.outlines.first else { return [] }
      return segments.compactMap {
        if case .line(let p) = $0 { p } else { nil }
      }
    }
    #expect(corner(.leftToRight).contains(CGPoint(x: 0, y: 10)))
    #expect(!corner(.leftToRight).contains(CGPoint(x: 100, y: 10)))
    #expect(corner(.rightToLeft).contains(CGPoint(x: 100, y: 10)))
  }

  @Test func aTrimmedCircleKeepsItsDirectionWhereTheLayoutRunsFromTheRight() {
    let ring = Circle().trim(from: 0, to: 0.25).stroke(.red)
    func start(_ direction: LayoutDirection) -> Outline.Segment? {
      let drawn = Drawn(ring, 20, 20) { $0.layoutDirection = direction }
      guard case .path(let segments)? = drawn.strokes.first?.0 else { return nil }
      return segments.first
    }
    #expect(start(.leftToRight) == .move(CGPoint(x: 20, y: 10)))
    #expect(start(.rightToLeft) == start(.leftToRight))
  }

  @Test func theContainersCornerShrinksByTheDistanceFromItsEdge() {
    func radius(_ view: some View) -> CGFloat? {
      let drawn = Drawn(view.containerShape(RoundedRectangle(cornerRadius: 22)), 150, 150)
      guard case .roundedRect(_, let corner, _)? = drawn.outlines.first else { return nil }
      return corner.width
    }
    #expect(radius(ContainerRelativeShape()) == 22)
    #expect(radius(ContainerRelativeShape().padding(8)) == 14)
    // The nearest edge decides.
    #expect(
      radius(
        ContainerRelativeShape().frame(width: 40, height: 40)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .padding(5)) == 17)
    #expect(radius(ContainerRelativeShape().padding(30)) == nil)
  }

  @Test func withoutAContainerTheRelativeShapeIsARectangle() {
    #expect(Drawn(ContainerRelativeShape(), 10, 10).outlines == [.rect(CGRect(0, 0, 10, 10))])
  }

  @Test func aWidgetsOwnCornerCountsAsContainer() {
    let view = ContainerRelativeShape().fill(.red).padding(6)
    var options = RenderOptions(displayDate: Date(timeIntervalSince1970: 0))
    options.containerCornerRadius = 26
    let list = ViewRenderer().render(
      view, size: CGSize(width: 158, height: 158), environment: EnvironmentValues(),
      options: options
    ).displayList
    let outlines = list.commands.compactMap {
      if case .fill(let outline, _, _) = $0 { outline } else { nil }
    }
    #expect(
      outlines == [
        .roundedRect(
          CGRect(6, 6, 146, 146), cornerSize: CGSize(width: 20, height: 20), continuous: true)
      ])
  }

  @Test func edgesLieOnWholePixels() {
    // 33.4 points at two pixels a point are 66.8 pixels: the edge goes to 67.
    let drawn = Drawn(Color.red.frame(width: 33.4, height: 10), 33.4, 10, scale: 2)
    #expect(drawn.outlines == [.rect(CGRect(0, 0, 33.5, 10))])
  }

  @Test func turnedMovedAndScaledShapesKeepTheMiddleUnlessGivenOtherwise() {
    let rect = CGRect(0, 0, 20, 10)
    #expect(Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(5, 2.5, 10, 5))
    #expect(
      Rectangle().scale(0.5, anchor: .topLeading).path(in: rect).boundingRect
        == CGRect(0, 0, 10, 5))
    #expect(
      Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
        .isNear(CGRect(5, -5, 10, 20)))
    #expect(Rectangle().offset(x: 3).path(in: rect).boundingRect == CGRect(3, 0, 20, 10))
    #expect(
      Rectangle().size(width: 4, height: 5).path(in: rect).boundingRect == CGRect(0, 0, 4, 5))
  }
}

@MainActor @Suite struct ConcentricRectangleTests {
  @Test func cornersShareTheContainersCentres() {
    let drawn = Drawn(
      ConcentricRectangle().padding(6).containerShape(.rect(cornerRadius: 20)), 100, 100)
    #expect(
      drawn.outlines == [
        .roundedRect(
          CGRect(6, 6, 88, 88), cornerSize: CGSize(width: 14, height: 14), continuous: true)
      ])
  }

  @Test func farFromTheCornerTheyAreAsSmallAsAllowed() {
    let view = ConcentricRectangle(corners: .concentric(minimum: 5)).padding(40)
      .containerShape(.rect(cornerRadius: 20))
    #expect(
      Drawn(view, 100, 100).outlines == [
        .roundedRect(
          CGRect(40, 40, 20, 20), cornerSize: CGSize(width: 5, height: 5), continuous: true)
      ])
    #expect(
      Drawn(Rectangle().clipShape(.rect(corners: .fixed(3))), 10, 10).groups.map(\.clip) == [
        .roundedRect(
          CGRect(0, 0, 10, 10), cornerSize: CGSize(width: 3, height: 3), continuous: true)
      ])
  }
}
