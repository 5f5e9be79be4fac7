/// The sizes of Apple's emoji, which are larger than the text around them where it is small.
///
/// Measured in public pictures of iOS widgets: a picture of 14.4 points and an advance of 18.65 in text of 13 points, of 19
/// and 23 in text of 17. Other sizes are interpolated from these two; that pictures of large text are an em wide, with an
/// advance of five quarters, is assumed.
enum EmojiSize {
  /// The size of a picture, in sizes of the text.
  static func scale(at size: Double) -> Double {
    1.25 - 0.25 * min(max((size - 17) / 9, 0), 1)
  }

  /// The advance, in points.
  static func advance(at size: Double) -> Double { max(1.15 * size + 3.45, 1.25 * size) }
}
