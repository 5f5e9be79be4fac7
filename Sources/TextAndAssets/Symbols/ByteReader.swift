import Foundation

/// Little-endian numbers out of bytes that need not be aligned; nil past the end.
struct ByteReader {
  private let data: Data

  init(_ data: Data) { self.data = data }

  func uint8(at offset: Int) -> UInt8? { load(UInt8.self, at: offset) }
  func uint16(at offset: Int) -> UInt16? {
    load(UInt16.self, at: offset).map(UInt16.init(littleEndian:))
  }
  func int16(at offset: Int) -> Int16? {
    load(Int16.self, at: offset).map(Int16.init(littleEndian:))
  }
  func uint32(at offset: Int) -> UInt32? {
    load(UInt32.self, at: offset).map(UInt32.init(littleEndian:))
  }
  func float(at offset: Int) -> Float? { uint32(at: offset).map(Float.init(bitPattern:)) }

  func bytes(at offset: Int, count: Int) -> Data? {
    guard offset >= 0, count >= 0, offset + count <= data.count else { return nil }
    return data[data.startIndex + offset..<data.startIndex + offset + count]
  }

  private func load<T: BitwiseCopyable>(_ type: T.Type, at offset: Int) -> T? {
    guard offset >= 0, offset + MemoryLayout<T>.size <= data.count else { return nil }
    return data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) }
  }
}
