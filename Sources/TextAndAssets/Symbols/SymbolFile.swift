internal import CDeflate
import Foundation
import InstalledFiles

/// The baked icons, mapped into memory. Opening reads the header alone; a name is found by bisection,
/// and only the symbols that are drawn are read. deps/bake/icons.py describes the layout.
struct SymbolFile {
  static let name = "sf-symbols.bin"
  private static let magic = Array("VSYM0002".utf8)
  private static let headerSize = 16
  private static let entrySize = 9

  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  private let data: Data
  private let count: Int
  private let path: String

  init(path: String) throws {
    self.path = path
    guard FileManager.default.fileExists(atPath: path) else {
      throw Problem(
        description:
          "the icons are missing: there is no \(path). \(InstalledFiles.repair)")
    }
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    } catch {
      throw Self.unreadable(path, "\(error)")
    }
    guard data.count >= Self.headerSize, Array(data.prefix(8)) == Self.magic else {
      throw Self.damaged(path)
    }
    count = Int(ByteReader(data).uint32(at: 12) ?? 0)
    guard count > 0, Self.headerSize + count * Self.entrySize <= data.count else {
      throw Self.damaged(path)
    }
  }

  /// Reads all of the file.
  /// - Throws: a ``Problem``, where it can't be read or a byte differs from what was baked.
  func checkAll() throws {
    let expected = ByteReader(data).uint32(at: 8)
    guard try checksum() == expected else { throw Self.damaged(path) }
  }

  /// The checksum of the bytes from the twelfth on, which follow the one that the file states. The file is read part by
  /// part: to map each of its pages takes several times as long.
  private func checksum() throws -> UInt32 {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Self.unreadable(path, String(cString: strerror(errno))) }
    defer { close(file) }
    var part = [UInt8](repeating: 0, count: 1 << 16)
    var sum: UInt32 = 0
    var offset: off_t = 12
    while true {
      let count = pread(file, &part, part.count, offset)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw Self.unreadable(path, String(cString: strerror(errno))) }
      if count == 0 { return sum }
      sum = libdeflate_crc32(sum, part, count)
      offset += count
    }
  }

  private static func unreadable(_ path: String, _ reason: String) -> Problem {
    Problem(
      description:
        "the icons at \(path) can't be read: \(reason). Check the file's permissions and its disk."
    )
  }

  private static func damaged(_ path: String) -> Problem {
    Problem(
      description: "the icons at \(path) are damaged. Delete the file. \(InstalledFiles.repair)")
  }

  /// The offset of a name's symbol, in bytes of the file.
  func offset(of name: String) -> Int? {
    let wanted = Array(name.utf8)
    let bytes = ByteReader(data)
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let entry = Self.headerSize + middle * Self.entrySize
      guard let start = bytes.uint32(at: entry), let length = bytes.uint8(at: entry + 4),
        let found = bytes.bytes(at: Int(clamping: start), count: Int(clamping: length))
      else { return nil }
      if found.elementsEqual(wanted) { return bytes.uint32(at: entry + 5).map(Int.init) }
      if found.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The symbol of a name; nil where the file hasn't the name, or is damaged there.
  func record(named name: String) -> SymbolRecord? {
    guard let offset = offset(of: name) else { return nil }
    return SymbolRecord(reading: ByteReader(data), at: offset)
  }
}
