#if canImport(Glibc)
  import Glibc
#endif

/// The table in which calls by way of a class find its methods. Functions here that have the symbols of Foundation's
/// methods are put into it.
enum MethodTable {
  /// The libraries after this executable.
  private static var next: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -1) }

  /// Puts this package's functions in the place of a class's methods.
  static func replace(_ symbols: [String], of type: AnyClass) {
    let table = methods(of: type)
    for symbol in symbols {
      guard let old = dlsym(next, symbol), let new = dlsym(nil, symbol), old != new,
        let index = table.firstIndex(of: old)
      else { continue }
      table[index] = new
    }
  }

  /// The words of a class's metadata after its fixed fields: flags, sizes and description.
  private static func methods(
    of type: AnyClass
  ) -> UnsafeMutableBufferPointer<UnsafeMutableRawPointer?> {
    let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
    let addressPoint = metadata.load(fromByteOffset: 36, as: UInt32.self)
    let start = 48
    return UnsafeMutableBufferPointer(
      start: (metadata + start).assumingMemoryBound(to: UnsafeMutableRawPointer?.self),
      count: (Int(clamping: size) - Int(clamping: addressPoint) - start)
        / MemoryLayout<UnsafeMutableRawPointer?>.stride
    )
  }

  /// The library's own method and the object to call it on: the two words of a closure. nil where this version of the
  /// library has none.
  static func original(
    _ symbol: String, of object: AnyObject
  ) -> (UnsafeMutableRawPointer, UnsafeMutableRawPointer)? {
    guard let address = dlsym(next, symbol) else { return nil }
    return (address, Unmanaged.passRetained(object).toOpaque())
  }
}
