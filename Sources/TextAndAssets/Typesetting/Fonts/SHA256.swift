import CSHA2

/// FIPS 180-4's SHA-256 of a file, which tells whether a font is the pinned one.
enum SHA256 {
  /// 64 hexadecimal digits; nil where the file can't be read.
  static func hexDigest(ofFileAt path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 65) { digits in
      SHA256File(path, digits.baseAddress).map { String(cString: $0) }
    }
  }
}
