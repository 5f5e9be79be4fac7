import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite struct UIGraphicsImageRendererTests {
  private func image(
    _ size: CGSize, opaque: Bool = false, _ draw: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: size, format: format).image(actions: draw)
  }

  private func alpha(_ image: UIImage, _ x: Int, _ y: Int) -> UInt8? {
    image.resource.map { $0.pixels[(y * $0.width + x) * 4 + 3] }
  }

  private let ten = CGSize(width: 10, height: 10)

  @Test func aRendererDrawsAtThreePixelsAPoint() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4)).image { _ in }
    #expect(image.scale == 3 && image.size == CGSize(width: 10, height: 4))
    #expect(image.cgImage?.width == 30 && image.cgImage?.height == 12)
  }

  @Test func theFormatOfTraitsHasTheirScale() {
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 2))
    #expect(format.scale == 2)
  }

  @Test func theOriginIsTheUpperLeftCorner() {
    let image = image(ten) { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 2)) }
    #expect(alpha(image, 5, 1) == 255 && alpha(image, 5, 2) == 0)
  }

  @Test func boundsMoveTheOrigin() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bounds = CGRect(x: 100, y: 50, width: 10, height: 10)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image {
      $0.fill(CGRect(x: 100, y: 50, width: 3, height: 3))
    }
    #expect(alpha(image, 2, 2) == 255 && alpha(image, 3, 3) == 0)
  }

  /// A context's stroke lies within its rectangle.
  @Test func aStrokedRectangleLiesWithinItsEdges() {
    let image = image(ten) { $0.stroke(CGRect(x: 2, y: 2, width: 6, height: 6)) }
    #expect((0..<10).map { alpha(image, $0, 5) } == [0, 0, 255, 0, 0, 0, 0, 255, 0, 0])
  }

  @Test func anOpaqueFormatLeavesNothingTransparent() {
    #expect(alpha(image(ten, opaque: true) { _ in }, 5, 5) == 255)
    #expect(alpha(image(ten) { _ in }, 5, 5) == 0)
  }

  @Test func pathsDrawIntoTheCurrentContext() {
    let image = image(ten) { _ in
      let path = UIBezierPath(rect: CGRect(x: 0, y: 5, width: 10, height: 0))
      path.removeAllPoints()
      path.move(to: CGPoint(x: 0, y: 5))
      path.addLine(to: CGPoint(x: 10, y: 5))
      path.lineWidth = 2
      path.stroke()
    }
    #expect((3...6).map { alpha(image, 5, $0) } == [0, 255, 255, 0])
  }

  @Test func aClipHoldsForTheRestOfTheDrawing() {
    let image = image(ten) {
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)).addClip()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(alpha(image, 4, 5) == 255 && alpha(image, 5, 5) == 0)
  }

  @Test func outsideARendererThereIsNoContext() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    _ = image(ten) { _ in #expect(UIGraphicsGetCurrentContext() != nil) }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
