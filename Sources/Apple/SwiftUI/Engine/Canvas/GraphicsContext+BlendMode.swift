import DisplayList

extension GraphicsContext {
  /// The function that blends a drawing with the pixels beneath.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    // The numbers are those of CoreGraphics' `CGBlendMode`.
    public static var normal: BlendMode { .init(rawValue: 0) }
    public static var multiply: BlendMode { .init(rawValue: 1) }
    public static var screen: BlendMode { .init(rawValue: 2) }
    public static var overlay: BlendMode { .init(rawValue: 3) }
    public static var darken: BlendMode { .init(rawValue: 4) }
    public static var lighten: BlendMode { .init(rawValue: 5) }
    public static var colorDodge: BlendMode { .init(rawValue: 6) }
    public static var colorBurn: BlendMode { .init(rawValue: 7) }
    public static var softLight: BlendMode { .init(rawValue: 8) }
    public static var hardLight: BlendMode { .init(rawValue: 9) }
    public static var difference: BlendMode { .init(rawValue: 10) }
    public static var exclusion: BlendMode { .init(rawValue: 11) }
    public static var hue: BlendMode { .init(rawValue: 12) }
    public static var saturation: BlendMode { .init(rawValue: 13) }
    public static var color: BlendMode { .init(rawValue: 14) }
    public static var luminosity: BlendMode { .init(rawValue: 15) }
    public static var clear: BlendMode { .init(rawValue: 16) }
    public static var copy: BlendMode { .init(rawValue: 17) }
    public static var sourceIn: BlendMode { .init(rawValue: 18) }
    public static var sourceOut: BlendMode { .init(rawValue: 19) }
    public static var sourceAtop: BlendMode { .init(rawValue: 20) }
    public static var destinationOver: BlendMode { .init(rawValue: 21) }
    public static var destinationIn: BlendMode { .init(rawValue: 22) }
    public static var destinationOut: BlendMode { .init(rawValue: 23) }
    public static var destinationAtop: BlendMode { .init(rawValue: 24) }
    public static var xor: BlendMode { .init(rawValue: 25) }
    public static var plusDarker: BlendMode { .init(rawValue: 26) }
    public static var plusLighter: BlendMode { .init(rawValue: 27) }

    private static let blends: [Blend] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      // What is cleared or replaced is only what the drawing covers.
      .destinationOut, .normal, .sourceIn, .sourceOut, .sourceAtop, .destinationOver,
      .destinationIn,
      .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]

    /// Normal for a number that names none.
    var blend: Blend {
      let index = Int(rawValue)
      return Self.blends.indices.contains(index) ? Self.blends[index] : .normal
    }
  }
}
