import CoreGraphics
import DisplayList
import Foundation

extension GraphicsContext {
  /// The paint of a drawing: a colour, a style, a gradient, a repeated image. Coordinates are the
  /// context's.
  public struct Shading: Sendable {
    indirect enum Source: Sendable {
      case backdrop
      case foreground(Int)
      case style(AnyShapeStyle)
      case gradient(Gradient, ContextGradient)
      case tiles(Image, origin: CGPoint, part: CGRect, scale: CGFloat)
      case palette([Shading])
      /// Settled already.
      case ink(_Ink, CGRect)
    }
    let source: Source

    init(_ source: Source) { self.source = source }

    /// The picture beneath; drawing with it changes nothing.
    public static var backdrop: Shading { Shading(.backdrop) }
    public static var foreground: Shading { Shading(.foreground(0)) }
    /// One shading for each level of what is drawn; the first counts for all but symbols.
    public static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }
    public static func color(_ color: Color) -> Shading { Shading(.style(AnyShapeStyle(color))) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A gradient of the style reaches across what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(.style(AnyShapeStyle(style)))
    }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.gradient(gradient, ContextGradient(.linear(startPoint, endPoint), options)))
    }
    /// - Parameters: radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        .gradient(gradient, ContextGradient(.radial(center, startRadius, endRadius), options)))
    }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.gradient(gradient, ContextGradient(.conic(center, angle), options)))
    }

    /// The foreground is drawn instead.
    ///
    /// - Support: partly; drawn in the foreground, with the diagnostic `shader`.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
      style(shader)
    }
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

    /// - Parameters:
    ///   - origin: where a tile's upper left corner lies.
    ///   - sourceRect: the part of the image, as fractions of its size.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(.tiles(image, origin: origin, part: sourceRect, scale: scale))
    }

    func with(level: Int) -> Shading {
      guard case .palette(let all) = source else { return self }
      return all.isEmpty ? .foreground : all[min(max(level, 0), all.count - 1)]
    }
  }

  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Beyond its ends the gradient begins again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Beyond its ends the gradient runs back.
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The shading as it means here, found once for many drawings.
  public func resolve(_ shading: Shading) -> Shading {
    switch shading.source {
    case .foreground(let level): Shading(.ink(environment.foregroundInk(level), .null))
    case .style(let style): Shading(.ink(style._ink(0, environment), .null))
    case .palette(let all): Shading(.palette(all.map { resolve($0) }))
    case .backdrop, .gradient, .tiles, .ink: shading
    }
  }

  /// The ink of a shading, and the rectangle it is drawn in.
  ///
  /// - Parameter rect: the bounds of what is drawn, in the context's coordinates.
  /// - Returns: nil where nothing is drawn.
  func ink(_ shading: Shading, in rect: CGRect) -> (ink: _Ink, rect: CGRect)? {
    switch shading.source {
    case .backdrop: return nil
    case .foreground(let level): return (environment.foregroundInk(level), rect)
    case .style(let style): return (style._ink(0, environment), rect)
    case .palette(let all):
      return all.first.flatMap { ink($0, in: rect) } ?? (environment.foregroundInk(), rect)
    case .gradient(let gradient, let figure):
      return (_Ink(.paint(figure.paint(gradient, in: rect, environment))), rect)
    case .tiles(let image, let origin, let part, let scale):
      let paint = ImagePaint(image: image, sourceRect: part, scale: scale)
      return (paint._ink(0, environment), CGRect(origin: origin, size: rect.size))
    case .ink(let ink, _): return (ink, rect)
    }
  }
}

/// A gradient by points, and what lies beyond its ends.
struct ContextGradient: Sendable {
  enum Figure: Sendable {
    case linear(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGFloat)
    case conic(CGPoint, Angle)
  }
  let figure: Figure
  let options: GraphicsContext.GradientOptions

  init(_ figure: Figure, _ options: GraphicsContext.GradientOptions) {
    self.figure = figure
    self.options = options
  }

  /// More turns than this aren't distinguished.
  private static let mostRepeats: CGFloat = 64

  func paint(_ gradient: Gradient, in rect: CGRect, _ environment: EnvironmentValues) -> Paint {
    let isLinear = options.contains(.linearColor)
    let stops = gradient.resolved(environment, isLinear ? .linear : .device)
    guard let last = stops.last else { return .color(.clear) }
    switch figure {
    case .linear(let a, let b):
      let dx = b.x - a.x, dy = b.y - a.y
      let square = dx * dx + dy * dy
      guard stops.count > 1, square > 0, square.isFinite else { return .color(last.color) }
      let places = rect.corners.map { (($0.x - a.x) * dx + ($0.y - a.y) * dy) / square }
      let (low, high) = reach(places.min() ?? 0, places.max() ?? 1)
      return .linear(
        repeated(stops, low, high), start: CGPoint(x: a.x + low * dx, y: a.y + low * dy),
        end: CGPoint(x: a.x + high * dx, y: a.y + high * dy))
    case .radial(let center, let r0, let r1):
      guard stops.count > 1, r0 != r1, r0.isFinite, r1.isFinite else { return .color(last.color) }
      let far =
        rect.corners.map { p in
          ((p.x - center.x) * (p.x - center.x) + (p.y - center.y) * (p.y - center.y)).squareRoot()
        }.max() ?? r1
      let (low, high) = reach(
        min((0 - r0) / (r1 - r0), (far - r0) / (r1 - r0)),
        max((0 - r0) / (r1 - r0), (far - r0) / (r1 - r0)))
      return .radial(
        repeated(stops, low, high), center: center, startRadius: max(r0 + low * (r1 - r0), 0),
        endRadius: max(r0 + high * (r1 - r0), 0), transform: .identity)
    case .conic(let center, let angle):
      guard stops.count > 1, angle.radians.isFinite else { return .color(last.color) }
      return .angular(
        stops, center: center, start: CGFloat(angle.radians),
        end: CGFloat(angle.radians + 2 * .pi))
    }
  }

  /// Whole runs of the gradient that cover a range of places.
  private func reach(_ low: CGFloat, _ high: CGFloat) -> (CGFloat, CGFloat) {
    guard options.contains(.repeat) || options.contains(.mirror) else { return (0, 1) }
    let first = min(low.rounded(.down), 0), last = max(high.rounded(.up), 1)
    // Both ends may be far on one side.
    return last - first < Self.mostRepeats ? (first, last) : (0, 1)
  }

  private func repeated(_ stops: [GradientStop], _ low: CGFloat, _ high: CGFloat) -> [GradientStop]
  {
    if low == 0 && high == 1 { return stops }
    var result: [GradientStop] = []
    for run in Int(clamping: low)..<Int(clamping: high) {
      let isBack = options.contains(.mirror) && run % 2 != 0
      let one =
        isBack ? stops.reversed().map { GradientStop($0.color, at: 1 - $0.location) } : stops
      result += one.map {
        GradientStop($0.color, at: (CGFloat(run) + $0.location - low) / (high - low))
      }
    }
    return result
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
