import Failures
import Foundation

/// A HAR file that breaks off, as one does whose export was interrupted.
struct HARCut {
  /// The entries that are whole.
  private(set) var entries = 0
  /// The line in which the file ends, from 1 on.
  private(set) var line = 1
  /// The offset, in bytes, after the last whole entry.
  private var end = 0
  /// The brackets that would have to follow it.
  private var closing = "]}}"

  /// The number of brackets that are open within the list of entries: the object, its `log`, the list.
  private static let listDepth = 3

  /// - Returns: nil for a file whose brackets are all closed, or that holds something else.
  init?(_ data: Data) {
    let isOpen = data.withUnsafeBytes { bytes -> Bool in
      line += bytes.count { $0 == UInt8(ascii: "\n") }
      return scan(bytes)
    }
    guard isOpen, end > 0 else { return nil }
  }

  /// - Returns: whether the end comes before all brackets are closed.
  private mutating func scan(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var depth = 0
    var isInList = false
    var key = Substring()
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        guard let close = Self.stringEnd(bytes, after: index) else { return true }
        if depth == Self.listDepth - 1 {
          key = Substring(decoding: bytes[(index + 1)..<min(close, index + 16)], as: UTF8.self)
        }
        index = close
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth == Self.listDepth, key == "entries", bytes[index] == UInt8(ascii: "[") {
          isInList = true
          end = index + 1
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if isInList, depth == Self.listDepth {
          entries += 1
          end = index + 1
        } else if isInList, depth < Self.listDepth {
          isInList = false
          end = index + 1
          closing = "}}"
        }
      default: break
      }
      index += 1
    }
    return depth > 0
  }

  /// The offset of the quote that ends a string; nil where the file ends before it.
  private static func stringEnd(_ bytes: UnsafeRawBufferPointer, after start: Int) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var index = start + 1
    while index < bytes.count,
      let found = memchr(base + index, 0x22, bytes.count - index)
    {
      let quote = UnsafeRawPointer(found) - base
      var slashes = 0
      while bytes[quote - 1 - slashes] == UInt8(ascii: "\\") { slashes += 1 }
      if slashes % 2 == 0 { return quote }
      index = quote + 1
    }
    return nil
  }

  func failure(_ path: String) -> Failure {
    Failure(
      "The HAR file ends in the middle, in line \(line); it has \(entries) whole entries, which are used.",
      at: path, remedy: "Export it again.")
  }

  /// The file up to its last whole entry, with its brackets closed.
  func mended(_ data: Data) -> Data { data.prefix(end) + Data(closing.utf8) }
}
