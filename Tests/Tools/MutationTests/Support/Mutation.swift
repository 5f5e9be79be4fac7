/// Damaged copies of a file, the same for the same seed: bits turned, bytes and numbers replaced by extreme ones, parts
/// removed, repeated and moved, the end cut off.
struct Mutation {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0xD134_2543_DE82_EF95 }

  mutating func damaged(_ file: [UInt8], isText: Bool) -> [UInt8] {
    var file = file
    for _ in 0..<1 + below(5) {
      guard !file.isEmpty else { break }
      if isText, below(2) == 0 { replaceNumber(in: &file) } else { change(&file) }
    }
    if below(8) == 0 { file.removeLast(below(file.count + 1)) }
    return file
  }

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() % UInt64(limit)) : 0 }

  private mutating func change(_ file: inout [UInt8]) {
    let at = below(file.count)
    let part = at..<min(at + 1 + below(64), file.count)
    switch below(7) {
    case 0: file[at] ^= 1 << UInt8(below(8))
    case 1: file[at] = UInt8(truncatingIfNeeded: next())
    case 2: for index in part.prefix(8) { file[index] = [0, 0xFF, 0x7F, 0x80][below(4)] }
    case 3: file.removeSubrange(part)
    case 4: file.insert(contentsOf: file[part], at: at)
    case 5: file.insert(contentsOf: Array("[[[[{{{{".utf8), at: at)
    default:
      let from = below(file.count - part.count + 1)
      file.replaceSubrange(part, with: Array(file[from..<from + part.count]))
    }
  }

  private static let numbers = [
    "0", "-1", "1e30", "1e400", "-1e400", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808",
    "18446744073709551616", "4294967296", "2147483648", "1e-400", "3e20", "nan", "inf", "0.1", "00",
    "null", "true",
    "\"\"", "[]", "{}", "\"%99999999$lld\"", "\"\\ud800\"",
  ].map { Array($0.utf8) }

  /// Replaces digits that stand together by a number that is extreme, or none.
  private mutating func replaceNumber(in file: inout [UInt8]) {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    let start = below(file.count)
    guard let first = file[start...].firstIndex(where: isDigit) else { return change(&file) }
    let end = file[first...].firstIndex { !isDigit($0) } ?? file.endIndex
    file.replaceSubrange(first..<end, with: Self.numbers[below(Self.numbers.count)])
  }
}
