internal import CImageFormats
import DisplayList

/// A BMP file: 1, 2, 4, 8, 16, 24 or 32 bits a pixel, plain, run-length encoded or with masks.
///
/// Read here, since no library for it comes without a window system or fonts of the system's: SDL's and GD's do,
/// libnsbmp is in no distribution, and GD's drops the alpha. The names are those of Windows' `BITMAPV5HEADER`.
struct BitmapFile {
  private let data: [UInt8]
  private let width: Int, height: Int
  private let isTopDown: Bool
  private let bitsPerPixel: Int
  private let compression: Compression
  private let pixelsStart: Int
  private var palette: [SIMD4<UInt8>] = []
  private var masks: [Mask] = []

  private enum Compression: Int {
    case plain = 0
    case runs8, runs4, masks
    case masksWithAlpha = 6
  }

  static func read(_ data: [UInt8]) throws(ImageProblem) -> ImageDecoder.Decoded {
    let file = try BitmapFile(data)
    var pixels: [UInt8]
    switch file.compression {
    case .runs4, .runs8: pixels = file.runs()
    case .plain, .masks, .masksWithAlpha: pixels = file.plain()
    }
    vitrine_pixels_premultiply(&pixels, pixels.count / 4)
    return ImageDecoder.Decoded(
      pixels: ImagePixels(width: file.width, height: file.height, pixels: pixels), orientation: .up)
  }

  // MARK: Headers

  private init(_ data: [UInt8]) throws(ImageProblem) {
    self.data = data
    let reader = Reader(data)
    pixelsStart = reader.number(10, 4)
    let header = reader.number(14, 4)
    // OS/2's has 16-bit sizes and nothing after them.
    let isOld = header == 12
    guard isOld || header >= 40, data.count >= 14 + header else {
      throw Self.damaged("its header has an unknown size")
    }
    width = isOld ? reader.number(18, 2) : reader.signed(18)
    let rows = isOld ? reader.number(20, 2) : reader.signed(22)
    isTopDown = rows < 0
    height = abs(rows)
    bitsPerPixel = reader.number(isOld ? 24 : 28, 2)
    guard let compression = Compression(rawValue: isOld ? 0 : reader.number(30, 4)),
      Self.isKnown(compression, bitsPerPixel)
    else { throw Self.damaged("its pixels are stored in an unknown way") }
    self.compression = compression
    try ImageDecoder.check(width: width, height: height, bytes: data.count, .bmp)
    if compression != .runs4, compression != .runs8 {
      // The last row may lack its filling.
      let size = rowLength * (height - 1) + (width * bitsPerPixel + 7) / 8
      guard data.count - size >= pixelsStart, pixelsStart >= 14 + header else {
        throw ImageProblem(
          .impossible(width: width, height: height, bytes: data.count), .bmp)
      }
    }
    if bitsPerPixel <= 8 {
      palette = Self.palette(reader, isOld, header, bitsPerPixel, before: pixelsStart)
    } else if bitsPerPixel != 24 {
      masks = Self.masks(reader, header, compression, bitsPerPixel)
    }
  }

  private static func damaged(_ detail: String) -> ImageProblem {
    ImageProblem(.damaged(detail: detail), .bmp)
  }

  private static func isKnown(_ compression: Compression, _ bits: Int) -> Bool {
    switch compression {
    case .plain: [1, 2, 4, 8, 16, 24, 32].contains(bits)
    case .runs8: bits == 8
    case .runs4: bits == 4
    case .masks, .masksWithAlpha: bits == 16 || bits == 32
    }
  }

  /// Blue, green, red and, in all but the oldest, a byte that says nothing.
  private static func palette(
    _ reader: Reader, _ isOld: Bool, _ header: Int, _ bits: Int, before end: Int
  ) -> [SIMD4<UInt8>] {
    let size = isOld ? 3 : 4
    let most = 1 << bits
    let stated = isOld ? 0 : reader.number(46, 4)
    let count = min(stated == 0 ? most : min(stated, most), max(0, end - 14 - header) / size)
    return (0..<count).map { index in
      let at = 14 + header + index * size
      return SIMD4(reader.byte(at + 2), reader.byte(at + 1), reader.byte(at), 255)
    }
  }

  private static func masks(
    _ reader: Reader, _ header: Int, _ compression: Compression, _ bits: Int
  ) -> [Mask] {
    if compression == .plain {
      return bits == 16
        ? [0x7C00, 0x03E0, 0x001F].map(Mask.init) : [0xFF0000, 0x00FF00, 0x0000FF].map(Mask.init)
    }
    // After the first 40 bytes, as a part of newer headers or behind the oldest that has them.
    let hasAlpha = compression == .masksWithAlpha || header >= 56
    return (0..<(hasAlpha ? 4 : 3)).map { Mask(UInt32(reader.number(54 + $0 * 4, 4))) }
  }

  // MARK: Pixels

  /// Rows are filled up to 32 bits.
  private var rowLength: Int { (width * bitsPerPixel + 31) / 32 * 4 }

  private func start(ofRow y: Int) -> Int { (isTopDown ? y : height - 1 - y) * width * 4 }

  private func plain() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      for y in 0..<height {
        var to = start(ofRow: y)
        let row = pixelsStart + y * rowLength
        for x in 0..<width {
          let color = color(x, row)
          for channel in 0..<4 { buffer[to + channel] = color[channel] }
          to += 4
        }
      }
      count = buffer.count
    }
  }

  private func color(_ x: Int, _ row: Int) -> SIMD4<UInt8> {
    switch bitsPerPixel {
    case 24:
      let at = row + x * 3
      return SIMD4(data[at + 2], data[at + 1], data[at], 255)
    case 16, 32:
      let size = bitsPerPixel / 8
      let at = row + x * size
      var value: UInt32 = 0
      for byte in 0..<size { value |= UInt32(truncatingIfNeeded: data[at + byte]) << (8 * byte) }
      return SIMD4(
        masks[0].value(value), masks[1].value(value), masks[2].value(value),
        masks.count == 4 && masks[3].isUsed ? masks[3].value(value) : 255)
    default:
      let bit = x * bitsPerPixel
      let shift = 8 - bitsPerPixel - bit % 8
      return color(Int(data[row + bit / 8]) >> shift & (1 << bitsPerPixel - 1))
    }
  }

  /// Black beyond the palette's end.
  private func color(_ index: Int) -> SIMD4<UInt8> {
    index < palette.count ? palette[index] : SIMD4(0, 0, 0, 255)
  }

  /// Pairs of a count and an index; after a count of 0 the ends of rows, jumps, and indices as they are.
  /// Pixels that are jumped over are clear.
  private func runs() -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let reader = Reader(data)
    var at = pixelsStart, x = 0, y = 0
    func put(_ index: Int) {
      if x < width, y < height {
        let color = color(index), to = start(ofRow: y) + x * 4
        for channel in 0..<4 { pixels[to + channel] = color[channel] }
      }
      x += 1
    }
    func index(_ position: Int, _ byte: UInt8) -> Int {
      if bitsPerPixel == 8 { return Int(byte) }
      return Int(position % 2 == 0 ? byte >> 4 : byte & 15)
    }
    while at + 1 < data.count, y < height {
      let count = Int(data[at]), value = data[at + 1]
      at += 2
      if count > 0 {
        for position in 0..<count { put(index(position, value)) }
        continue
      }
      switch value {
      case 0: (x, y) = (0, y + 1)
      case 1: return pixels
      case 2:
        x += Int(reader.byte(at))
        y += Int(reader.byte(at + 1))
        at += 2
      default:
        for position in 0..<Int(value) {
          put(index(position, reader.byte(at + (bitsPerPixel == 8 ? position : position / 2))))
        }
        // Such stretches end at 16 bits.
        let bytes = bitsPerPixel == 8 ? Int(value) : (Int(value) + 1) / 2
        at += (bytes + 1) / 2 * 2
      }
    }
    return pixels
  }
}

extension BitmapFile {
  /// The bits of a number that hold a channel.
  private struct Mask {
    let bits: UInt32
    private let shift: UInt32
    private let most: UInt64

    init(_ bits: UInt32) {
      self.bits = bits
      shift = bits == 0 ? 0 : UInt32(clamping: bits.trailingZeroBitCount)
      most = UInt64(bits >> shift)
    }

    var isUsed: Bool { bits != 0 }

    /// The channel from 0 to 255, to nearest.
    func value(_ pixel: UInt32) -> UInt8 {
      guard most > 0 else { return 0 }
      return UInt8(clamping: (UInt64((pixel & bits) >> shift) * 255 + most / 2) / most)
    }
  }

  /// Numbers with the lowest byte first; beyond the end all are 0.
  private struct Reader {
    private let data: [UInt8]
    init(_ data: [UInt8]) { self.data = data }

    func byte(_ at: Int) -> UInt8 { data.indices.contains(at) ? data[at] : 0 }

    func number(_ at: Int, _ size: Int) -> Int {
      (0..<size).reduce(0) { $0 | Int(byte(at + $1)) << (8 * $1) }
    }

    func signed(_ at: Int) -> Int { Int(Int32(truncatingIfNeeded: number(at, 4))) }
  }
}
