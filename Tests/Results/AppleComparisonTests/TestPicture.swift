import DisplayList
import Foundation
import InkComparison

@testable import AppleComparison

/// A picture of one color with rectangles.
struct TestPicture {
  var width: Int, height: Int
  var words: [UInt32]

  init(_ width: Int, _ height: Int, _ ground: UInt32 = 0xFFFFFF) {
    self.width = width
    self.height = height
    words = Array(repeating: ground, count: width * height)
  }

  init(pixels: Pixels) {
    self.init(pixels.width, pixels.height)
    words = pixels.words
  }

  func with(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: UInt32 = 0) -> TestPicture {
    var copy = self
    for row in y..<y + height {
      for column in x..<x + width { copy.words[row * self.width + column] = color }
    }
    return copy
  }

  /// The picture with another one in it.
  func laying(_ part: TestPicture, _ x: Int, _ y: Int) -> TestPicture {
    var copy = self
    for row in 0..<part.height {
      for column in 0..<part.width {
        copy.words[(y + row) * width + x + column] = part.words[row * part.width + column]
      }
    }
    return copy
  }

  var pixels: Pixels { Pixels(width: width, height: height, words: words) }
  var image: ImagePixels { pixels.image }

  /// A picture each of whose pixels is a gray of its own; neighbors differ by 5 of 255 or more in most places.
  static func noise(_ width: Int, _ height: Int) -> TestPicture {
    var picture = TestPicture(width, height)
    var state: UInt32 = 1
    for index in picture.words.indices {
      state = state &* 1_664_525 &+ 1_013_904_223
      picture.words[index] = (state >> 24) * 0x010101
    }
    return picture
  }

  /// Nine squares in an order of their own for each seed: pictures that are distinguished.
  static func checks(_ width: Int, _ height: Int, seed: Int, ground: UInt32 = 0xFFFFFF)
    -> TestPicture
  {
    var picture = TestPicture(width, height, ground)
    for index in 0..<9 where seed >> index & 1 == 1 {
      let side = min(width, height) / 4
      picture = picture.with(
        side / 4 + index % 3 * (side + side / 4), side / 4 + index / 3 * (side + side / 4), side,
        side)
    }
    return picture
  }
}

extension ComparedFrame {
  static func test(
    _ kind: String, _ family: String = "systemSmall", phase: String = "timeline-000",
    variant: [String: String] = [:], points: (Double, Double) = (40, 40), scale: Double = 2,
    digest: String = ""
  ) -> ComparedFrame {
    let suffix = variant.values.sorted().map { "~\($0)" }.joined()
    return ComparedFrame(
      id: "\(kind)/\(family)/\(phase)\(suffix)@2x", kind: kind, displayName: kind, family: family,
      device: "iPhone 11", phase: phase, variant: variant,
      size: CGSize(width: points.0, height: points.1), scale: scale, cornerRadius: 0,
      digest: digest.isEmpty ? "\(kind)\(family)\(phase)\(suffix)" : digest)
  }
}
