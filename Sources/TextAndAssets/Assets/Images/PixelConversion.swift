import CImageFormats

/// The way from a decoder's pixels to premultiplied sRGB.
enum PixelConversion {
  /// An image without a profile is taken for sRGB, as by iOS.
  static func toPremultipliedSRGB(
    _ pixels: UnsafeMutableBufferPointer<UInt8>, _ image: vitrine_image
  ) {
    let layout = Int(image.layout)
    let hasProfile = image.profile_length > 0 || image.primaries != 0
    // A profile is for colors, not for their products with alpha.
    if hasProfile, layout == VITRINE_PREMULTIPLIED_RGBA { unpremultiply(pixels) }
    let isConverted = hasProfile && convert(pixels, image)
    if layout == VITRINE_CMYK, !isConverted { mixInks(pixels) }
    if hasProfile || layout == VITRINE_STRAIGHT_RGBA { premultiply(pixels) }
  }

  private static func convert(
    _ pixels: UnsafeMutableBufferPointer<UInt8>, _ image: vitrine_image
  ) -> Bool {
    let count = pixels.count / 4
    if let profile = image.profile {
      return vitrine_color_from_profile(
        profile, image.profile_length, image.layout, pixels.baseAddress, count) != 0
    }
    return vitrine_color_from_primaries(
      image.primaries, image.transfer, pixels.baseAddress, count) != 0
  }

  /// Inks without a profile: each takes its share of the light. A printer's profile isn't known.
  private static func mixInks(_ pixels: UnsafeMutableBufferPointer<UInt8>) {
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let light = 255 - UInt32(pixels[start + 3])
      for channel in start..<start + 3 {
        pixels[channel] = divided((255 - UInt32(pixels[channel])) * light)
      }
      pixels[start + 3] = 255
    }
  }

  static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt8>) {
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] != 255 {
      let alpha = UInt32(pixels[start + 3])
      for channel in start..<start + 3 {
        pixels[channel] = divided(UInt32(pixels[channel]) * alpha)
      }
    }
  }

  static func unpremultiply(_ pixels: UnsafeMutableBufferPointer<UInt8>) {
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = UInt32(pixels[start + 3])
      guard alpha != 255, alpha != 0 else { continue }
      for channel in start..<start + 3 {
        pixels[channel] = UInt8(min((UInt32(pixels[channel]) * 255 + alpha / 2) / alpha, 255))
      }
    }
  }

  /// The quotient by 255, rounded to nearest, without a division.
  private static func divided(_ product: UInt32) -> UInt8 {
    let sum = product + 128
    return UInt8((sum + (sum >> 8)) >> 8)
  }
}
