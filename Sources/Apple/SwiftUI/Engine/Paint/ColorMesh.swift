import DisplayList
import Foundation

/// A mesh of colours, drawn into pixels: no file format that we write has such a paint.
struct ColorMesh: Sendable {
  struct Vector: Hashable, Sendable {
    var x: CGFloat, y: CGFloat
    init(_ x: CGFloat, _ y: CGFloat) { (self.x, self.y) = (x, y) }
    /// A vector whose NaN and infinite components are 0.
    init(_ v: SIMD2<Float>) {
      x = v.x.isFinite ? CGFloat(v.x) : 0
      y = v.y.isFinite ? CGFloat(v.y) : 0
    }
    static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
    static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
    static func * (a: Vector, k: CGFloat) -> Vector { Vector(a.x * k, a.y * k) }
  }

  /// A point and the ends of the curves that leave it, as parts of the area's sides.
  struct Node: Sendable { var at: Vector, left: Vector, up: Vector, right: Vector, down: Vector }

  private let width: Int, height: Int
  private let nodes: [Node]
  private let colors: [RGBA]
  private let background: RGBA
  private let isSmooth: Bool
  private let space: ColorInterpolation
  /// Pixels per point.
  private let scale: CGFloat
  private var opacity = 1.0

  /// - Returns: nil where the counts don't agree.
  init?(
    width: Int, height: Int, nodes: [Node], colors: [RGBA], background: RGBA, isSmooth: Bool,
    space: ColorInterpolation, scale: CGFloat
  ) {
    let (count, isTooMuch) = width.multipliedReportingOverflow(by: height)
    guard width >= 2, height >= 2, !isTooMuch, nodes.count == count, colors.count == count else {
      return nil
    }
    (self.width, self.height) = (width, height)
    (self.nodes, self.colors) = (nodes, colors)
    self.background = background
    self.isSmooth = isSmooth
    self.space = space
    self.scale = scale
  }

  func dimmed(_ factor: Double) -> ColorMesh {
    var mesh = self
    mesh.opacity *= factor
    return mesh
  }

  /// Colours change slowly: more pixels a side than this show nothing more.
  private static let mostPixels = 512

  func paint(in rect: CGRect) -> Paint {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
      return .color(.clear)
    }
    func side(_ length: CGFloat) -> Int {
      Int(clamping: (length * scale).rounded(.up), to: 1...Self.mostPixels)
    }
    var sheet = MeshSheet(
      width: side(rect.width), height: side(rect.height),
      background.withAlpha(multipliedBy: opacity))
    for y in 0..<height - 1 { for x in 0..<width - 1 { draw(x, y, &sheet) } }
    return .image(sheet.image, tile: rect)
  }

  /// One patch, as small triangles.
  private func draw(_ x: Int, _ y: Int, _ sheet: inout MeshSheet) {
    let steps = min(max(max(sheet.width / (width - 1), sheet.height / (height - 1)) / 6, 4), 32)
    let across = nodes[y * width + x], far = nodes[y * width + x + 1]
    let below = nodes[(y + 1) * width + x], last = nodes[(y + 1) * width + x + 1]
    func point(_ u: CGFloat, _ v: CGFloat) -> Vector {
      // A Coons patch: between the two pairs of curves, less what both count.
      let top = bezier(across.at, across.right, far.left, far.at, u)
      let bottom = bezier(below.at, below.right, last.left, last.at, u)
      let left = bezier(across.at, across.down, below.up, below.at, v)
      let right = bezier(far.at, far.down, last.up, last.at, v)
      let flat =
        across.at * ((1 - u) * (1 - v)) + far.at * (u * (1 - v)) + below.at * ((1 - u) * v)
        + last.at * (u * v)
      return top * (1 - v) + bottom * v + left * (1 - u) + right * u - flat
    }
    func vertex(_ i: Int, _ j: Int) -> MeshSheet.Vertex {
      let u = CGFloat(i) / CGFloat(steps), v = CGFloat(j) / CGFloat(steps)
      let p = point(u, v)
      return MeshSheet.Vertex(
        x: p.x * CGFloat(sheet.width), y: p.y * CGFloat(sheet.height),
        color: color(x, y, Double(u), Double(v)).withAlpha(multipliedBy: opacity))
    }
    var row = (0...steps).map { vertex($0, 0) }
    for j in 1...steps {
      let next = (0...steps).map { vertex($0, j) }
      for i in 0..<steps {
        sheet.fill(row[i], row[i + 1], next[i + 1])
        sheet.fill(row[i], next[i + 1], next[i])
      }
      row = next
    }
  }

  private func bezier(_ a: Vector, _ b: Vector, _ c: Vector, _ d: Vector, _ t: CGFloat) -> Vector {
    let s = 1 - t
    return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
  }

  private func color(_ x: Int, _ y: Int, _ u: Double, _ v: Double) -> RGBA {
    // Smooth colours leave and reach each point level.
    func eased(_ t: Double) -> Double { isSmooth ? t * t * (3 - 2 * t) : t }
    let u = eased(u), v = eased(v)
    let top = space.mix(colors[y * width + x], colors[y * width + x + 1], u)
    let bottom = space.mix(colors[(y + 1) * width + x], colors[(y + 1) * width + x + 1], u)
    return space.mix(top, bottom, v)
  }
}
