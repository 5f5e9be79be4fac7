import Foundation

/// A reader of the parts that a ``ByteWriter`` wrote; each is nil where the bytes aren't there.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func byte() -> UInt8? { rest.popFirst() }

  mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type) -> Value? {
    guard let bytes = take(MemoryLayout<Value>.size) else { return nil }
    return Value(littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(as: Value.self) })
  }

  mutating func doubles(_ count: Int) -> [Double]? {
    let numbers = (0..<count).compactMap { _ in integer(UInt64.self).map(Double.init(bitPattern:)) }
    return numbers.count == count ? numbers : nil
  }

  mutating func text() -> String? { part().flatMap { String(validating: $0, as: UTF8.self) } }

  mutating func data() -> Data? { part().map { Data($0) } }

  private mutating func part() -> ArraySlice<UInt8>? {
    integer(UInt32.self).flatMap { take(Int($0)) }
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}
