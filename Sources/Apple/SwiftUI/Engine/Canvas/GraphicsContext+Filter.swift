import DisplayList
import Foundation

extension GraphicsContext {
  /// An effect on each thing drawn; lengths in points.
  public struct Filter: Sendable {
    enum Step: Sendable {
      case effect(Effect)
      case multiply(Color)
      case shadow(Color, radius: CGFloat, offset: CGSize)
      case threshold(Double, Color)
    }
    let steps: [Step]

    private init(_ steps: Step...) { self.steps = steps }
    private static func matrix(_ matrix: [Double]) -> Filter {
      Filter(.effect(.colorMatrix(matrix)))
    }

    /// A map with perspective has no place here; only affine ones are drawn, by the context's own
    /// transform.
    @available(*, unavailable, message: "change the context's transform instead")
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter()
    }

    /// - Support: partly; always beneath what casts it, and blended normally.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(.shadow(color, radius: radius.asBlur, offset: CGSize(width: x, height: y)))
    }

    public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }
    public static func colorMatrix(_ matrix: SwiftUI.ColorMatrix) -> Filter {
      self.matrix(matrix.rows)
    }
    public static func hueRotation(_ angle: Angle) -> Filter {
      matrix(ColorMatrices.hueRotation(angle))
    }
    public static func saturation(_ amount: Double) -> Filter {
      matrix(ColorMatrices.saturation(amount))
    }
    public static func brightness(_ amount: Double) -> Filter {
      matrix(ColorMatrices.brightness(amount))
    }
    public static func contrast(_ amount: Double) -> Filter {
      matrix(ColorMatrices.contrast(amount))
    }
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      matrix(ColorMatrices.scale(1 - 2 * amount, offset: amount))
    }
    public static func grayscale(_ amount: Double) -> Filter {
      matrix(ColorMatrices.saturation(1 - min(max(amount, 0), 1)))
    }
    public static var luminanceToAlpha: Filter { Filter(.effect(.luminanceToAlpha)) }

    public static func blur(
      radius: CGFloat, options: BlurOptions = BlurOptions()
    ) -> Filter {
      Filter(.effect(.blur(radius: radius.asBlur, opaque: options.contains(.opaque))))
    }

    /// Keeps what has an alpha from `min` to `max`, in one colour. The upper end is drawn as 1.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter(.threshold(min, color))
    }
  }

  /// - Support: partly; the shadow is always beneath what casts it.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// - Support: partly; filters work in sRGB with gamma.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}

/// Four rows of five: what is done to red, green, blue and alpha, on components that aren't
/// premultiplied.
@frozen public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
  public init() {}

  var rows: [Double] {
    [
      r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5,
    ].map { Double($0) }
  }
}
