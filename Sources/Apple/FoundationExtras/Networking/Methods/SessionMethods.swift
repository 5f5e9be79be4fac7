import Foundation
import FoundationNetworking

#if canImport(Glibc)
  import Glibc
#endif

/// The replacement of URLSession's methods. Foundation's own can answer a request by a `URLProtocol` alone, and then
/// stop the process at a download, a redirect or a request for a password.
///
/// The functions beside this type have the symbols of Foundation's, so that calls whose target the compiler knows
/// reach them. Calls by way of the class find its table of methods, which is changed here.
enum SessionMethods {
  /// The libraries after this executable.
  private static var next: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -1) }

  /// Puts this package's methods into the class's table; does nothing the second time.
  static func replace() { _ = isReplaced }

  private static let isReplaced: Bool = {
    let table = methodTable(of: URLSession.self)
    for method in SessionMethod.allCases {
      guard let old = dlsym(next, method.rawValue), let new = dlsym(nil, method.rawValue),
        old != new,
        let index = table.firstIndex(of: old)
      else { continue }
      table[index] = new
    }
    return true
  }()

  /// The words of a class's metadata after its fixed fields: flags, sizes and description.
  private static func methodTable(
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

  /// Foundation's own method and the object to call it on: the two words of a closure. nil where this version of
  /// Foundation has none.
  static func original(
    _ method: SessionMethod, of session: URLSession
  ) -> (UnsafeMutableRawPointer, UnsafeMutableRawPointer)? {
    guard let address = dlsym(next, method.rawValue) else { return nil }
    return (address, Unmanaged.passRetained(session).toOpaque())
  }
}
