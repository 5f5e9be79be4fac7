import DisplayList
import Foundation

/// The position and size of a symbol beside text: SF's geometry, as far as it could be measured.
package struct SymbolPlacement {
  /// Ems for one unit of the icons' grid of 256. A circle's ink is 0.996 em wide (16.9 pt at 17 pt
  /// in swift-snapshot-testing's testSwiftUIView_iOS.size-that-fits.png), and 208 units here.
  static let unit: CGFloat = 0.996 / 208
  /// The same for icons of lines, which are drawn 2 units thicker at regular than they were made: their
  /// circle is as wide.
  static let lineUnit: CGFloat = 0.996 / 210
  /// Symbols are centred on the middle of the capitals: 1443 / 2048 em high in SF, halved.
  static let centre: CGFloat = 1443.0 / 2048 / 2
  /// Ems of air that belong to the symbol on each side, above and below. 0.088: a circle's image
  /// is 19.8 pt wide at 17 pt (ferrostar's testLoadingBanner.1.png), and an image of
  /// chevron.compact.down at 64 pt is 25.67 pt high around 14.33 pt of ink
  /// (developer.apple.com/forums/thread/716773).
  private static let margin: CGFloat = 0.088

  /// Points an em, the image scale included.
  package let em: CGFloat
  /// Points from the baseline up to the symbol's middle. The image scale doesn't move it.
  let middle: CGFloat
  /// Points of air on each side.
  package let air: CGFloat
  private let bounds: SymbolLibrary.Bounds

  /// Small and large are about 0.79 and 1.29 of medium; not measured in a picture yet.
  package init(size: CGFloat, scale: SymbolLibrary.Scale, bounds: SymbolLibrary.Bounds) {
    let factor: CGFloat =
      switch scale {
      case .small: 0.79
      case .medium: 1
      case .large: 1.29
      }
    em = size * factor
    middle = size * Self.centre
    air = bounds == .ink ? 0 : Self.margin * em
    self.bounds = bounds
  }

  /// - Parameter isLined: it has a master for each thickness of line.
  func symbol(_ drawing: SymbolRecord.Drawing, isLined: Bool) -> SymbolLibrary.Symbol {
    let unit = em * (isLined ? Self.lineUnit : Self.unit)
    let ink = drawing.ink
    let inkWidth = (ink[2] - ink[0]) * unit
    let width =
      drawing.width > 0 && bounds == .image ? drawing.width * em : inkWidth + 2 * air
    let x = (width - inkWidth) / 2 - ink[0] * unit
    let y = -middle - 128 * unit
    func placed(_ layers: [SymbolRecord.Layer]) -> [SymbolLibrary.Symbol.Layer] {
      layers.map {
        .init(
          outline: $0.path.outline(scale: unit, x: x, y: y),
          rule: $0.isEvenOdd ? .evenOdd : .nonZero, level: $0.level)
      }
    }
    return SymbolLibrary.Symbol(
      layers: placed(drawing.layers), hierarchicalLayers: placed(drawing.hierarchicalLayers),
      width: width, ascent: -(ink[1] * unit + y) + air,
      descent: ink[3] * unit + y + air, isKnown: true)
  }

  /// A dashed square of a circle's size.
  func unknownSymbol() -> SymbolLibrary.Symbol {
    let side = 0.9 * em
    let line = 0.06 * em
    let left = air
    let top = -middle - side / 2
    var segments: [Outline.Segment] = []
    func add(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      segments += [
        .move(CGPoint(x: x, y: y)), .line(CGPoint(x: x + width, y: y)),
        .line(CGPoint(x: x + width, y: y + height)), .line(CGPoint(x: x, y: y + height)), .close,
      ]
    }
    // Nine parts a side, every other drawn; the corners are, once.
    let dash = side / 9
    for index in stride(from: 0, to: 9, by: 2) {
      let along = CGFloat(index) * dash
      add(left + along, top, dash, line)
      add(left + along, top + side - line, dash, line)
      if index > 0 && index < 8 {
        add(left, top + along, line, dash)
        add(left + side - line, top + along, line, dash)
      }
    }
    let layer = SymbolLibrary.Symbol.Layer(outline: .path(segments), rule: .nonZero, level: 0)
    return SymbolLibrary.Symbol(
      layers: [layer], width: side + 2 * left, ascent: -top + left,
      descent: top + side + left, isKnown: false)
  }
}

extension SymbolRecord.Path {
  /// The path in points: grid × `scale`, then moved.
  fileprivate func outline(scale: CGFloat, x: CGFloat, y: CGFloat) -> Outline {
    var segments: [Outline.Segment] = []
    segments.reserveCapacity(commands.count)
    var index = 0
    func next() -> CGPoint {
      defer { index += 2 }
      return CGPoint(x: coordinates[index] * scale + x, y: coordinates[index + 1] * scale + y)
    }
    for command in commands {
      switch command {
      case 0: segments.append(.move(next()))
      case 1: segments.append(.line(next()))
      case 2:
        let first = next()
        let second = next()
        segments.append(.cubic(next(), control1: first, control2: second))
      default: segments.append(.close)
      }
    }
    return .path(segments)
  }
}
