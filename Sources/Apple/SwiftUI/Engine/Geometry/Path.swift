import CoreGraphics
import DisplayList
import Foundation

/// The outline of a figure; coordinates in points.
public struct Path: Equatable, Hashable, Sendable {
  var figure: Figure

  init(figure: Figure) { self.figure = figure }

  public init() { figure = Figure() }
  public init(_ path: CGPath) { figure = path.figure }
  public init(_ rect: CGRect) { figure = Figure(.rect(rect)) }
  public init(ellipseIn rect: CGRect) { figure = Figure(.ellipse(rect)) }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    figure = Figure(Self.rounded(rect, cornerSize, style))
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    figure = cornerRadii.figure(in: rect, style)
  }

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// The corner limited to half the rectangle's sides.
  static func rounded(_ rect: CGRect, _ corner: CGSize, _ style: RoundedCornerStyle) -> Outline {
    let rect = rect.standardized
    let size = CGSize(
      width: min(max(corner.width, 0), rect.width / 2),
      height: min(max(corner.height, 0), rect.height / 2))
    if size.width == 0 || size.height == 0 { return .rect(rect) }
    return .roundedRect(rect, cornerSize: size, continuous: style == .continuous)
  }

  public var cgPath: CGPath { CGPath(figure: figure) }
  public var isEmpty: Bool { figure.isEmpty }

  /// The smallest rectangle around the path; `.null` for an empty one.
  public var boundingRect: CGRect { figure.tightBox }

  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    figure.contains(p, evenOdd: eoFill)
  }

  @frozen public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public func forEach(_ body: (Path.Element) -> Void) {
    for segment in figure.expanded.segments {
      switch segment {
      case .move(let p): body(.move(to: p))
      case .line(let p): body(.line(to: p))
      case .quad(let p, let c): body(.quadCurve(to: p, control: c))
      case .cubic(let p, let a, let b): body(.curve(to: p, control1: a, control2: b))
      case .close: body(.closeSubpath)
      }
    }
  }

  /// The area of a line along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var result = Path(figure: figure.expanded)
    result.figure.stroke = style.stroke
    return result
  }

  /// The part between two fractions of the length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(figure: figure.trimmed(from: from, to: to))
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(figure: figure.applying(transform))
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
