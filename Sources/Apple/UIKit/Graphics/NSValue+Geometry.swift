import CoreGraphics
import Foundation

// Geometry as objects, by UIKit's names.

extension NSValue {
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }
}

extension NSCoder {
  public func encode(_ point: CGPoint, forKey key: String) {
    encode(Self.text([point.x, point.y]) as NSString, forKey: key)
  }
  public func encode(_ size: CGSize, forKey key: String) {
    encode(Self.text([size.width, size.height]) as NSString, forKey: key)
  }
  public func encode(_ rect: CGRect, forKey key: String) {
    encode(
      Self.text([rect.minX, rect.minY, rect.width, rect.height]) as NSString, forKey: key)
  }
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    let n = numbers(key, 2)
    return CGPoint(x: n[0], y: n[1])
  }
  public func decodeCGSize(forKey key: String) -> CGSize {
    let n = numbers(key, 2)
    return CGSize(width: n[0], height: n[1])
  }
  public func decodeCGRect(forKey key: String) -> CGRect {
    let n = numbers(key, 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  private static func text(_ numbers: [CGFloat]) -> String {
    numbers.map { "\(Double($0))" }.joined(separator: ",")
  }
  /// The first numbers of the list, as many as are asked for; zeros where it has another count.
  private func numbers(_ key: String, _ count: Int) -> [CGFloat] {
    let text = decodeObject(of: NSString.self, forKey: key) as String? ?? ""
    let found = text.split(separator: ",").compactMap { Double($0).map { CGFloat($0) } }
    return found.count == count ? found : Array(repeating: 0, count: count)
  }
}
