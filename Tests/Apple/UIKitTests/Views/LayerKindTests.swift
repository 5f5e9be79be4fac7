import CoreGraphics
import Testing
import UIKit

/// Expectations are the fills themselves, by https://developer.apple.com/documentation/quartzcore/calayer/render(in:) and the
/// pages of the properties.
@Suite struct LayerKindTests {
  private func color(_ layer: CALayer, at x: Int, _ y: Int) throws -> [UInt8] {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 1)
    defer { UIGraphicsEndImageContext() }
    layer.render(in: try #require(UIGraphicsGetCurrentContext()))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    let data = try #require(image.dataProvider?.data as Data?)
    return Array(data[(y * image.bytesPerRow + x * 4)...].prefix(4))
  }

  private let clear: [UInt8] = [0, 0, 0, 0]
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func layer<Layer: CALayer>(_ layer: Layer, _ color: CGColor?) -> Layer {
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.backgroundColor = color
    return layer
  }

  @Test func aShapesLineEndsWhereItsStrokeDoes() throws {
    let shape = layer(CAShapeLayer(), nil)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 20, y: 5))
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = red
    shape.lineWidth = 4
    shape.strokeEnd = 0.5
    #expect(try color(shape, at: 5, 5) == [255, 0, 0, 255])
    #expect(try color(shape, at: 15, 5) == clear)
  }

  @Test func aMaskLetsThroughWhatItCovers() throws {
    let masked = layer(CALayer(), red)
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    mask.backgroundColor = CGColor(gray: 0, alpha: 1)
    masked.mask = mask
    #expect(try color(masked, at: 5, 5) == [255, 0, 0, 255])
    #expect(try color(masked, at: 15, 5) == clear)
  }

  @Test func onlyTheNamedCornersAreRound() throws {
    let round = layer(CALayer(), red)
    round.cornerRadius = 5
    round.maskedCorners = [.layerMinXMinYCorner]
    #expect(try color(round, at: 0, 0)[3] < 64)
    #expect(try color(round, at: 19, 0) == [255, 0, 0, 255])
    #expect(try color(round, at: 0, 9) == [255, 0, 0, 255])
  }

  @Test func aTransformTurnsAboutTheAnchor() throws {
    let outer = layer(CALayer(), nil), turned = CALayer()
    turned.frame = CGRect(x: 6, y: 4, width: 8, height: 2)
    turned.backgroundColor = red
    turned.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    outer.addSublayer(turned)
    #expect(try color(outer, at: 10, 2) == [255, 0, 0, 255])
    #expect(try color(outer, at: 7, 5) == clear)
    #expect(abs(turned.frame.width - 2) < 0.001 && abs(turned.frame.height - 8) < 0.001)
  }

  @Test func aLayerOfGreaterDepthIsInFront() throws {
    let outer = layer(CALayer(), nil)
    let front = layer(CALayer(), red), back = layer(CALayer(), CGColor(gray: 0, alpha: 1))
    front.zPosition = 1
    outer.addSublayer(front)
    outer.addSublayer(back)
    #expect(try color(outer, at: 5, 5) == [255, 0, 0, 255])
    #expect(outer.hitTest(CGPoint(x: 5, y: 5)) === front)
  }

  @Test func aReplicatorShowsItsLayerAgain() throws {
    let outer = layer(CAReplicatorLayer(), nil), dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 4, height: 10)
    dot.backgroundColor = red
    outer.addSublayer(dot)
    outer.instanceCount = 2
    outer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    #expect(try color(outer, at: 2, 5) == [255, 0, 0, 255])
    #expect(try color(outer, at: 12, 5) == [255, 0, 0, 255])
    #expect(try color(outer, at: 7, 5) == clear)
  }

  @Test func aShadowLiesWhereItsOffsetSays() throws {
    let outer = layer(CALayer(), nil), box = CALayer()
    box.frame = CGRect(x: 0, y: 0, width: 8, height: 4)
    box.backgroundColor = red
    box.shadowOpacity = 1
    box.shadowRadius = 0
    box.shadowOffset = CGSize(width: 8, height: 4)
    outer.addSublayer(box)
    #expect(try color(outer, at: 12, 6) == [0, 0, 0, 255])
  }

  @Test func aTextLayerDrawsItsText() throws {
    let text = layer(CATextLayer(), nil)
    text.string = "████"
    text.fontSize = 10
    text.foregroundColor = red
    #expect(try (0..<10).contains { try color(text, at: 3, $0)[0] > 100 })
  }

  @Test func matricesAreMultipliedRowByRow() throws {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 7, 0)
    let affine = CATransform3DGetAffineTransform(moved)
    #expect(CGPoint(x: 1, y: 1).applying(affine) == CGPoint(x: 12, y: 24))
    #expect(CATransform3DIsIdentity(CATransform3DConcat(moved, CATransform3DInvert(moved))))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }

  @Test func aTransactionCompletesWhenItIsCommitted() {
    nonisolated(unsafe) var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    #expect(!isDone)
    CATransaction.commit()
    #expect(isDone)
  }

  @MainActor @Test func aViewHasALayerOfItsClass() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(Gradient().layer is CAGradientLayer)
  }
}
