internal import CImageFormats

/// The way from a decoder's pixels to premultiplied sRGB.
enum PixelConversion {
  /// An image without a profile is taken for sRGB, as by iOS.
  static func toPremultipliedSRGB(
    _ pixels: UnsafeMutableBufferPointer<UInt8>, _ image: vitrine_image
  ) {
    let layout = Int(image.layout)
    let count = pixels.count / 4
    let hasProfile = image.profile_length > 0 || image.primaries != 0
    // A profile is for colors, not for their products with alpha.
    if hasProfile, layout == VITRINE_PREMULTIPLIED_RGBA {
      vitrine_pixels_unpremultiply(pixels.baseAddress, count)
    }
    let isConverted = hasProfile && convert(pixels, image)
    if layout == VITRINE_CMYK, !isConverted { vitrine_pixels_mix_inks(pixels.baseAddress, count) }
    if hasProfile || layout == VITRINE_STRAIGHT_RGBA {
      vitrine_pixels_premultiply(pixels.baseAddress, count)
    }
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
}
