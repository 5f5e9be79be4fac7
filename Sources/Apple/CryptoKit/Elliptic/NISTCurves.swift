import Foundation

/// The curve P-256 of NIST's (SP 800-186).
public enum P256: _NISTCurve {
  public enum Signing {
    public typealias PublicKey = _NISTPublicKey<P256, _Signing>
    public typealias PrivateKey = _NISTPrivateKey<P256, _Signing>
    public typealias ECDSASignature = _NISTSignature<P256>
  }
  public enum KeyAgreement {
    public typealias PublicKey = _NISTPublicKey<P256, _Agreement>
    public typealias PrivateKey = _NISTPrivateKey<P256, _Agreement>
  }
  public static var _size: Int { 32 }
  public static var _identifier: [UInt8] { [6, 8, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 3, 1, 7] }
  public static var _order: [UInt8] {
    bytes("FFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551")
  }
  public static func _digest(_ bytes: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: bytes)) }
}

/// The curve P-384 of NIST's (SP 800-186).
public enum P384: _NISTCurve {
  public enum Signing {
    public typealias PublicKey = _NISTPublicKey<P384, _Signing>
    public typealias PrivateKey = _NISTPrivateKey<P384, _Signing>
    public typealias ECDSASignature = _NISTSignature<P384>
  }
  public enum KeyAgreement {
    public typealias PublicKey = _NISTPublicKey<P384, _Agreement>
    public typealias PrivateKey = _NISTPrivateKey<P384, _Agreement>
  }
  public static var _size: Int { 48 }
  public static var _identifier: [UInt8] { [6, 5, 0x2B, 0x81, 4, 0, 0x22] }
  public static var _order: [UInt8] {
    bytes(
      "FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFC7634D81F4372DDF581A0DB248B0A77AECEC196ACCC52973"
    )
  }
  public static func _digest(_ bytes: [UInt8]) -> [UInt8] { Array(SHA384.hash(data: bytes)) }
}

/// The curve P-521 of NIST's (SP 800-186).
public enum P521: _NISTCurve {
  public enum Signing {
    public typealias PublicKey = _NISTPublicKey<P521, _Signing>
    public typealias PrivateKey = _NISTPrivateKey<P521, _Signing>
    public typealias ECDSASignature = _NISTSignature<P521>
  }
  public enum KeyAgreement {
    public typealias PublicKey = _NISTPublicKey<P521, _Agreement>
    public typealias PrivateKey = _NISTPrivateKey<P521, _Agreement>
  }
  public static var _size: Int { 66 }
  public static var _identifier: [UInt8] { [6, 5, 0x2B, 0x81, 4, 0, 0x23] }
  public static var _order: [UInt8] {
    bytes(
      "01FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFA51868783BF2F966B7FCC0148F709A5D03BB5C9B8899C47AEBB6FB71E91386409"
    )
  }
  public static func _digest(_ bytes: [UInt8]) -> [UInt8] { Array(SHA512.hash(data: bytes)) }
}

/// The bytes of a text of hexadecimal digits.
private func bytes(_ digits: String) -> [UInt8] {
  let digits = Array(digits)
  return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
    UInt8(String(digits[$0...($0 + 1)]), radix: 16)
  }
}

/// A device's processor for keys, which there is none of here.
public enum SecureEnclave {
  public static var isAvailable: Bool { false }
}
