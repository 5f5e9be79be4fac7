import DisplayList
import Rendering

/// A picture that shows where two differ: red, on pale gray where they are equal.
enum DifferencePicture {
  /// The PNG of the difference, as large as the larger picture in each direction.
  static func png(_ old: Bitmap, _ new: Bitmap) -> [UInt8] {
    let width = max(old.width, new.width), height = max(old.height, new.height)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let a = pixel(old, x, y), b = pixel(new, x, y)
        if let a, let b, a == b {
          let pale = UInt8(clamping: 215 + Int(clamping: luminance(a)) * 40 / 255)
          pixels += [pale, pale, pale, 255]
        } else {
          pixels += [255, 45, 85, 255]
        }
      }
    }
    return PNGEncoder().encode(
      Bitmap(ImagePixels(width: width, height: height, pixels: pixels)))
  }

  private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> SIMD4<UInt8>? {
    guard x < bitmap.width, y < bitmap.height else { return nil }
    let pixel = bitmap[x, y]
    return SIMD4(pixel.red, pixel.green, pixel.blue, pixel.alpha)
  }

  /// The luminance of a pixel on white, 0…255.
  private static func luminance(_ pixel: SIMD4<UInt8>) -> UInt8 {
    let rest = 255 - Int(clamping: pixel.w)
    let sum =
      (Int(clamping: pixel.x) + rest) * 54 + (Int(clamping: pixel.y) + rest) * 183
      + (Int(clamping: pixel.z) + rest) * 19
    return UInt8(clamping: sum / 256)
  }
}
