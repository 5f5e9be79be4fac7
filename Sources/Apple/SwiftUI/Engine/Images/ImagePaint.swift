import DisplayList
import Foundation

/// A part of an image, repeated in both directions from the upper left corner.
public struct ImagePaint: ShapeStyle {
  public typealias Resolved = Never
  public var image: Image
  /// The part, as fractions of the image's size.
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    guard let found = image.resolved(environment, nil),
      case .pixels(let pixels, _) = found.content, pixels.width > 0, pixels.height > 0
    else {
      environment.fields.diagnostics?.add(
        "missing-image",
        "An image paint has no pixels to repeat: nothing is drawn. Give it an image of the asset "
          + "catalogue rather than a symbol, or correct its name.", view: "ImagePaint")
      return _Ink(.clear)
    }
    let part = pixels.part(sourceRect)
    let tile = CGSize(
      width: found.size.width * CGFloat(part.width) / CGFloat(pixels.width) * scale,
      height: found.size.height * CGFloat(part.height) / CGFloat(pixels.height) * scale)
    return _Ink(.image(part, tile: tile, opacity: 1)).atLevel(level)
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension ImagePixels {
  /// - Parameter unit: fractions of the size; what lies outside is cut off.
  fileprivate func part(_ unit: CGRect) -> ImagePixels {
    if unit == CGRect(x: 0, y: 0, width: 1, height: 1) { return self }
    let rect = CGRect(
      x: unit.minX * CGFloat(width), y: unit.minY * CGFloat(height),
      width: unit.width * CGFloat(width), height: unit.height * CGFloat(height))
    return CGImage(self).cropping(to: rect)?.resource ?? self
  }
}
