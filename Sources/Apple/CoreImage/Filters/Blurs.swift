import DisplayList
import Foundation

/// Filters that mix a pixel with those around it.
enum Blurs {
  /// - Returns: the middle of a kernel and one half of it, whose sum is 1.
  private static func kernel(sigma: Double) -> [Float] {
    // Beyond three deviations there is less than half a step of a byte.
    let reach = Int(clamping: (sigma * 3).rounded(.up), to: 1...1000)
    var weights: [Double] = []
    // e^(−x²/2σ²) by products alone: `exp` differs in its last bit from one C library to the next.
    let step = power(-1 / (2 * sigma * sigma))
    var weight = 1.0, factor = step
    for _ in 0...reach {
      weights.append(weight)
      weight *= factor
      factor *= step * step
    }
    let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  /// e to a power that isn't above 0: the series of a small part of it, squared again and again.
  private static func power(_ exponent: Double) -> Double {
    let exponent = max(exponent, -700)
    let part = exponent / 1024
    var sum = 1.0, term = 1.0
    for index in 1...12 {
      term *= part / Double(index)
      sum += term
    }
    for _ in 0..<10 { sum *= sum }
    return sum
  }

  private static func convolved(_ image: CIImage, _ kernel: [Float]) -> CIImage {
    let reach = kernel.count - 1
    let extent =
      image.extent.isInfinite
      ? image.extent : image.extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    return CIImage(extent: extent) { rect, space in
      var picture = image.pixels(in: rect.grown(by: reach), space)
      picture.convolve(kernel)
      return picture.cropped(to: rect)
    }
  }

  /// The radius is the standard deviation, in pixels.
  static let gaussian: FilterTable.Recipe = { filter in
    guard let image = filter.image else { return nil }
    let sigma = min(filter.number(kCIInputRadiusKey), 333)
    return sigma > 0.1 ? convolved(image, kernel(sigma: sigma)) : image
  }

  static let box: FilterTable.Recipe = { filter in
    guard let image = filter.image else { return nil }
    let reach = Int(clamping: filter.number(kCIInputRadiusKey).rounded(), to: 0...1000)
    let weights = [Float](repeating: 1 / Float(2 * reach + 1), count: reach + 1)
    return reach > 0 ? convolved(image, weights) : image
  }

  /// Squares in the mean of their pixels.
  static let pixellate: FilterTable.Recipe = { filter in
    guard let image = filter.image, !image.extent.isInfinite else { return filter.image }
    let side = Int(clamping: filter.number(kCIInputScaleKey).rounded(), to: 1...10_000)
    let center = filter.point(kCIInputCenterKey)
    let left = Int(clamping: center.x), bottom = Int(clamping: center.y)
    @Sendable func start(_ place: Int, _ origin: Int) -> Int {
      let (cell, rest) = (place - origin).quotientAndRemainder(dividingBy: side)
      return origin + (rest < 0 ? cell - 1 : cell) * side
    }
    return CIImage(extent: image.extent) { rect, space in
      var result = FloatPicture(rect)
      var means: [PixelRect: SIMD4<Float>] = [:]
      for row in 0..<rect.height {
        for column in 0..<rect.width {
          let cell = PixelRect(
            x: start(rect.x + column, left), y: start(rect.maxY - 1 - row, bottom), width: side,
            height: side
          ).intersection(PixelRect(image.extent))
          let mean = means[cell] ?? image.pixels(in: cell, space).mean
          means[cell] = mean
          for part in 0..<4 { result.values[(row * rect.width + column) * 4 + part] = mean[part] }
        }
      }
      return result
    }
  }
}
