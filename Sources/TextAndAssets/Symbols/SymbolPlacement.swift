import DisplayList
import Foundation

/// The position and size of a symbol beside text: SF's geometry, as far as it could be measured.
package struct SymbolPlacement {
  /// Ems for one unit of the icons' grid of 256. A circle's ink is 0.996 em wide (16.9 pt at 17 pt
  /// in swift-snapshot-testing's testSwiftUIView_iOS.size-that-fits.png), and 208 units here.
  static let unit: CGFloat = 0.996 / 208
  /// The same for icons of lines, which are drawn 1 unit thicker at regular than they were made: their
  /// circle is as wide.
  static let lineUnit: CGFloat = 0.996 / 209
  /// Symbols are centred on the middle of the capitals: 1443 / 2048 em high in SF, halved.
  static let centre: CGFloat = 1443.0 / 2048 / 2
  /// The air beside the ink that belongs to the image, on each side, in ems: a circle's image is 19.8 points wide at
  /// 17 (ferrostar's testLoadingBanner.1.png), 59 pixels at @3x around 50.8 of ink in autoreleasefool/approach
  /// @0b5ed42, FilterButtonTests. Symbols with more of it have a width of their own in sf-symbols.bin (from
  /// deps/symbol-sizes.tsv).
  private static let margin: CGFloat = 0.0835

  /// The air above the ink, and below it, in points: from 28 points of type on it grows as the type does, and before that
  /// faster. Below 13 points nothing is known; there it is in proportion.
  ///
  /// In pixels at @3x, above and below together:
  /// - 6.2 to 7.5 at 17 points: six symbols of autoreleasefool/approach @0b5ed42;
  /// - 12.6 to 13.7 at 28: four of meshtastic/Meshtastic-Apple @9f0d810;
  /// - 20 at 50: StanfordSpezi/SpeziViews @236fd06, list-header. Inferred: the title below the symbol stands 3 pixels
  ///   higher than it would with 26;
  /// - 24 at 60: Meshtastic's invalidVersionEmpty. Inferred from the title below as well;
  /// - 34 at 64: chevron.compact.down (developer.apple.com/forums/thread/716773). Measured at the image itself, but it
  ///   contradicts the two before it, which are of newer systems and of two projects. It is held for an exception of
  ///   that flat symbol, stated in deps/symbol-sizes.tsv; of another symbol's image above 28 points no direct measure
  ///   is known.
  static func air(em: CGFloat) -> CGFloat {
    max(min(0.192 * em - 0.97, 0.107 * em + 1.41), 0.12 * em) / 2
  }

  /// Points an em, the image scale included.
  package let em: CGFloat
  /// Points from the baseline up to the symbol's middle. The image scale doesn't move it.
  let middle: CGFloat
  /// Points of air on the left and on the right.
  package let air: CGFloat
  /// Points of air above and below.
  package let verticalAir: CGFloat
  private let bounds: SymbolLibrary.Bounds
  /// The thickness of lines in relation to the em, as a share of that at the medium scale: lines of a small square are 1.13
  /// points thick at 17 (gonzalezreal/swift-markdown-ui @8371aeb, testTaskList), 0.084 of its em.
  let lineShare: Double

  /// The scales are those of templates that Apple's SF Symbols app wrote: 78.9, 99.6 and 127.2 wide in
  /// pennlabs/penn-mobile-ios, PAC_Code.svg; 90.6, 115.1 and 147.9 in Ranchero-Software/NetNewsWire,
  /// preferencesToolbarExtensions.svg.
  package init(size: CGFloat, scale: SymbolLibrary.Scale, bounds: SymbolLibrary.Bounds) {
    let factor: CGFloat =
      switch scale {
      case .small: 0.79
      case .medium: 1
      case .large: 1.28
      }
    em = size * factor
    middle = size * Self.centre
    air = bounds == .ink ? 0 : Self.margin * em
    verticalAir = bounds == .ink ? 0 : Self.air(em: em)
    self.bounds = bounds
    lineShare = scale == .small ? 1.05 : 1
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
      width: width, ascent: -(ink[1] * unit + y) + verticalAir,
      descent: ink[3] * unit + y + verticalAir, isKnown: true)
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
      layers: [layer], width: side + 2 * left, ascent: -top + verticalAir,
      descent: top + side + verticalAir, isKnown: false)
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
