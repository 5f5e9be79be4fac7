import DisplayList
import InkComparison

/// The luminance of a picture, 0…255, a number a pixel.
struct GrayPicture {
  let width: Int, height: Int
  let values: [Float]

  init(width: Int, height: Int, values: [Float]) {
    self.width = width
    self.height = height
    self.values = values
  }

  init(_ pixels: Pixels) {
    width = pixels.width
    height = pixels.height
    values = pixels.words.map { word in
      let red = Float(word >> 16 & 255), green = Float(word >> 8 & 255), blue = Float(word & 255)
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
  }

  /// The means of squares of pixels; what is left over at the right and at the bottom is dropped.
  ///
  /// - Parameter step: the side of a square, at most the picture's.
  func shrunk(by step: Int) -> GrayPicture {
    guard step > 1 else { return self }
    let columns = width / step, rows = height / step
    var result = [Float](repeating: 0, count: columns * rows)
    values.withUnsafeBufferPointer { values in
      for row in 0..<rows {
        for column in 0..<columns {
          var sum: Float = 0
          for y in row * step..<(row + 1) * step {
            for x in column * step..<(column + 1) * step { sum += values[y * width + x] }
          }
          result[row * columns + column] = sum / Float(step * step)
        }
      }
    }
    return GrayPicture(width: columns, height: rows, values: result)
  }

  /// The correlation of a smaller picture with what lies under it, -1…1; 0 where either is of one colour.
  func correlation(_ part: GrayPicture, x: Int, y: Int) -> Double {
    var sa: Float = 0, sb: Float = 0, saa: Float = 0, sbb: Float = 0, sab: Float = 0
    values.withUnsafeBufferPointer { values in
      part.values.withUnsafeBufferPointer { other in
        for row in 0..<part.height {
          let start = (y + row) * width + x, own = row * part.width
          for column in 0..<part.width {
            let a = values[start + column], b = other[own + column]
            sa += a
            sb += b
            saa += a * a
            sbb += b * b
            sab += a * b
          }
        }
      }
    }
    let count = Float(part.width * part.height)
    let va = saa - sa * sa / count, vb = sbb - sb * sb / count
    // A difference of one step of 255 in a pixel is noise.
    guard va > count, vb > count else { return 0 }
    return Double((sab - sa * sb / count) / (va * vb).squareRoot())
  }
}
