// Common Crypto's digests and authentication codes, by the system's libcrypto. Ciphers aren't here.
internal import CCrypto

public typealias CC_LONG = UInt32

public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
public var CC_SHA224_DIGEST_LENGTH: Int32 { 28 }
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }

/// The data of a digest that is made in steps.
private struct Pending {
  var bytes: [UInt8] = []

  mutating func append(_ data: UnsafeRawPointer?, _ count: CC_LONG) {
    guard let data else { return }
    bytes += UnsafeRawBufferPointer(start: data, count: Int(count))
  }
}

/// - Returns: the digest, or nil where nothing takes it.
private func digest(
  _ name: String, _ data: UnsafeRawPointer?, _ count: Int, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let digest else { return nil }
  return EVP_Q_digest(nil, name, nil, data, data == nil ? 0 : count, digest, nil) == 1
    ? digest : nil
}

public struct CC_MD5_CTX {
  fileprivate var pending = Pending()
  public init() {}
}

public struct CC_SHA1_CTX {
  fileprivate var pending = Pending()
  public init() {}
}

public struct CC_SHA256_CTX {
  fileprivate var pending = Pending()
  public init() {}
}

public struct CC_SHA512_CTX {
  fileprivate var pending = Pending()
  public init() {}
}

// MARK: MD5

@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest("MD5", data, Int(len), md) }

@discardableResult public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
  c.pointee = CC_MD5_CTX()
  return 1
}

@discardableResult public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c.pointee.pending.append(data, len)
  return 1
}

@discardableResult public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>
) -> Int32 {
  let bytes = c.pointee.pending.bytes
  c.pointee = CC_MD5_CTX()
  return digest("MD5", bytes, bytes.count, md) == nil ? 0 : 1
}

// MARK: SHA1

@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest("SHA1", data, Int(len), md) }

@discardableResult public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
  c.pointee = CC_SHA1_CTX()
  return 1
}

@discardableResult public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c.pointee.pending.append(data, len)
  return 1
}

@discardableResult public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>
) -> Int32 {
  let bytes = c.pointee.pending.bytes
  c.pointee = CC_SHA1_CTX()
  return digest("SHA1", bytes, bytes.count, md) == nil ? 0 : 1
}

// MARK: SHA224

@discardableResult public func CC_SHA224(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest("SHA224", data, Int(len), md) }

@discardableResult public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
  c.pointee = CC_SHA256_CTX()
  return 1
}

@discardableResult public func CC_SHA224_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c.pointee.pending.append(data, len)
  return 1
}

@discardableResult public func CC_SHA224_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>
) -> Int32 {
  let bytes = c.pointee.pending.bytes
  c.pointee = CC_SHA256_CTX()
  return digest("SHA224", bytes, bytes.count, md) == nil ? 0 : 1
}

// MARK: SHA256

@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest("SHA256", data, Int(len), md) }

@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
  c.pointee = CC_SHA256_CTX()
  return 1
}

@discardableResult public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c.pointee.pending.append(data, len)
  return 1
}

@discardableResult public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>
) -> Int32 {
  let bytes = c.pointee.pending.bytes
  c.pointee = CC_SHA256_CTX()
  return digest("SHA256", bytes, bytes.count, md) == nil ? 0 : 1
}

// MARK: SHA384

@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest("SHA384", data, Int(len), md) }

@discardableResult public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
  c.pointee = CC_SHA512_CTX()
  return 1
}

@discardableResult public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c.pointee.pending.append(data, len)
  return 1
}

@discardableResult public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>
) -> Int32 {
  let bytes = c.pointee.pending.bytes
  c.pointee = CC_SHA512_CTX()
  return digest("SHA384", bytes, bytes.count, md) == nil ? 0 : 1
}

// MARK: SHA512

@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest("SHA512", data, Int(len), md) }

@discardableResult public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
  c.pointee = CC_SHA512_CTX()
  return 1
}

@discardableResult public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c.pointee.pending.append(data, len)
  return 1
}

@discardableResult public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>
) -> Int32 {
  let bytes = c.pointee.pending.bytes
  c.pointee = CC_SHA512_CTX()
  return digest("SHA512", bytes, bytes.count, md) == nil ? 0 : 1
}
