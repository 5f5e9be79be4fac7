import CoreGraphics
import DisplayList
import Foundation
import Rendering
import Testing

/// The picture of a bitmap context of 10 by 10 pixels. Its y axis points up; the rows of the picture
/// are counted from the top. Expectations: pixels counted by hand.
@Suite struct ContextTests {
  private func drawn(_ draw: (CGContext) -> Void) throws -> Bitmap {
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
    draw(context)
    return Rasterizer().render(
      DisplayList(size: CGSize(width: 10, height: 10), commands: context.commands), scale: 1)
  }

  /// The alpha of every second pixel of a row, from the left.
  private func alphas(_ picture: Bitmap, row: Int) -> [UInt8] {
    [0, 2, 4, 6, 8].map { picture[$0, row].alpha }
  }

  @Test func theOriginIsTheLowerLeftCorner() throws {
    let picture = try drawn { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3)) }
    #expect(alphas(picture, row: 7) == [255, 255, 0, 0, 0])
    #expect(alphas(picture, row: 6) == [0, 0, 0, 0, 0])
  }

  @Test func transformsApplyToWhatIsDrawnAfterThem() throws {
    let picture = try drawn {
      $0.translateBy(x: 4, y: 0)
      $0.scaleBy(x: 2, y: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 10))
    }
    #expect(alphas(picture, row: 5) == [0, 0, 255, 0, 0])
    #expect(picture[5, 5].alpha == 255 && picture[3, 5].alpha == 0)
  }

  @Test func aRestoredStateForgetsColorTransformAndClip() throws {
    let picture = try drawn {
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.saveGState()
      $0.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      $0.translateBy(x: 100, y: 100)
      $0.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.restoreGState()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(picture[5, 5].red == 255 && picture[5, 5].blue == 0)
  }

  @Test func clipsIntersect() throws {
    let picture = try drawn {
      $0.clip(to: CGRect(x: 2, y: 0, width: 8, height: 10))
      $0.clip(to: CGRect(x: 0, y: 0, width: 6, height: 10))
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(alphas(picture, row: 5) == [0, 255, 255, 0, 0])
  }

  @Test func aPathIsUsedUpByDrawing() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
    #expect(context.isPathEmpty)
    context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(!context.isPathEmpty)
    context.fillPath()
    #expect(context.isPathEmpty)
  }

  @Test(arguments: [(CGPathFillRule.winding, 255), (.evenOdd, 0)] as [(CGPathFillRule, UInt8)])
  func theFillRuleDecidesAboutNestedRectangles(_ rule: CGPathFillRule, _ inner: UInt8) throws {
    let picture = try drawn {
      $0.addRects([
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 3, y: 3, width: 4, height: 4),
      ])
      $0.fillPath(using: rule)
    }
    #expect(alphas(picture, row: 5) == [255, 255, inner, inner, 255])
  }

  @Test func aStrokeLiesOnBothSidesOfItsLine() throws {
    let picture = try drawn {
      $0.setLineWidth(4)
      $0.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    }
    #expect((0..<10).map { picture[5, $0].alpha } == [0, 0, 0, 255, 255, 255, 255, 0, 0, 0])
  }

  @Test func dashesBeginAtThePhase() throws {
    let picture = try drawn {
      $0.setLineWidth(2)
      $0.setLineDash(phase: 2, lengths: [4, 2])
      $0.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    }
    // Two points of a dash are left, then a gap of two, a dash of four, a gap of two.
    #expect(
      (0..<10).map { picture[$0, 5].alpha } == [255, 255, 0, 0, 255, 255, 255, 255, 0, 0])
  }

  @Test func clearingLeavesNothingBehind() throws {
    let picture = try drawn {
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.clear(CGRect(x: 4, y: 0, width: 4, height: 10))
    }
    #expect(alphas(picture, row: 5) == [255, 255, 0, 0, 255])
  }

  /// Half over half is 1 − ½ · ½ = ¾ of 255, within a layer the half of one.
  @Test func aTransparencyLayerFadesOnce() throws {
    func twice(_ context: CGContext) {
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 10))
      context.fill(CGRect(x: 4, y: 0, width: 6, height: 10))
    }
    let flat = try drawn {
      $0.setAlpha(0.5)
      twice($0)
    }
    #expect((190...192).contains(flat[5, 5].alpha) && (127...128).contains(flat[1, 5].alpha))
    let layered = try drawn {
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      twice($0)
      $0.endTransparencyLayer()
    }
    #expect((127...128).contains(layered[5, 5].alpha))
    #expect((127...128).contains(layered[1, 5].alpha))
  }

  @Test func aGradientEndsAtItsEndsUnlessAskedToGoOn() throws {
    let black = CGColor(gray: 0, alpha: 1)
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [black, black] as CFArray,
        locations: nil))
    func picture(_ options: CGGradientDrawingOptions) throws -> Bitmap {
      try drawn {
        $0.drawLinearGradient(
          gradient, start: CGPoint(x: 4, y: 0), end: CGPoint(x: 8, y: 0), options: options)
      }
    }
    let before = try picture(.drawsBeforeStartLocation)
    #expect(alphas(before, row: 5) == [255, 255, 255, 255, 0])
    #expect(try alphas(picture([]), row: 5) == [0, 0, 255, 255, 0])
    #expect(try alphas(picture(.drawsAfterEndLocation), row: 5) == [0, 0, 255, 255, 255])
  }

  @Test func aGradientWithoutColorsIsNone() {
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }

  @Test(arguments: [(0, 5), (5, 0), (-1, 5)])
  func aContextWithoutPixelsIsNone(_ width: Int, _ height: Int) {
    #expect(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
  }
}
