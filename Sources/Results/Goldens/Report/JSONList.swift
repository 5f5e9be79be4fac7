import Foundation

/// A list of objects in a JSON object, found without decoding it: where each element lies.
package struct JSONList {
  /// The bytes of each element, as ranges of the data's own indices.
  private(set) var elements: [Range<Data.Index>] = []
  /// The object with an empty list in the place of this one.
  private(set) var rest: Data

  /// - Returns: nil where there isn't one list of objects by that name; then the data is to be decoded whole,
  ///   which finds out what is wrong.
  init?(named name: String, in data: Data) {
    rest = data
    let scan = JSONListScan(name: Array(name.utf8))
    let found = data.withUnsafeBytes { scan.find(in: $0.bindMemory(to: UInt8.self)) }
    guard let found else { return nil }
    let start = data.startIndex
    elements = found.elements.map { start + $0.lowerBound..<start + $0.upperBound }
    rest = data[..<(start + found.list.lowerBound)] + Data("[]".utf8)
    rest += data[(start + found.list.upperBound)...]
  }
}

/// A walk over JSON's brackets and strings.
private struct JSONListScan {
  let name: [UInt8]

  init(name: [UInt8]) { self.name = name }

  /// - Returns: offsets of the list with its brackets, and of its elements.
  func find(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> (list: Range<Int>, elements: [Range<Int>])? {
    var depth = 0
    var list: Int?
    var end: Int?
    var element = 0
    var commas = 0
    var elements: [Range<Int>] = []
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "\""):
        let start = at + 1
        at = endOfString(from: start, in: bytes)
        // A second list of this name, or something else in the list.
        if depth == 2, list != nil, end == nil { return nil }
        if depth == 1, isName(start..<at, in: bytes), let bracket = listAfter(at + 1, in: bytes) {
          if list != nil { return nil }
          list = bracket
          at = bracket
          depth = 2
        }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth == 3, list != nil, end == nil {
          if byte != UInt8(ascii: "{") || commas != elements.count { return nil }
          element = at
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 2, list != nil, end == nil { elements.append(element..<at + 1) }
        if depth == 1, list != nil, end == nil { end = at + 1 }
      case UInt8(ascii: ","):
        if depth == 2, list != nil, end == nil { commas += 1 }
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
        UInt8(ascii: "\t"):
        break
      default: if depth == 2, list != nil, end == nil { return nil }
      }
      at += 1
    }
    guard let list, let end, depth == 0, commas == max(elements.count - 1, 0) else { return nil }
    return (list..<end, elements)
  }

  private func isName(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    range.count == name.count
      && name.indices.allSatisfy { bytes[range.lowerBound + $0] == name[$0] }
  }

  /// The place of the quotation mark that ends a string, or the end of the data.
  private func endOfString(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var at = start
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
      at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(at, bytes.count)
  }

  /// The place of the bracket that opens the list of a key, whose string ends before `start`.
  private func listAfter(_ start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var at = start
    var isValue = false
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
      case UInt8(ascii: ":") where !isValue: isValue = true
      case UInt8(ascii: "[") where isValue: return at
      default: return nil
      }
      at += 1
    }
    return nil
  }
}
