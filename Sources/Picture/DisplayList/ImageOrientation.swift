/// The way from a stored picture to the one that is meant, by the numbers of EXIF's tag 274.
package enum ImageOrientation: Int, Hashable, Sendable, CaseIterable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether the stored picture's width is the height of the one that is meant.
  package var isSideways: Bool {
    switch self {
    case .left, .leftMirrored, .right, .rightMirrored: true
    default: false
    }
  }

  /// The position of a pixel (x, y) of the picture as seen in the stored one of width w and
  /// height h. `left` was turned 90° counter-clockwise on its way to the screen.
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
}

extension ImagePixels {
  /// The picture that is meant, of one that is stored in an orientation.
  package func turned(_ orientation: ImageOrientation) -> ImagePixels {
    if orientation == .up { return self }
    let w = orientation.isSideways ? height : width
    let h = orientation.isSideways ? width : height
    let turned = [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      for y in 0..<h {
        for x in 0..<w {
          let (sx, sy) = orientation.stored(x, y, width, height)
          let from = (sy * width + sx) * 4
          let to = (y * w + x) * 4
          for k in 0..<4 { buffer[to + k] = pixels[from + k] }
        }
      }
      count = w * h * 4
    }
    return ImagePixels(width: w, height: h, pixels: turned)
  }
}
