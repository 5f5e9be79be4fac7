import Foundation

/// Colours at the points of a grid, flowing into each other over smoothly bent patches.
public nonisolated struct MeshGradient: ShapeStyle, Sendable {
  public typealias Resolved = Never

  /// A point of the mesh with the ends of the curves that leave it; parts of the area's sides.
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The positions of the mesh's points, row by row.
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  /// The colour where the mesh doesn't reach.
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  /// - Parameters:
  ///   - width, height: points of the mesh across and down, two at least.
  ///   - smoothsColors: colours bend smoothly from patch to patch, rather than in straight steps.
  public nonisolated init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public nonisolated init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    let rgba =
      switch colors {
      case .colors(let all): all.map { $0.rgba(in: environment) }
      case .resolvedColors(let all): all.map(\.rgba)
      }
    let mesh = ColorMesh(
      width: width, height: height, nodes: nodes, colors: rgba,
      background: background.rgba(in: environment), isSmooth: smoothsColors,
      space: colorSpace.interpolation, scale: environment.displayScale)
    guard let mesh else {
      environment.fields.diagnostics?.add(
        "mesh-gradient",
        "A mesh gradient needs at least 2 × 2 points, and as many points and colours as width × "
          + "height: only its background is drawn.", view: "MeshGradient")
      return _Ink(background.rgba(in: environment)).atLevel(level)
    }
    return _Ink(.mesh(mesh)).atLevel(level)
  }

  /// The points with the ends of their curves. Plain points bend as a Catmull-Rom curve does, and
  /// straight on at the edges.
  private var nodes: [ColorMesh.Node] {
    switch locations {
    case .bezierPoints(let points):
      return points.map {
        ColorMesh.Node(
          at: ColorMesh.Vector($0.position), left: ColorMesh.Vector($0.leadingControlPoint),
          up: ColorMesh.Vector($0.topControlPoint),
          right: ColorMesh.Vector($0.trailingControlPoint),
          down: ColorMesh.Vector($0.bottomControlPoint))
      }
    case .points(let points):
      guard width >= 2, height >= 2,
        width.multipliedReportingOverflow(by: height) == (points.count, false)
      else { return [] }
      func at(_ x: Int, _ y: Int) -> ColorMesh.Vector { ColorMesh.Vector(points[y * width + x]) }
      return (0..<width * height).map { i in
        let x = i % width, y = i / width, p = at(x, y)
        let left = at(max(x - 1, 0), y), right = at(min(x + 1, width - 1), y)
        let up = at(x, max(y - 1, 0)), down = at(x, min(y + 1, height - 1))
        let isInX = x > 0 && x < width - 1, isInY = y > 0 && y < height - 1
        let alongX = (right - left) * (isInX ? 0.5 : 1), alongY = (down - up) * (isInY ? 0.5 : 1)
        return ColorMesh.Node(
          at: p, left: p - alongX * (1 / 3), up: p - alongY * (1 / 3), right: p + alongX * (1 / 3),
          down: p + alongY * (1 / 3))
      }
    }
  }
}
