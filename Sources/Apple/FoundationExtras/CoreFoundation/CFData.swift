import Foundation

/// Data with a copy of bytes.
public func CFDataCreate(
  _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) -> CFData! {
  guard let bytes, length > 0 else { return NSData() }
  return NSData(bytes: bytes, length: length)
}

/// Data without bytes yet.
///
/// - Parameter capacity: the bytes that it may have at most, which is not kept; 0 for any number.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}

/// The address of the bytes, which lasts as long as the data.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
  data.bytes.assumingMemoryBound(to: UInt8.self)
}

/// The address of bytes that can be changed, which lasts until the length changes.
public func CFDataGetMutableBytePtr(_ data: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  data.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// The number of bytes.
public func CFDataGetLength(_ data: CFData!) -> CFIndex { data.length }

/// Cuts the data off, or lengthens them by zeros.
public func CFDataSetLength(_ data: CFMutableData!, _ length: CFIndex) {
  data.length = max(0, length)
}

public func CFDataAppendBytes(
  _ data: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) {
  guard let bytes, length > 0 else { return }
  data.append(bytes, length: length)
}
