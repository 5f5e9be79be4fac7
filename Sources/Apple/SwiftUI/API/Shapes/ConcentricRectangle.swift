import CoreGraphics
import DisplayList
import Foundation

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The style of a rounded corner.
    public struct Style: Hashable, Sendable {
      enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case concentric(minimum: CGFloat)
      }
      let kind: Kind

      /// - Parameter radius: points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }
      /// A corner around the same centre as the container's.
      public static var concentric: Style { Style(kind: .concentric(minimum: 0)) }
      /// - Parameter minimum: points.
      public static func concentric(minimum: Style) -> Style {
        guard case .fixed(let radius) = minimum.kind else { return minimum }
        return Style(kind: .concentric(minimum: radius))
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners share their centres with the corners of its container, where the two
/// are near each other.
public nonisolated struct ConcentricRectangle: InsettableShape, _SystemShape {
  /// Upper leading, upper trailing, lower leading, lower trailing.
  private let corners: [Edge.Corner.Style]
  /// All corners are rounded like the roundest.
  private let isUniform: Bool
  private var amount: CGFloat = 0

  public nonisolated init() { self.init(corners: .concentric) }

  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = Array(repeating: corners, count: 4)
    self.isUniform = isUniform
  }

  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner]
    isUniform = false
  }

  /// The outline; without a container the concentric corners have their smallest radius.
  public nonisolated func path(in rect: CGRect) -> Path {
    path(in: rect, container: nil, radius: 0)
  }

  public nonisolated func _path(in rect: CGRect, _ position: _ShapePlacement) -> Path {
    let frame = position.container.frame?.offsetBy(dx: -position.offset.x, dy: -position.offset.y)
    return path(in: rect, container: frame, radius: position.container.radius)
  }

  private func path(in rect: CGRect, container: CGRect?, radius: CGFloat) -> Path {
    guard let rect = rect.moved(inwards: amount) else { return Path() }
    func size(_ style: Edge.Corner.Style, _ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
      switch style.kind {
      case .fixed(let fixed): return max(fixed - amount, 0)
      case .concentric(let minimum):
        let own = container == nil ? 0 : radius - max(dx, dy, 0)
        return max(own, minimum - amount, 0)
      }
    }
    let box = container ?? rect
    let left = rect.minX - box.minX, right = box.maxX - rect.maxX
    let top = rect.minY - box.minY, bottom = box.maxY - rect.maxY
    var radii = [
      size(corners[0], left, top), size(corners[1], right, top), size(corners[2], left, bottom),
      size(corners[3], right, bottom),
    ]
    if isUniform { radii = Array(repeating: radii.max() ?? 0, count: 4) }
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radii[0], bottomLeading: radii[2], bottomTrailing: radii[3],
        topTrailing: radii[1]))
  }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public nonisolated func inset(by amount: CGFloat) -> ConcentricRectangle {
    var inner = self
    inner.amount += amount
    return inner
  }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
