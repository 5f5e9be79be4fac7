import CoreGraphics
import DisplayList
import Foundation
import UIKit

extension Image {
  public nonisolated init(uiImage: UIImage) {
    if let name = uiImage.assetName {
      // The catalogue is asked again, for the appearance in which it is drawn.
      self.init(.asset(name: name))
    } else if let name = uiImage.symbolName, uiImage.resource == nil {
      self.init(.symbol(name: name, variableValue: nil))
    } else if let resource = uiImage.resource {
      self.init(
        .pixels(
          PixelImage(
            image: resource.turned(Orientation(uiImage.imageOrientation)), scale: uiImage.scale)))
    } else {
      self.init(.nothing)
    }
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: renderingMode = .original
    case .alwaysTemplate: renderingMode = .template
    }
  }

  /// - Parameter scale: pixels per point.
  public nonisolated init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(
      .pixels(PixelImage(cgImage, scale: scale, orientation: orientation)), label: label)
  }

  /// - Parameter scale: pixels per point.
  public nonisolated init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up
  ) {
    self.init(
      .pixels(PixelImage(cgImage, scale: scale, orientation: orientation)), isDecorative: true)
  }
}

extension PixelImage {
  fileprivate init(_ image: CGImage, scale: CGFloat, orientation: Image.Orientation) {
    self.init(
      image: image.resource.turned(orientation),
      scale: scale > 0 && scale.isFinite ? scale : 1)
  }
}

extension Image.Orientation {
  fileprivate init(_ orientation: UIImage.Orientation) {
    switch orientation {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .upMirrored: self = .upMirrored
    case .downMirrored: self = .downMirrored
    case .leftMirrored: self = .leftMirrored
    case .rightMirrored: self = .rightMirrored
    }
  }

  /// The position of a pixel (x, y) of the picture as seen in the stored one of width w and
  /// height h. As EXIF: `left` was turned 90° counter-clockwise on its way to the screen.
  fileprivate func stored(_ x: Int, _ y: Int, _ w: Int, _ h: Int) -> (Int, Int) {
    switch self {
    case .up: (x, y)
    case .upMirrored: (w - 1 - x, y)
    case .down: (w - 1 - x, h - 1 - y)
    case .downMirrored: (x, h - 1 - y)
    case .left: (w - 1 - y, x)
    case .leftMirrored: (y, x)
    case .right: (y, h - 1 - x)
    case .rightMirrored: (w - 1 - y, h - 1 - x)
    }
  }

  fileprivate var isSideways: Bool {
    switch self {
    case .left, .leftMirrored, .right, .rightMirrored: true
    default: false
    }
  }
}

extension ImagePixels {
  fileprivate func turned(_ orientation: Image.Orientation) -> ImagePixels {
    if orientation == .up { return self }
    let w = orientation.isSideways ? height : width
    let h = orientation.isSideways ? width : height
    var turned = [UInt8](repeating: 0, count: pixels.count)
    for y in 0..<h {
      for x in 0..<w {
        let (sx, sy) = orientation.stored(x, y, width, height)
        let from = (sy * width + sx) * 4
        let to = (y * w + x) * 4
        for k in 0..<4 { turned[to + k] = pixels[from + k] }
      }
    }
    return ImagePixels(width: w, height: h, pixels: turned)
  }
}
