internal import CImageFilters
import DisplayList
import Foundation

/// Pixels in floating point, of a rectangle; rows from the top, four numbers a pixel, colours multiplied by alpha.
package struct FloatPicture: Sendable {
  package let rect: PixelRect
  package var values: [Float]

  init(_ rect: PixelRect, values: [Float]) {
    self.rect = rect
    self.values = values
  }

  init(_ rect: PixelRect, filledWith pixel: SIMD4<Float> = .zero) {
    self.rect = rect
    values = [Float](unsafeUninitializedCapacity: rect.count * 4) { buffer, count in
      for index in 0..<rect.count {
        for part in 0..<4 { buffer[index * 4 + part] = pixel[part] }
      }
      count = rect.count * 4
    }
  }

  /// - Parameter rect: of the size of the pixels.
  init(_ pixels: ImagePixels, in rect: PixelRect, _ space: WorkingSpace) {
    self.rect = rect
    values = [Float](unsafeUninitializedCapacity: rect.count * 4) { buffer, count in
      filters_from_bytes(pixels.pixels, rect.count, space.values, buffer.baseAddress)
      count = rect.count * 4
    }
  }

  func imagePixels(_ space: WorkingSpace) -> ImagePixels {
    let bytes = [UInt8](unsafeUninitializedCapacity: rect.count * 4) { buffer, count in
      filters_to_bytes(values, rect.count, space.limits, buffer.baseAddress)
      count = rect.count * 4
    }
    return ImagePixels(width: rect.width, height: rect.height, pixels: bytes)
  }

  /// The part in another rectangle, clear where there is none.
  func cropped(to other: PixelRect) -> FloatPicture {
    if other == rect { return self }
    var result = FloatPicture(other)
    let part = rect.intersection(other)
    for row in 0..<part.height {
      let y = part.y + row
      let from = ((rect.maxY - 1 - y) * rect.width + part.x - rect.x) * 4
      let to = ((other.maxY - 1 - y) * other.width + part.x - other.x) * 4
      for index in 0..<part.width * 4 { result.values[to + index] = values[from + index] }
    }
    return result
  }

  mutating func convolve(_ kernel: [Float]) {
    guard rect.count > 0, let reach = kernel.indices.last else { return }
    var scratch = values
    values.withUnsafeMutableBufferPointer { pixels in
      scratch.withUnsafeMutableBufferPointer { scratch in
        filters_convolve(
          pixels.baseAddress, rect.width, rect.height, kernel, reach, scratch.baseAddress)
      }
    }
  }

  /// - Parameter matrix: four rows of five numbers, for red, green, blue, alpha and 1.
  mutating func multiply(by matrix: [Float]) {
    values.withUnsafeMutableBufferPointer { filters_matrix($0.baseAddress, rect.count, matrix) }
  }

  mutating func draw(_ top: FloatPicture) {
    values.withUnsafeMutableBufferPointer { filters_over($0.baseAddress, top.values, rect.count) }
  }

  /// The mean of all pixels.
  var mean: SIMD4<Float> {
    guard rect.count > 0 else { return .zero }
    var sum = [0.0, 0, 0, 0]
    sum.withUnsafeMutableBufferPointer { filters_sum(values, rect.count, $0.baseAddress) }
    let count = Double(rect.count)
    return SIMD4(
      Float(sum[0] / count), Float(sum[1] / count), Float(sum[2] / count), Float(sum[3] / count))
  }

  /// The picture, resampled through a map from `target`'s space to its own; in both, y points up.
  func resampled(
    to target: PixelRect, by map: CGAffineTransform, isNearest: Bool
  ) -> FloatPicture {
    // From rows of the target to its space, through the map, to rows of the source.
    let fromRows = CGAffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: CGFloat(target.x), ty: CGFloat(target.maxY))
    let toRows = CGAffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: -CGFloat(rect.x), ty: CGFloat(rect.maxY))
    let whole = fromRows.concatenating(map).concatenating(toRows)
    let numbers = [whole.a, whole.b, whole.c, whole.d, whole.tx, whole.ty].map { Double($0) }
    return FloatPicture(
      target,
      values: [Float](unsafeUninitializedCapacity: target.count * 4) { buffer, count in
        filters_resample(
          values, rect.width, rect.height, numbers, isNearest ? 1 : 0, buffer.baseAddress,
          target.width, target.height)
        count = target.count * 4
      })
  }

  /// Each pixel's colour, not multiplied by alpha, changed.
  mutating func map(_ change: (SIMD4<Float>) -> SIMD4<Float>) {
    values.withUnsafeMutableBufferPointer { buffer in
      for index in stride(from: 0, to: buffer.count, by: 4) {
        let alpha = buffer[index + 3]
        let divisor = alpha > 0 ? alpha : 1
        let result = change(
          SIMD4(
            buffer[index] / divisor, buffer[index + 1] / divisor, buffer[index + 2] / divisor,
            alpha))
        for part in 0..<3 { buffer[index + part] = result[part] * result.w }
        buffer[index + 3] = result.w
      }
    }
  }
}
