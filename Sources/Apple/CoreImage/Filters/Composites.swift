import DisplayList
import Foundation

/// Filters of two images.
enum Composites {
  private static func background(_ filter: CIFilter) -> CIImage {
    filter.inputs[kCIInputBackgroundImageKey] as? CIImage ?? CIImage.empty()
  }

  static let over: FilterTable.Recipe = { filter in
    filter.image?.composited(over: background(filter))
  }

  private static func joined(_ a: CIImage, _ b: CIImage) -> CGRect {
    a.extent.isInfinite || b.extent.isInfinite ? .infinite : a.extent.union(b.extent)
  }

  /// - Parameter mix: of the pixels of image and background, colours multiplied by alpha.
  static func mix(
    _ mix: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterTable.Recipe {
    { filter in
      guard let top = filter.image else { return nil }
      let bottom = background(filter)
      return CIImage(extent: joined(top, bottom)) { rect, space in
        var picture = top.pixels(in: rect, space)
        let behind = bottom.pixels(in: rect, space)
        for index in stride(from: 0, to: picture.values.count, by: 4) {
          let result = mix(picture.pixel(at: index), behind.pixel(at: index))
          for part in 0..<4 { picture.values[index + part] = result[part] }
        }
        return picture
      }
    }
  }

  /// - Parameter amount: how much of the image is seen, by the mask's pixel.
  static func mask(
    _ amount: @escaping @Sendable (SIMD4<Float>) -> Float
  ) -> FilterTable.Recipe {
    { filter in
      guard let top = filter.image else { return nil }
      let bottom = background(filter)
      guard let mask = filter.inputs[kCIInputMaskImageKey] as? CIImage else { return top }
      return CIImage(extent: joined(top, bottom)) { rect, space in
        var picture = top.pixels(in: rect, space)
        let behind = bottom.pixels(in: rect, space), mask = mask.pixels(in: rect, space)
        for index in stride(from: 0, to: picture.values.count, by: 4) {
          let part = min(max(amount(mask.pixel(at: index)), 0), 1)
          let result = picture.pixel(at: index) * part + behind.pixel(at: index) * (1 - part)
          for part in 0..<4 { picture.values[index + part] = result[part] }
        }
        return picture
      }
    }
  }
}

extension FloatPicture {
  fileprivate func pixel(at index: Int) -> SIMD4<Float> {
    SIMD4(values[index], values[index + 1], values[index + 2], values[index + 3])
  }
}
