import Foundation

/// SHA256.
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static var blockByteCount: Int { 64 }
  public static var byteCount: Int { 32 }
  private var hashed = HashedBytes()
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    hashed.append(bufferPointer)
  }
  public func finalize() -> SHA256Digest {
    SHA256Digest(bytes: hashed.digest("SHA256", count: 32))
  }
}

/// The result of SHA256.
public struct SHA256Digest: Digest {
  let bytes: [UInt8]
  public static var byteCount: Int { 32 }
  public var description: String { "SHA256 digest: " + hexadecimal(bytes) }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public static func == <D: DataProtocol>(a: SHA256Digest, b: D) -> Bool {
    a.bytes.elementsEqual(b)
  }
}

/// SHA384.
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static var blockByteCount: Int { 128 }
  public static var byteCount: Int { 48 }
  private var hashed = HashedBytes()
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    hashed.append(bufferPointer)
  }
  public func finalize() -> SHA384Digest {
    SHA384Digest(bytes: hashed.digest("SHA384", count: 48))
  }
}

/// The result of SHA384.
public struct SHA384Digest: Digest {
  let bytes: [UInt8]
  public static var byteCount: Int { 48 }
  public var description: String { "SHA384 digest: " + hexadecimal(bytes) }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public static func == <D: DataProtocol>(a: SHA384Digest, b: D) -> Bool {
    a.bytes.elementsEqual(b)
  }
}

/// SHA512.
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static var blockByteCount: Int { 128 }
  public static var byteCount: Int { 64 }
  private var hashed = HashedBytes()
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    hashed.append(bufferPointer)
  }
  public func finalize() -> SHA512Digest {
    SHA512Digest(bytes: hashed.digest("SHA512", count: 64))
  }
}

/// The result of SHA512.
public struct SHA512Digest: Digest {
  let bytes: [UInt8]
  public static var byteCount: Int { 64 }
  public var description: String { "SHA512 digest: " + hexadecimal(bytes) }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public static func == <D: DataProtocol>(a: SHA512Digest, b: D) -> Bool {
    a.bytes.elementsEqual(b)
  }
}

extension Insecure {
  /// SHA1.
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 20 }
    private var hashed = HashedBytes()
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      hashed.append(bufferPointer)
    }
    public func finalize() -> SHA1Digest {
      SHA1Digest(bytes: hashed.digest("SHA1", count: 20))
    }
  }

  /// The result of SHA1.
  public struct SHA1Digest: Digest {
    let bytes: [UInt8]
    public static var byteCount: Int { 20 }
    public var description: String { "SHA1 digest: " + hexadecimal(bytes) }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
    public static func == <D: DataProtocol>(a: SHA1Digest, b: D) -> Bool {
      a.bytes.elementsEqual(b)
    }
  }

  /// MD5.
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 16 }
    private var hashed = HashedBytes()
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      hashed.append(bufferPointer)
    }
    public func finalize() -> MD5Digest {
      MD5Digest(bytes: hashed.digest("MD5", count: 16))
    }
  }

  /// The result of MD5.
  public struct MD5Digest: Digest {
    let bytes: [UInt8]
    public static var byteCount: Int { 16 }
    public var description: String { "MD5 digest: " + hexadecimal(bytes) }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
    public static func == <D: DataProtocol>(a: MD5Digest, b: D) -> Bool { a.bytes.elementsEqual(b) }
  }
}
