import DisplayList
import Foundation

/// The line along a shape, as a shape.
public nonisolated struct _StrokedShape<S: Shape>: Shape {
  public var shape: S
  public var style: StrokeStyle
  public nonisolated init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }
  public static var role: ShapeRole { .stroke }
  public static var _recordName: String { S._recordName }
  public var _traits: [ViewTrait] { shape._traits }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  public func _path(in rect: CGRect, _ place: _ShapePlacement) -> Path {
    shape._path(in: rect, place).strokedPath(style)
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// A part of a shape's outline.
public nonisolated struct _TrimmedShape<S: Shape>: Shape {
  public var shape: S
  public var startFraction: CGFloat
  public var endFraction: CGFloat
  public nonisolated init(shape: S, startFraction: CGFloat, endFraction: CGFloat) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }
  public static var role: ShapeRole { S.role }
  public static var _recordName: String { S._recordName }
  public var _traits: [ViewTrait] {
    let part = StoredArguments.words(startFraction) + " to " + StoredArguments.words(endFraction)
    return [.arguments(["trim": part])] + shape._traits
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(startFraction, endFraction) }
    set { (startFraction, endFraction) = (newValue.first, newValue.second) }
  }
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
  public func _path(in rect: CGRect, _ place: _ShapePlacement) -> Path {
    shape._path(in: rect, place).trimmedPath(from: startFraction, to: endFraction)
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// A shape in a size of its own, at the upper left of its rectangle.
public nonisolated struct _SizedShape<S: Shape>: Shape {
  public var shape: S
  public var size: CGSize
  public nonisolated init(shape: S, size: CGSize) {
    self.shape = shape
    self.size = size
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public static var role: ShapeRole { S.role }
  public static var _recordName: String { S._recordName }
  public var _traits: [ViewTrait] { StoredArguments.of("size", size) + shape._traits }
  public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
  public func _path(in rect: CGRect, _ place: _ShapePlacement) -> Path {
    shape._path(in: CGRect(origin: rect.origin, size: size), place)
  }
}

public nonisolated struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize
  public nonisolated init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public static var role: ShapeRole { Content.role }
  public static var _recordName: String { Content._recordName }
  public var _traits: [ViewTrait] { StoredArguments.of("offset", offset) + shape._traits }
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
  public func _path(in rect: CGRect, _ place: _ShapePlacement) -> Path {
    shape._path(in: rect, place).offsetBy(dx: offset.width, dy: offset.height)
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

public nonisolated struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public static var role: ShapeRole { Content.role }
  public static var _recordName: String { Content._recordName }
  public var _traits: [ViewTrait] { StoredArguments.of("scale", scale) + shape._traits }
  private func map(_ rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect))
  }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(map(rect)) }
  public func _path(in rect: CGRect, _ place: _ShapePlacement) -> Path {
    shape._path(in: rect, place).applying(map(rect))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

public nonisolated struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint
  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public static var role: ShapeRole { Content.role }
  public static var _recordName: String { Content._recordName }
  public var _traits: [ViewTrait] { StoredArguments.of("rotation", angle) + shape._traits }
  private func map(_ rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: rect))
  }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(map(rect)) }
  public func _path(in rect: CGRect, _ place: _ShapePlacement) -> Path {
    shape._path(in: rect, place).applying(map(rect))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

public nonisolated struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public static var role: ShapeRole { Content.role }
  public static var _recordName: String { Content._recordName }
  public var _traits: [ViewTrait] { shape._traits }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  public func _path(in rect: CGRect, _ place: _ShapePlacement) -> Path {
    shape._path(in: rect, place).applying(transform)
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension Shape {
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  public nonisolated func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size)
  }
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    _SizedShape(shape: self, size: CGSize(width: width, height: height))
  }
}
