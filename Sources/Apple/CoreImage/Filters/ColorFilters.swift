import DisplayList
import Foundation

/// Filters that change each pixel by itself.
enum ColorFilters {
  /// Luminance's parts of red, green and blue. Source: Apple, “Core Image Filter Reference”, CIColorControls.
  private static let luminance: [Double] = [0.2125, 0.7154, 0.0721]

  private static func changed(
    _ image: CIImage, _ change: @escaping @Sendable (inout FloatPicture, WorkingSpace) -> Void
  ) -> CIImage {
    CIImage(extent: image.extent, isNearest: image.isNearest) { rect, space in
      var picture = image.pixels(in: rect, space)
      change(&picture, space)
      return picture
    }
  }

  /// A change of sRGB's values, whatever the working space is.
  private static func changedAsEncoded(
    _ image: CIImage, _ change: @escaping @Sendable (inout FloatPicture) -> Void
  ) -> CIImage {
    CIImage(extent: image.extent, isNearest: image.isNearest) { rect, space in
      var picture = image.pixels(in: rect, .encoded)
      change(&picture)
      guard space == .linear else { return picture }
      return FloatPicture(picture.imagePixels(.encoded), in: rect, .linear)
    }
  }

  /// Four rows for colours mixed with their grey, a factor around the middle, and an offset.
  private static func mixed(
    saturation: Double, contrast: Double = 1, brightness: Double = 0
  ) -> [Float] {
    var rows: [Double] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let own = row == column ? saturation : 0
        rows.append(((1 - saturation) * luminance[column] + own) * contrast)
      }
      rows += [0, brightness * contrast + 0.5 - 0.5 * contrast]
    }
    return (rows + [0, 0, 0, 1, 0]).map { Float($0) }
  }

  static let controls: FilterTable.Recipe = { filter in
    guard let image = filter.image else { return nil }
    let matrix = mixed(
      saturation: filter.number(kCIInputSaturationKey),
      contrast: filter.number(kCIInputContrastKey),
      brightness: filter.number(kCIInputBrightnessKey))
    return changed(image) { picture, _ in picture.multiply(by: matrix) }
  }

  static let invert: FilterTable.Recipe = { filter in
    filter.image.map { image in
      changedAsEncoded(image) {
        $0.multiply(by: [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])
      }
    }
  }

  /// Source of the full tone: the filter “sepia” of the W3C's Filter Effects.
  static let sepia: FilterTable.Recipe = { filter in
    let amount = min(max(filter.number(kCIInputIntensityKey), 0), 1), rest = 1 - amount
    let tone = [
      0.393 + 0.607 * rest, 0.769 - 0.769 * rest, 0.189 - 0.189 * rest, 0, 0,
      0.349 - 0.349 * rest, 0.686 + 0.314 * rest, 0.168 - 0.168 * rest, 0, 0,
      0.272 - 0.272 * rest, 0.534 - 0.534 * rest, 0.131 + 0.869 * rest, 0, 0, 0, 0, 0, 1, 0,
    ].map { Float($0) }
    return filter.image.map { image in changedAsEncoded(image) { $0.multiply(by: tone) } }
  }

  /// The luminance in a colour.
  static let monochrome: FilterTable.Recipe = { filter in
    guard let image = filter.image else { return nil }
    let color = filter.color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)).rgba
    let amount = Float(min(max(filter.number(kCIInputIntensityKey), 0), 1))
    let light = luminance.map { Float($0) }
    return changed(image) { picture, space in
      let tone = space.pixel(RGBA(color.red, color.green, color.blue, 1))
      picture.map { pixel in
        let grey = pixel.x * light[0] + pixel.y * light[1] + pixel.z * light[2]
        var result = pixel * (1 - amount) + tone * grey * amount
        result.w = pixel.w
        return result
      }
    }
  }

  /// The greys of a photo effect: contrast and brightness are assumed, Apple's curves aren't published.
  static func grey(_ contrast: Double, _ brightness: Double) -> FilterTable.Recipe {
    let matrix = mixed(saturation: 0, contrast: contrast, brightness: brightness)
    return { filter in
      filter.image.map { image in changedAsEncoded(image) { $0.multiply(by: matrix) } }
    }
  }

  static let matrix: FilterTable.Recipe = { filter in
    func row(_ name: String, _ missing: [Float]) -> [Float] {
      guard let vector = filter.inputs[name] as? CIVector else { return missing }
      return (0..<4).map { Float(vector.value(at: $0)) }
    }
    let bias = row("inputBiasVector", [0, 0, 0, 0])
    let matrix =
      row("inputRVector", [1, 0, 0, 0]) + [bias[0]] + row("inputGVector", [0, 1, 0, 0]) + [bias[1]]
      + row("inputBVector", [0, 0, 1, 0]) + [bias[2]] + row("inputAVector", [0, 0, 0, 1])
      + [bias[3]]
    return filter.image.map { image in changed(image) { picture, _ in picture.multiply(by: matrix) }
    }
  }

  static let clamp: FilterTable.Recipe = { filter in
    func limits(_ name: String, _ missing: Float) -> SIMD4<Float> {
      guard let vector = filter.inputs[name] as? CIVector else {
        return SIMD4(repeating: missing)
      }
      return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
    }
    let low = limits("inputMinComponents", 0), high = limits("inputMaxComponents", 1)
    return filter.image.map { image in
      changed(image) { picture, _ in
        picture.map { $0.clamped(lowerBound: low, upperBound: pointwiseMax(low, high)) }
      }
    }
  }

  static let posterize: FilterTable.Recipe = { filter in
    let levels = Float(Int(clamping: filter.number("inputLevels").rounded(), to: 2...255))
    return filter.image.map { image in
      changedAsEncoded(image) { picture in
        picture.map { pixel in
          var result = (pixel * (levels - 1)).rounded(.toNearestOrAwayFromZero) / (levels - 1)
          result.w = pixel.w
          return result
        }
      }
    }
  }

  /// Light times two to the power of the exposure value.
  static let exposure: FilterTable.Recipe = { filter in
    let value = min(max(filter.number(kCIInputEVKey), -30), 30)
    // Whole powers, and the rest by square roots.
    var factor = 1.0, rest = abs(value), root = 2.0
    while rest >= 1 {
      factor *= 2
      rest -= 1
    }
    for _ in 0..<24 {
      root = root.squareRoot()
      rest *= 2
      if rest >= 1 {
        factor *= root
        rest -= 1
      }
    }
    let light = Float(value < 0 ? 1 / factor : factor)
    return filter.image.map { image in
      changed(image) { picture, _ in
        picture.multiply(
          by: [light, 0, 0, 0, 0, 0, light, 0, 0, 0, 0, 0, light, 0, 0, 0, 0, 0, 1, 0])
      }
    }
  }

  /// - Support: partly; the power is one of quarters, computed by square roots.
  static let gamma: FilterTable.Recipe = { filter in
    let quarters = Int(clamping: (filter.number("inputPower") * 4).rounded(), to: 0...40)
    @Sendable func raised(_ value: Float) -> Float {
      let base = max(value, 0), root = base.squareRoot()
      var result: Float = 1
      for _ in 0..<quarters / 4 { result *= base }
      if quarters & 2 != 0 { result *= root }
      if quarters & 1 != 0 { result *= root.squareRoot() }
      return result
    }
    return filter.image.map { image in
      changed(image) { picture, _ in
        picture.map { SIMD4(raised($0.x), raised($0.y), raised($0.z), $0.w) }
      }
    }
  }

  /// A turn about grey in the space of red, green and blue.
  static let hue: FilterTable.Recipe = { filter in
    let angle = filter.number(kCIInputAngleKey)
    let c = Turn.cosine(angle), s = Turn.sine(angle)
    let third = (1 - c) / 3, root = s / 3.0.squareRoot()
    let rows = [
      c + third, third - root, third + root, 0, 0,
      third + root, c + third, third - root, 0, 0,
      third - root, third + root, c + third, 0, 0, 0, 0, 0, 1, 0,
    ].map { Float($0) }
    return filter.image.map { image in changed(image) { picture, _ in picture.multiply(by: rows) } }
  }

  /// More saturation for pixels that have little.
  static let vibrance: FilterTable.Recipe = { filter in
    let amount = Float(min(max(filter.number("inputAmount"), -1), 1))
    let light = luminance.map { Float($0) }
    return filter.image.map { image in
      changed(image) { picture, _ in
        picture.map { pixel in
          let grey = pixel.x * light[0] + pixel.y * light[1] + pixel.z * light[2]
          let high = max(pixel.x, pixel.y, pixel.z), low = min(pixel.x, pixel.y, pixel.z)
          let saturation = 1 + amount * (1 - (high > 0 ? (high - low) / high : 0))
          var result = SIMD4(repeating: grey) * (1 - saturation) + pixel * saturation
          result.w = pixel.w
          return result
        }
      }
    }
  }

  /// Luminance from one colour to another.
  static let falseColor: FilterTable.Recipe = { filter in
    let dark = filter.color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)).rgba
    let bright = filter.color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)).rgba
    let light = luminance.map { Float($0) }
    return filter.image.map { image in
      changed(image) { picture, space in
        let low = space.pixel(dark), high = space.pixel(bright)
        picture.map { pixel in
          let grey = pixel.x * light[0] + pixel.y * light[1] + pixel.z * light[2]
          let mixed = low * (1 - grey) + high * grey
          let alpha = mixed.w > 0 ? mixed.w : 1
          return SIMD4(mixed.x / alpha, mixed.y / alpha, mixed.z / alpha, mixed.w * pixel.w)
        }
      }
    }
  }

  /// White with the luminance for its alpha.
  static let maskToAlpha: FilterTable.Recipe = { filter in
    let light = luminance.map { Float($0) }
    return filter.image.map { image in
      changed(image) { picture, _ in
        picture.map { SIMD4(1, 1, 1, ($0.x * light[0] + $0.y * light[1] + $0.z * light[2]) * $0.w) }
      }
    }
  }

  static func component(
    _ choose: @escaping @Sendable (Float, Float) -> Float
  ) -> FilterTable.Recipe {
    { filter in
      filter.image.map { image in
        changed(image) { picture, _ in
          picture.map {
            let value = choose(choose($0.x, $0.y), $0.z)
            return SIMD4(value, value, value, $0.w)
          }
        }
      }
    }
  }

  static let threshold: FilterTable.Recipe = { filter in
    let limit = Float(filter.number("inputThreshold"))
    return filter.image.map { image in
      changed(image) { picture, _ in
        picture.map {
          SIMD4($0.x >= limit ? 1 : 0, $0.y >= limit ? 1 : 0, $0.z >= limit ? 1 : 0, $0.w)
        }
      }
    }
  }
}

/// Sine and cosine by their series: those of C libraries differ in their last bits.
enum Turn {
  static func sine(_ angle: Double) -> Double {
    let turn = angle.remainder(dividingBy: 2 * .pi)
    var sum = 0.0, term = turn
    for index in 1...15 {
      sum += term
      term *= -turn * turn / Double(2 * index * (2 * index + 1))
    }
    return sum
  }
  static func cosine(_ angle: Double) -> Double { sine(angle + .pi / 2) }
}
