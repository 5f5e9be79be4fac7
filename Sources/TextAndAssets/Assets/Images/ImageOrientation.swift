internal import CImageFormats
import DisplayList

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
}

extension ImagePixels {
  /// The picture that is meant, of one that is stored in an orientation.
  package func turned(_ orientation: ImageOrientation) -> ImagePixels {
    if orientation == .up { return self }
    let turned = [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      vitrine_pixels_turn(
        buffer.baseAddress, pixels, width, height, Int32(clamping: orientation.rawValue))
      count = width * height * 4
    }
    return ImagePixels(
      width: orientation.isSideways ? height : width,
      height: orientation.isSideways ? width : height, pixels: turned)
  }
}
