import DisplayList
import Foundation

/// Filters that make an image without one.
enum Generators {
  static let color: FilterTable.Recipe = { CIImage(color: $0.color(kCIInputColorKey, .red)) }

  private static func gradient(
    _ filter: CIFilter, _ place: @escaping @Sendable (CGPoint) -> Double
  ) -> CIImage {
    let from = filter.color("inputColor0", .white).rgba
    let to = filter.color("inputColor1", .black).rgba
    return CIImage(extent: .infinite) { rect, space in
      let start = space.pixel(from), end = space.pixel(to)
      var picture = FloatPicture(rect)
      for row in 0..<rect.height {
        for column in 0..<rect.width {
          let point = CGPoint(
            x: Double(rect.x + column) + 0.5, y: Double(rect.maxY - row) - 0.5)
          let part = Float(min(max(place(point), 0), 1))
          let pixel = start * (1 - part) + end * part
          let index = (row * rect.width + column) * 4
          for part in 0..<4 { picture.values[index + part] = pixel[part] }
        }
      }
      return picture
    }
  }

  static let linear: FilterTable.Recipe = { filter in
    let a = filter.point("inputPoint0", .zero)
    let b = filter.point("inputPoint1", CGPoint(x: 200, y: 200))
    let dx = b.x - a.x, dy = b.y - a.y
    let square = dx * dx + dy * dy
    return gradient(filter) { point in
      square > 0 ? Double(((point.x - a.x) * dx + (point.y - a.y) * dy) / square) : 0
    }
  }

  static let radial: FilterTable.Recipe = { filter in
    let center = filter.point(kCIInputCenterKey)
    let inner = filter.number("inputRadius0"), outer = filter.number("inputRadius1")
    return gradient(filter) { point in
      let x = Double(point.x - center.x), y = Double(point.y - center.y)
      let distance = (x * x + y * y).squareRoot()
      return outer == inner ? (distance < inner ? 0 : 1) : (distance - inner) / (outer - inner)
    }
  }

  static let checkerboard: FilterTable.Recipe = { filter in
    let center = filter.point(kCIInputCenterKey)
    let side = max(filter.number(kCIInputWidthKey), 1)
    return gradient(filter) { point in
      let column = (Double(point.x - center.x) / side).rounded(.down)
      let row = (Double(point.y - center.y) / side).rounded(.down)
      return (column + row).truncatingRemainder(dividingBy: 2) == 0 ? 0 : 1
    }
  }

  private static func message(_ filter: CIFilter) -> [UInt8]? {
    switch filter.inputs["inputMessage"] {
    case let data as Data: [UInt8](data)
    case let data as NSData: [UInt8](data as Data)
    default: nil
    }
  }

  /// One pixel a module, with a light line around: black on white, both opaque.
  private static func picture(_ rows: [[Bool]]) -> CIImage {
    var pixels: [UInt8] = []
    for row in rows {
      for isDark in row {
        let value: UInt8 = isDark ? 0 : 255
        pixels += [value, value, value, 255]
      }
    }
    return CIImage(
      ImagePixels(width: rows.first?.count ?? 0, height: rows.count, pixels: pixels),
      isNearest: true)
  }

  /// The QR code of a message; nil without a message, and for one that is too long for a code.
  static let qrCode: FilterTable.Recipe = { filter in
    let levels: [String: QRCode.Correction] = ["L": .low, "M": .medium, "Q": .quartile, "H": .high]
    let level = levels[filter.inputs["inputCorrectionLevel"] as? String ?? "M"] ?? .medium
    guard let message = message(filter), let code = QRCode(message, correction: level) else {
      return nil
    }
    let line = [Bool](repeating: false, count: code.side + 2)
    return picture([line] + code.modules.map { [false] + $0 + [false] } + [line])
  }

  static let code128: FilterTable.Recipe = { filter in
    guard let message = message(filter), let code = Code128(message) else { return nil }
    let quiet = [Bool](
      repeating: false,
      count: Int(clamping: filter.number("inputQuietSpace").rounded(), to: 0...100))
    let height = Int(clamping: filter.number("inputBarcodeHeight").rounded(), to: 1...500)
    return picture([[Bool]](repeating: quiet + code.modules + quiet, count: height))
  }
}
