import Foundation

/// The baked icons, mapped into memory. Opening costs a look at the header; a name is found by
/// bisection, and only what is asked for is read. The layout stands in deps/bake/icons.py.
struct SymbolFile {
  static let name = "symbols.bin"
  private static let magic = Array("VSYM0001".utf8)
  private static let entrySize = 9

  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  private let data: Data
  private let count: Int

  init(path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else {
      throw Problem(
        description:
          "the icons are missing: there is no \(path). Run make deps in Vitrine's folder.")
    }
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    } catch {
      throw Problem(description: "the icons at \(path) can't be read: \(error)")
    }
    let damaged = Problem(
      description: "the icons at \(path) are damaged. Delete the file and run make deps.")
    guard data.count >= 12, Array(data.prefix(8)) == Self.magic else { throw damaged }
    let bytes = ByteReader(data)
    count = Int(bytes.uint32(at: 8) ?? 0)
    guard count > 0, 12 + count * Self.entrySize <= data.count else { throw damaged }
  }

  /// Where a name's symbol starts.
  func offset(of name: String) -> Int? {
    let wanted = Array(name.utf8)
    let bytes = ByteReader(data)
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let entry = 12 + middle * Self.entrySize
      guard let start = bytes.uint32(at: entry), let length = bytes.uint8(at: entry + 4),
        let found = bytes.bytes(at: Int(start), count: Int(length))
      else { return nil }
      if found.elementsEqual(wanted) { return bytes.uint32(at: entry + 5).map(Int.init) }
      if found.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Nil where the file hasn't the name, or is damaged at this symbol.
  func record(named name: String) -> SymbolRecord? {
    guard let offset = offset(of: name) else { return nil }
    return SymbolRecord(reading: ByteReader(data), at: offset)
  }
}
