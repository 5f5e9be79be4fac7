/// SF's kerning of pairs at one weight and optical size.
struct SystemKerning {
  private let bold: Double
  private let display: Double

  /// - Parameters:
  ///   - bold: 0 for regular, 1 for bold; lighter and bolder ones are kerned as these.
  ///   - display: 0 for the cut for text, 1 for that for display.
  init(bold: Double, display: Double) {
    self.bold = bold
    self.display = display
  }

  /// Ems, added between two characters.
  func ems(_ first: UInt16, _ second: UInt16) -> Float {
    guard let first = Self.index(of: first), let second = Self.index(of: second) else { return 0 }
    let row = Int(Self.table.rows[first * 95 + second])
    guard row > 0 else { return 0 }
    let values = Self.table.values
    func at(_ column: Int) -> Double {
      let text = Double(values[row * 4 + column])
      return text + (Double(values[row * 4 + column + 1]) - text) * display
    }
    let regular = at(0)
    return Float((regular + (at(2) - regular) * bold) / 2048)
  }

  /// Curly quotation marks are kerned as straight ones.
  private static func index(of unit: UInt16) -> Int? {
    switch unit {
    case 0x2018, 0x2019: return 0x27 - 0x20
    case 0x201C, 0x201D: return 0x22 - 0x20
    default: return SharedOutlines.index(of: unit)
    }
  }

  private struct Table {
    /// The number of a row of four values for each pair of the 95 printable characters of ASCII; 0 for no kerning.
    var rows: [Int16]
    var values: [Int16]
  }

  private static let table = read(pairs)

  /// Read byte by byte: each process does it, and texts take ten times as long.
  private static func read(_ text: String) -> Table {
    var table = Table(
      rows: [Int16](repeating: 0, count: 95 * 95), values: [Int16](repeating: 0, count: 4))
    var text = text
    text.withUTF8 { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        let entries = line.split(separator: UInt8(ascii: " "))
        guard let head = entries.first else { continue }
        let firsts = indices(head)
        for entry in entries.dropFirst() {
          guard let equals = entry.lastIndex(of: UInt8(ascii: "=")) else { continue }
          let values = entry[(equals + 1)...].split(separator: UInt8(ascii: ",")).compactMap(number)
          guard values.count == 4 else { continue }
          let row = Int16(clamping: table.values.count / 4)
          table.values += values
          let seconds = indices(entry[..<equals])
          for first in firsts {
            for second in seconds { table.rows[first * 95 + second] = row }
          }
        }
      }
    }
    return table
  }

  /// The indices of characters. A space is written as U+2423, which is recognized by the first of its three bytes.
  private static func indices(_ characters: Slice<UnsafeBufferPointer<UInt8>>) -> [Int] {
    characters.compactMap { byte in
      switch byte {
      case 0xE2: 0
      case 0x20...0x7E: Int(byte) - 0x20
      default: nil
      }
    }
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int16? {
    let isNegative = digits.first == UInt8(ascii: "-")
    var value = 0
    for digit in isNegative ? digits.dropFirst() : digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit), value < 10_000 else {
        return nil
      }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return digits.isEmpty ? nil : Int16(exactly: isNegative ? -value : value)
  }
}
