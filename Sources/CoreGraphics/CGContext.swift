import DisplayList
import Foundation

/// Something to draw on. It keeps what was drawn; `makeImage()` turns that into pixels.
public final class CGContext {
  /// Pixels.
  public let width: Int, height: Int
  package private(set) var commands: [Command] = []
  private var saved: [CGAffineTransform] = []
  /// From the user's space, whose y points up, to the context's.
  public private(set) var ctm = CGAffineTransform.identity

  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
  }

  public func saveGState() { saved.append(ctm) }
  public func restoreGState() { if let last = saved.popLast() { ctm = last } }
  public func translateBy(x: CGFloat, y: CGFloat) { ctm = ctm.translatedBy(x: x, y: y) }
  public func scaleBy(x: CGFloat, y: CGFloat) { ctm = ctm.scaledBy(x: x, y: y) }
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) {
    ctm = transform.concatenating(ctm)
  }

  /// Adds a picture of `size` points, its lower left corner at the origin.
  package func draw(_ picture: [Command], size: CGSize) {
    // The picture's y points down, and so does that of what is kept.
    let flipped = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
      .concatenating(ctm)
      .concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    commands.append(.beginGroup(CompositingGroup(transform: flipped)))
    commands += picture.filter {
      switch $0 {
      case .beginView, .endView: false
      default: true
      }
    }
    commands.append(.endGroup)
  }
}
