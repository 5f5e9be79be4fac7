import Foundation

@testable import Rendering

/// The difference of two pictures of one size, on white: pixels transparent in both are equal, whatever
/// their colour.
struct PictureDifference: Hashable, Sendable {
  /// The mean absolute difference of all channels, 0…255.
  var mean: Double
  /// The share of pixels with a channel that differs by more than 32, 0…1.
  var farShare: Double
  /// The largest difference of any channel, 0…255.
  var largest: Int

  /// - Returns: nil where the sizes differ.
  init?(_ a: Bitmap, _ b: Bitmap) {
    guard a.width == b.width, a.height == b.height, a.count > 0 else { return nil }
    var sum = 0, far = 0, largest = 0
    for i in 0..<a.count {
      let p = a.words[i], q = b.words[i]
      if p == q { continue }
      // On white, a premultiplied component grows by what the alpha leaves.
      let p0 = 255 - Int(p >> 24), q0 = 255 - Int(q >> 24)
      let red = abs(Int(p >> 16 & 255) + p0 - Int(q >> 16 & 255) - q0)
      let green = abs(Int(p >> 8 & 255) + p0 - Int(q >> 8 & 255) - q0)
      let blue = abs(Int(p & 255) + p0 - Int(q & 255) - q0)
      sum += red + green + blue
      let most = max(red, green, blue)
      if most > 32 { far += 1 }
      largest = max(largest, most)
    }
    mean = Double(sum) / Double(3 * a.count)
    farShare = Double(far) / Double(a.count)
    self.largest = largest
  }
}
