import Foundation

/// CRC-32 as zlib and PNG have it (ISO 3309).
enum CyclicRedundancyCheck {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  static func crc32(of data: Data) -> UInt32 {
    data.withUnsafeBytes { bytes in
      ~bytes.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
    }
  }
}
