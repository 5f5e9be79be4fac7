import Foundation
import Testing

@testable import UIKit

/// Literals that Xcode shows as swatches.
@Suite struct LiteralTests {
  @Test func aColourLiteralHasTheComponentsOfItsNumbers() {
    let color: UIColor = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
  }

  @Test func anImageLiteralOfNoAssetHasNoSize() {
    #expect(#imageLiteral(resourceName: "no-such-pier").size == .zero)
  }

  @Test func anImagesRendererFormatHasItsScale() {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 2, height: 2), format: UIGraphicsImageRendererFormat())
    let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
    #expect(image.imageRendererFormat.scale == 3)
    #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
  }
}
