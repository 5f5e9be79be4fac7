internal import CCrypto

public typealias CCHmacAlgorithm = UInt32

// The numbers of CommonHMAC.h.
public var kCCHmacAlgSHA1: Int { 0 }
public var kCCHmacAlgMD5: Int { 1 }
public var kCCHmacAlgSHA256: Int { 2 }
public var kCCHmacAlgSHA384: Int { 3 }
public var kCCHmacAlgSHA512: Int { 4 }
public var kCCHmacAlgSHA224: Int { 5 }

/// The authentication code of data by a key. Nothing is written for an algorithm that isn't one of Common Crypto's.
///
/// - Parameter macOut: room for as many bytes as the algorithm's digest has.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  let names = ["SHA1", "MD5", "SHA256", "SHA384", "SHA512", "SHA224"]
  guard let macOut, algorithm < names.count else { return }
  // libcrypto takes no key of nil, and an empty one is a key.
  let none: [UInt8] = [0]
  none.withUnsafeBytes { none in
    _ = EVP_Q_mac(
      nil, "HMAC", nil, names[Int(algorithm)], nil, key ?? none.baseAddress,
      key == nil ? 0 : keyLength, data?.assumingMemoryBound(to: UInt8.self),
      data == nil ? 0 : dataLength, macOut.assumingMemoryBound(to: UInt8.self), 64, nil)
  }
}
