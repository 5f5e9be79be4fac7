internal import CSHA2

/// FIPS 180-4's SHA-256, which tells whether a font is the pinned one, and a picture the one that was looked
/// at.
package enum SHA256 {
  /// 64 hexadecimal digits; nil where the file can't be read.
  package static func hexDigest(ofFileAt path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 65) { digits in
      SHA256File(path, digits.baseAddress).map { String(cString: $0) }
    }
  }

  /// 64 hexadecimal digits.
  package static func hexDigest(of bytes: [UInt8]) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 65) { digits in
      SHA256Data(bytes, bytes.count, digits.baseAddress).map { String(cString: $0) } ?? ""
    }
  }
}
