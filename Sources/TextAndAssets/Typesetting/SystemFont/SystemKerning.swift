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

  private static func read(_ text: String) -> Table {
    var table = Table(
      rows: [Int16](repeating: 0, count: 95 * 95), values: [Int16](repeating: 0, count: 4))
    func indices(_ characters: Substring) -> [Int] {
      characters.unicodeScalars.compactMap {
        $0 == "␣" ? 0 : (0x20...0x7E).contains($0.value) ? Int($0.value) - 0x20 : nil
      }
    }
    for line in text.split(separator: "\n") {
      let entries = line.split(separator: " ")
      guard let head = entries.first else { continue }
      let firsts = indices(head)
      for entry in entries.dropFirst() {
        guard let equals = entry.lastIndex(of: "=") else { continue }
        let cells = entry[entry.index(after: equals)...].split(separator: ",")
        let values = cells.compactMap { Int16($0) }
        guard values.count == 4 else { continue }
        let row = Int16(clamping: table.values.count / 4)
        table.values += values
        for first in firsts {
          for second in indices(entry[..<equals]) { table.rows[first * 95 + second] = row }
        }
      }
    }
    return table
  }
}
