import Failures
import Foundation

/// A file that holds a property list.
package enum PropertyListFile {
  /// More than any project or Info.plist has.
  private static let sizeLimit = 64 << 20

  /// - Throws: a ``Failure`` that names file and line.
  package static func read(_ path: String) throws(Failure) -> PropertyList {
    let data = try data(of: path)
    if data.starts(with: Array("bplist".utf8)) || isXML(data) {
      return try foundation(data, path)
    }
    if isJSON(data) { return try json(data, path) }
    var parser = OldStyleListParser(data)
    do throws(OldStyleListParser.Mistake) {
      return try parser.list()
    } catch {
      throw Failure(
        "It \(error.predicate).", at: "\(path):\(error.line)",
        remedy: "Mend it there or just before; Xcode can't open it either.")
    }
  }

  /// - Throws: a ``Failure`` where it can't be read or is larger than such files are.
  package static func data(of path: String) throws(Failure) -> Data {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular,
      type != .typeSymbolicLink
    {
      throw Failure("It isn't a file.", at: path)
    }
    if let size = attributes?[.size] as? Int, size > sizeLimit {
      throw Failure("It has more than \(sizeLimit >> 20) MB.", at: path)
    }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      let exists = attributes != nil
      throw Failure(
        exists ? "It can't be read." : "There is no such file.", at: path,
        remedy: exists ? "Check its permissions." : nil)
    }
  }

  private static func isXML(_ data: Data) -> Bool {
    let start = data.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 0x20 }.prefix(9)
    return start.starts(with: Array("<?xml".utf8)) || start.starts(with: Array("<plist".utf8))
      || start.starts(with: Array("<!DOCTYPE".utf8))
  }

  /// Whether a dictionary's first key is followed by a colon: the old style has an equals sign there.
  private static func isJSON(_ data: Data) -> Bool {
    let space: (UInt8) -> Bool = { $0 <= 0x20 }
    let text = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    let start = text.drop(while: space)
    guard start.first == UInt8(ascii: "{") else { return false }
    let key = start.dropFirst().drop(while: space)
    guard key.first == UInt8(ascii: "\"") else { return false }
    let end = key.dropFirst().drop { $0 != UInt8(ascii: "\"") }
    return end.dropFirst().drop(while: space).first == UInt8(ascii: ":")
  }

  /// The form that `plutil -convert json` writes.
  private static func json(_ data: Data, _ path: String) throws(Failure) -> PropertyList {
    guard let list = try? JSONSerialization.jsonObject(with: data),
      let value = PropertyList(foundation: list)
    else { throw Failure("It isn't JSON throughout.", at: path) }
    return value
  }

  private static func foundation(_ data: Data, _ path: String) throws(Failure) -> PropertyList {
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      if let value = PropertyList(foundation: list) { return value }
    } catch {
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw Failure(
        "It isn't a property list" + (words.map { " (\(PlainText.line($0)))" } ?? "") + ".",
        at: path)
    }
    throw Failure("It isn't a property list.", at: path)
  }
}
