import CoreGraphics
import Testing

/// The kinds and points: https://developer.apple.com/documentation/coregraphics/cgpathelement.
@Suite struct PathElementTests {
  @Test func aBlockGetsEachPart() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.closeSubpath()
    var kinds: [CGPathElementType] = [], points: [CGPoint] = []
    path.applyWithBlock { element in
      kinds.append(element.pointee.type)
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2,
      ]
      for i in 0..<(counts[element.pointee.type] ?? 0) { points.append(element.pointee.points[i]) }
    }
    #expect(kinds == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(
      points == [
        CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 7, y: 8), CGPoint(x: 5, y: 6),
      ])
  }

  @Test func dashesAreLinesOfTheirOwn() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    var starts: [CGFloat] = []
    path.copy(dashingWithPhase: 1, lengths: [3, 2]).applyWithBlock {
      if $0.pointee.type == .moveToPoint { starts.append($0.pointee.points.pointee.x.rounded()) }
    }
    #expect(starts == [0, 4, 9])
  }

  @Test func aStrokesOutlineIsAsWideAsItsLine() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    let outline = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
  }

  @Test func onlyARectangleIsOne() {
    var rect = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func inksMixToAColor() throws {
    let color = CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1)
    #expect(try #require(color.components) == [1, 0, 0, 1])
    #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
    #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
  }
}
