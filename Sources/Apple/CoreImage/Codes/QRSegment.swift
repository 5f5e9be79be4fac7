/// A message in the densest of the modes that has all its characters: digits, alphanumeric, bytes.
struct QRSegment {
  private enum Mode: Int { case numeric = 1, alphanumeric = 2, byte = 4 }

  private let mode: Mode
  private let message: [UInt8]

  /// The value of a character is its place. Source: ISO/IEC 18004, table 5.
  private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)

  init(_ message: [UInt8]) {
    self.message = message
    if !message.isEmpty, message.allSatisfy({ (48...57).contains($0) }) {
      mode = .numeric
    } else if !message.isEmpty, message.allSatisfy(Self.alphabet.contains) {
      mode = .alphanumeric
    } else {
      mode = .byte
    }
  }

  private func lengthBits(version: Int) -> Int {
    let column = version < 10 ? 0 : version < 27 ? 1 : 2
    switch mode {
    case .numeric: return [10, 12, 14][column]
    case .alphanumeric: return [9, 11, 13][column]
    case .byte: return [8, 16, 16][column]
    }
  }

  func bitCount(version: Int) -> Int {
    let count = message.count
    let data =
      switch mode {
      case .numeric: count / 3 * 10 + [0, 4, 7][count % 3]
      case .alphanumeric: count / 2 * 11 + count % 2 * 6
      case .byte: count * 8
      }
    return 4 + lengthBits(version: version) + data
  }

  /// The codewords with terminator and padding.
  func words(version: Int, count: Int) -> [UInt8] {
    var bits: [Bool] = []
    func add(_ value: Int, _ length: Int) {
      for place in (0..<length).reversed() { bits.append(value >> place & 1 == 1) }
    }
    add(mode.rawValue, 4)
    add(message.count, lengthBits(version: version))
    switch mode {
    case .numeric:
      for start in stride(from: 0, to: message.count, by: 3) {
        let part = message[start..<min(start + 3, message.count)]
        add(part.reduce(0) { $0 * 10 + Int($1) - 48 }, [0, 4, 7, 10][part.count])
      }
    case .alphanumeric:
      let values = message.map { Self.alphabet.firstIndex(of: $0) ?? 0 }
      for start in stride(from: 0, to: values.count, by: 2) {
        if start + 1 < values.count {
          add(values[start] * 45 + values[start + 1], 11)
        } else {
          add(values[start], 6)
        }
      }
    case .byte: for byte in message { add(Int(byte), 8) }
    }
    for _ in 0..<min(4, count * 8 - bits.count) { bits.append(false) }
    while bits.count % 8 != 0 { bits.append(false) }
    var words = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    while words.count < count { words += [0xEC, 0x11].prefix(count - words.count) }
    return words
  }
}
