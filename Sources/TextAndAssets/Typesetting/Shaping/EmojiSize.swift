/// Apple's emoji are larger than the text around them where it is small: five quarters of its size
/// up to 15 points, its own from 24. From memory of iOS; no picture to measure it in.
enum EmojiSize {
  static func scale(at size: Double) -> Double {
    1.25 - 0.25 * min(max((size - 15) / 9, 0), 1)
  }
}
