import Foundation

/// The regions in which two pictures differ, and how much.
package struct PixelDifference: Hashable, Sendable, Codable {
  /// Pixels that differ at all.
  package var count: Int
  /// The share of all pixels, 0…1.
  package var share: Double
  /// The largest difference of a channel, 1…255.
  package var largest: Int
  /// The largest colour difference, CIE ΔE*ab 2000; where something is transparent the larger
  /// of on white and on black. 0…100 and a little more.
  package var deltaE: Double
  /// The upright rectangles around what differs, points, from the top; nearby ones are one.
  package var regions: [CGRect]
  /// The sizes differ, in pixels; then nothing else was compared.
  package var sizes: Sizes?

  package struct Sizes: Hashable, Sendable, Codable {
    package var expected: [Int]
    package var actual: [Int]
    package init(expected: [Int], actual: [Int]) {
      self.expected = expected
      self.actual = actual
    }
  }

  package init(
    count: Int, share: Double, largest: Int, deltaE: Double, regions: [CGRect],
    sizes: Sizes? = nil
  ) {
    self.count = count
    self.share = share
    self.largest = largest
    self.deltaE = deltaE
    self.regions = regions
    self.sizes = sizes
  }

  /// The difference of two pictures of different sizes, in pixels.
  init(expected: [Int], actual: [Int]) {
    self.init(
      count: 0, share: 1, largest: 255, deltaE: 0, regions: [],
      sizes: Sizes(expected: expected, actual: actual))
  }
}
