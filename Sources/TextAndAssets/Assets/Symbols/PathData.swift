import DisplayList
import Foundation

/// The data of an SVG path as segments of lines and curves.
///
/// Source: W3C, Scalable Vector Graphics 2, 9.3 Path data.
struct PathData {
  private(set) var segments: [Outline.Segment] = []
  private var numbers: Numbers
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, which a smooth curve mirrors.
  private var control: (point: CGPoint, isCubic: Bool)?

  /// The greatest number of segments that are read; no real symbol has as many.
  private static let limit = 100_000

  /// Reads a path's data. The path ends at the first command that can't be read, as in browsers.
  init(_ text: String) {
    numbers = Numbers(bytes: Array(text.utf8))
    while segments.count < Self.limit, let command = numbers.command() {
      let isRelative = command >= UInt8(ascii: "a")
      let letter = isRelative ? command - 32 : command
      if letter == UInt8(ascii: "Z") {
        segments.append(.close)
        point = start
        control = nil
        continue
      }
      guard segments.isEmpty == false || letter == UInt8(ascii: "M"),
        draw(letter, isRelative)
      else { return }
      var next = letter == UInt8(ascii: "M") ? UInt8(ascii: "L") : letter
      while segments.count < Self.limit, numbers.hasNumber {
        if !draw(next, isRelative) { return }
        next = letter == UInt8(ascii: "M") ? UInt8(ascii: "L") : letter
      }
    }
  }

  private mutating func draw(_ letter: UInt8, _ isRelative: Bool) -> Bool {
    let origin = isRelative ? point : .zero
    func moved(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: origin.x + x, y: origin.y + y) }
    switch letter {
    case UInt8(ascii: "M"):
      guard let x = numbers.number(), let y = numbers.number() else { return false }
      point = moved(x, y)
      start = point
      control = nil
      segments.append(.move(point))
    case UInt8(ascii: "L"):
      guard let x = numbers.number(), let y = numbers.number() else { return false }
      line(to: moved(x, y))
    case UInt8(ascii: "H"):
      guard let x = numbers.number() else { return false }
      line(to: CGPoint(x: origin.x + x, y: point.y))
    case UInt8(ascii: "V"):
      guard let y = numbers.number() else { return false }
      line(to: CGPoint(x: point.x, y: origin.y + y))
    case UInt8(ascii: "C"):
      guard let v = numbers.numbers(6) else { return false }
      curve(to: moved(v[4], v[5]), moved(v[0], v[1]), moved(v[2], v[3]))
    case UInt8(ascii: "S"):
      guard let v = numbers.numbers(4) else { return false }
      curve(to: moved(v[2], v[3]), mirrored(isCubic: true), moved(v[0], v[1]))
    case UInt8(ascii: "Q"):
      guard let v = numbers.numbers(4) else { return false }
      quadratic(to: moved(v[2], v[3]), moved(v[0], v[1]))
    case UInt8(ascii: "T"):
      guard let v = numbers.numbers(2) else { return false }
      quadratic(to: moved(v[0], v[1]), mirrored(isCubic: false))
    case UInt8(ascii: "A"):
      guard let radii = numbers.numbers(3), let isLarge = numbers.flag(),
        let isClockwise = numbers.flag(), let end = numbers.numbers(2)
      else { return false }
      let arc = EllipticalArc(
        from: point, to: moved(end[0], end[1]), radii: CGSize(width: radii[0], height: radii[1]),
        rotation: radii[2], isLarge: isLarge, isClockwise: isClockwise)
      for part in arc.curves { curve(to: part.end, part.control1, part.control2) }
      point = moved(end[0], end[1])
      control = nil
    default: return false
    }
    return true
  }

  private mutating func line(to end: CGPoint) {
    segments.append(.line(end))
    point = end
    control = nil
  }

  private mutating func curve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    segments.append(.cubic(end, control1: control1, control2: control2))
    point = end
    control = (control2, true)
  }

  private mutating func quadratic(to end: CGPoint, _ middle: CGPoint) {
    func toward(_ from: CGPoint) -> CGPoint {
      CGPoint(x: from.x + 2 / 3 * (middle.x - from.x), y: from.y + 2 / 3 * (middle.y - from.y))
    }
    segments.append(.cubic(end, control1: toward(point), control2: toward(end)))
    point = end
    control = (middle, false)
  }

  private func mirrored(isCubic: Bool) -> CGPoint {
    guard let control, control.isCubic == isCubic else { return point }
    return CGPoint(x: 2 * point.x - control.point.x, y: 2 * point.y - control.point.y)
  }

  // MARK: Numbers

  private struct Numbers {
    let bytes: [UInt8]
    var index = 0

    private mutating func skip() {
      while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ",") {
        index += 1
      }
    }

    mutating func command() -> UInt8? {
      skip()
      guard index < bytes.count, (0x41...0x7A).contains(bytes[index]) else { return nil }
      index += 1
      return bytes[index - 1]
    }

    var hasNumber: Bool {
      mutating get {
        skip()
        guard index < bytes.count else { return false }
        return Self.isDigit(bytes[index]) || [0x2B, 0x2D, 0x2E].contains(bytes[index])
      }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    mutating func number() -> CGFloat? {
      guard hasNumber else { return nil }
      let start = index
      if bytes[index] == 0x2B || bytes[index] == 0x2D { index += 1 }
      func digits() { while index < bytes.count, Self.isDigit(bytes[index]) { index += 1 } }
      digits()
      if index < bytes.count, bytes[index] == 0x2E {
        index += 1
        digits()
      }
      if index + 1 < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
        let next = bytes[index + 1]
        if Self.isDigit(next) || ((next == 0x2B || next == 0x2D) && index + 2 < bytes.count) {
          index += 2
          digits()
        }
      }
      guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
        abs(value) < 1e7
      else { return nil }
      return CGFloat(value)
    }

    mutating func numbers(_ count: Int) -> [CGFloat]? {
      var values: [CGFloat] = []
      for _ in 0..<count {
        guard let value = number() else { return nil }
        values.append(value)
      }
      return values
    }

    /// A flag of an arc, which needs no space after it.
    mutating func flag() -> Bool? {
      skip()
      guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else { return nil }
      index += 1
      return bytes[index - 1] == 0x31
    }
  }
}
