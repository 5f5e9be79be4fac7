import Foundation

/// A palette PNG without compression, for pictures that only need to be there.
enum PlainPNG {
  /// - Parameter palette: red, green, blue.
  static func encode(
    width: Int, height: Int, palette: [(UInt8, UInt8, UInt8)], index: (Int, Int) -> Int
  ) -> Data {
    var rows: [UInt8] = []
    rows.reserveCapacity((width + 1) * height)
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width { rows.append(UInt8(index(x, y))) }
    }
    var out = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    append("IHDR", big(UInt32(width)) + big(UInt32(height)) + [8, 3, 0, 0, 0], to: &out)
    append("PLTE", palette.flatMap { [$0.0, $0.1, $0.2] }, to: &out)
    append("IDAT", stored(rows), to: &out)
    append("IEND", [], to: &out)
    return out
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func append(_ name: String, _ body: [UInt8], to out: inout Data) {
    let content = Array(name.utf8) + body
    out.append(contentsOf: big(UInt32(body.count)))
    out.append(contentsOf: content)
    out.append(contentsOf: big(checksum(content)))
  }

  /// zlib's container around blocks that are stored as they are.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65535, bytes.count)
      let length = UInt16(end - start)
      out.append(end == bytes.count ? 1 : 0)
      for word in [length, ~length] { out += [UInt8(word & 255), UInt8(word >> 8)] }
      out += bytes[start..<end]
      start = end
    } while start < bytes.count
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return out + big(high << 16 | low)
  }

  private static let table: [UInt32] = (0..<256).map { start in
    (0..<8).reduce(UInt32(start)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 255)] ^ ($0 >> 8) }
  }
}
