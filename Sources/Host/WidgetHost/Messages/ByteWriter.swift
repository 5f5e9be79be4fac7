import Foundation

/// A writer of the parts of a binary message: integers with their little end first; texts and data after their length.
struct ByteWriter {
  private(set) var data = Data()

  mutating func add(_ integer: some FixedWidthInteger) {
    withUnsafeBytes(of: integer.littleEndian) { data.append(contentsOf: $0) }
  }

  mutating func add(text: String) {
    var text = text
    text.withUTF8 { bytes in
      add(UInt32(clamping: bytes.count))
      data.append(contentsOf: bytes)
    }
  }

  mutating func add(data part: Data) {
    add(UInt32(clamping: part.count))
    data.append(part)
  }
}
