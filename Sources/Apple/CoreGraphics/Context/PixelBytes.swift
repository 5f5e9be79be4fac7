import Foundation

/// The positions of a pixel's components among its bytes.
struct PixelBytes {
  /// The number of bytes per pixel.
  let count: Int
  let red: Int, green: Int, blue: Int
  /// The index of the alpha component's byte; nil where pixels are opaque.
  let alpha: Int?
  let isPremultiplied: Bool

  init?(bitsPerPixel: Int, info: CGBitmapInfo) {
    guard let kind = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) else {
      return nil
    }
    var order: (Int, Int, Int), place: Int?
    switch (bitsPerPixel, kind) {
    case (8, .none): (order, place) = ((0, 0, 0), nil)
    case (8, .alphaOnly): (order, place) = ((0, 0, 0), 0)
    case (24, .none): (order, place) = ((0, 1, 2), nil)
    case (32, .none), (32, .noneSkipLast): (order, place) = ((0, 1, 2), nil)
    case (32, .premultipliedLast), (32, .last): (order, place) = ((0, 1, 2), 3)
    case (32, .noneSkipFirst): (order, place) = ((1, 2, 3), nil)
    case (32, .premultipliedFirst), (32, .first): (order, place) = ((1, 2, 3), 0)
    default: return nil
    }
    count = bitsPerPixel / 8
    if info.intersection(.byteOrderMask) == .byteOrder32Little, count == 4 {
      order = (3 - order.0, 3 - order.1, 3 - order.2)
      place = place.map { 3 - $0 }
    }
    (red, green, blue) = order
    alpha = place
    isPremultiplied = kind == .premultipliedFirst || kind == .premultipliedLast
  }

  /// Appends red, green, blue and alpha, colours multiplied by it.
  func append(_ bytes: UnsafeRawBufferPointer, at start: Int, to pixels: inout [UInt8]) {
    let alpha = self.alpha.map { bytes[start + $0] } ?? 255
    for place in [red, green, blue] {
      let value = bytes[start + place]
      // A colour above its alpha can't be.
      pixels.append(
        isPremultiplied
          ? min(value, alpha) : UInt8((Int(value) * Int(alpha) + 127) / 255))
    }
    pixels.append(alpha)
  }

  /// Writes a pixel of red, green, blue and alpha, whose colours are multiplied by alpha.
  func write(_ pixel: ArraySlice<UInt8>, at start: Int, to bytes: UnsafeMutableRawBufferPointer) {
    let values = Array(pixel)
    guard values.count == 4, let alpha = values.last else { return }
    func value(_ v: UInt8) -> UInt8 {
      if isPremultiplied || self.alpha == nil || alpha == 0 { return v }
      return UInt8(min((Int(v) * 255 + Int(alpha) / 2) / Int(alpha), 255))
    }
    if count == 1 {
      let luma = (values.prefix(3).reduce(0) { $0 + Int($1) } + 1) / 3
      bytes[start] = self.alpha == nil ? UInt8(min(luma, 255)) : alpha
      return
    }
    for (place, v) in zip([red, green, blue], values) { bytes[start + place] = value(v) }
    if let place = self.alpha { bytes[start + place] = alpha }
  }
}
