import CoreGraphics
import Testing
import UIKit

/// Expectations are the fills themselves, by https://developer.apple.com/documentation/quartzcore/calayer/render(in:).
@Suite struct CALayerTests {
  private func color(_ layer: CALayer, at x: Int, _ y: Int) throws -> [UInt8] {
    let size = CGSize(width: 20, height: 10)
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    defer { UIGraphicsEndImageContext() }
    layer.render(in: try #require(UIGraphicsGetCurrentContext()))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    let data = try #require(image.dataProvider?.data as Data?)
    return Array(data[(y * image.bytesPerRow + x * 4)...].prefix(4))
  }

  private func layer(_ frame: CGRect, _ color: UIColor?) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color?.cgColor
    return layer
  }

  @Test func aLayersInItLieAtTheirFrames() throws {
    let outer = layer(CGRect(x: 0, y: 0, width: 20, height: 10), .red)
    outer.addSublayer(layer(CGRect(x: 10, y: 5, width: 10, height: 5), .blue))
    #expect(try color(outer, at: 5, 7)[0] > 200)
    #expect(try color(outer, at: 15, 7)[2] > 200)
    #expect(try color(outer, at: 15, 2)[0] > 200)
  }

  @Test func aHiddenLayerIsntDrawn() throws {
    let hidden = layer(CGRect(x: 0, y: 0, width: 20, height: 10), .red)
    hidden.isHidden = true
    #expect(try color(hidden, at: 5, 5) == [0, 0, 0, 0])
  }

  @Test func aCornerIsClear() throws {
    let round = layer(CGRect(x: 0, y: 0, width: 20, height: 10), .red)
    round.cornerRadius = 5
    #expect(try color(round, at: 0, 0)[3] < 64)
    #expect(try color(round, at: 10, 5)[3] == 255)
  }
}
