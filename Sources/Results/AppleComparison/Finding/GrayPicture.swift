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

  /// The columns of each row that lie between rounded corners.
  ///
  /// - Parameter radius: pixels.
  func columns(betweenCornersOf radius: Double) -> [Range<Int>] {
    let all = 0..<width
    guard radius > 0 else { return Array(repeating: all, count: height) }
    return (0..<height).map { row in
      let fromEdge = min(Double(row), Double(height - 1 - row)) + 0.5
      let rise = max(0, radius - fromEdge)
      let inset = radius - max(0, radius * radius - rise * rise).squareRoot()
      let cut = min(Int(clamping: inset.rounded(.up)), width / 2)
      return cut..<max(cut, width - cut)
    }
  }

  /// The correlation of a smaller picture with what lies under it, -1…1; 0 where either is of one colour.
  ///
  /// - Parameter columns: those of each row of the smaller picture that are compared; nil for all.
  func correlation(_ part: GrayPicture, x: Int, y: Int, columns: [Range<Int>]? = nil) -> Double {
    var sa: Float = 0, sb: Float = 0, saa: Float = 0, sbb: Float = 0, sab: Float = 0
    var seen = 0
    values.withUnsafeBufferPointer { values in
      part.values.withUnsafeBufferPointer { other in
        for row in 0..<part.height {
          let start = (y + row) * width + x, own = row * part.width
          let range = columns?[row] ?? 0..<part.width
          seen += range.count
          for column in range {
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
    guard seen > 0 else { return 0 }
    let count = Float(seen)
    let va = saa - sa * sa / count, vb = sbb - sb * sb / count
    // A difference of one step of 255 in a pixel is noise.
    guard va > count, vb > count else { return 0 }
    return Double((sab - sa * sb / count) / (va * vb).squareRoot())
  }
}
