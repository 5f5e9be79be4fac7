import Foundation

/// One symbol as the file holds it: drawn once, or at four thicknesses of line.
struct SymbolRecord {
  /// A closed-contour path: a byte for each command, and the coordinates in order, on the grid.
  struct Path: Equatable {
    var commands: [UInt8]
    var coordinates: [CGFloat]
  }

  struct Layer {
    var path: Path
    var isEvenOdd: Bool
    var level: Int
  }

  struct Drawing {
    /// Left, top, right, bottom of the ink, on the grid of 256.
    var ink: [CGFloat]
    /// Ems; 0 where the rule decides.
    var width: CGFloat
    var layers: [Layer]
    var hierarchicalLayers: [Layer]
  }

  /// The thickness of the lines of the four masters, on the grid.
  static let thicknesses: [Double] = [8, 12, 16, 24]

  var masters: [Drawing]

  init?(reading bytes: ByteReader, at start: Int) {
    var offset = start
    guard let count = bytes.uint8(at: offset), count == 1 || count == 4 else { return nil }
    offset += 1
    masters = []
    for _ in 0..<count {
      guard let master = Self.readDrawing(bytes, &offset) else { return nil }
      masters.append(master)
    }
  }

  private static func readDrawing(_ bytes: ByteReader, _ offset: inout Int) -> Drawing? {
    let numbers = (0..<5).compactMap { bytes.float(at: offset + 4 * $0).map { CGFloat($0) } }
    guard numbers.count == 5, let plain = bytes.uint8(at: offset + 20),
      let levels = bytes.uint8(at: offset + 21)
    else { return nil }
    offset += 22
    var layers: [Layer] = []
    for _ in 0..<Int(clamping: plain) + Int(clamping: levels) {
      guard let rule = bytes.uint8(at: offset), let level = bytes.uint8(at: offset + 1),
        let position = bytes.uint32(at: offset + 2), let path = readPath(bytes, at: Int(position))
      else { return nil }
      layers.append(Layer(path: path, isEvenOdd: rule == 1, level: Int(level)))
      offset += 6
    }
    return Drawing(
      ink: Array(numbers[0..<4]), width: numbers[4],
      layers: Array(layers.prefix(Int(clamping: plain))),
      hierarchicalLayers: Array(layers.dropFirst(Int(clamping: plain))))
  }

  private static func readPath(_ bytes: ByteReader, at start: Int) -> Path? {
    guard let count = bytes.uint16(at: start),
      let commands = bytes.bytes(at: start + 2, count: Int(count)),
      commands.allSatisfy({ $0 <= 3 })
    else { return nil }
    var offset = start + 2 + Int(count)
    var coordinates: [CGFloat] = []
    let numbers = commands.reduce(0) { $0 + [2, 2, 6, 0][Int($1)] }
    coordinates.reserveCapacity(numbers)
    for _ in 0..<numbers {
      guard let value = bytes.int16(at: offset) else { return nil }
      coordinates.append(CGFloat(value) / 64)
      offset += 2
    }
    return Path(commands: Array(commands), coordinates: coordinates)
  }
}
