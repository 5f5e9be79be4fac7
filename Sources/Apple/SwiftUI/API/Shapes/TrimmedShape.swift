import DisplayList
import Foundation

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
    let part = StoredArguments.text(startFraction) + " to " + StoredArguments.text(endFraction)
    return [ViewTrait(.arguments, words: ["trim": part])] + shape._traits
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(startFraction, endFraction) }
    set { (startFraction, endFraction) = (newValue.first, newValue.second) }
  }
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
  public func _path(in rect: CGRect, _ position: _ShapePlacement) -> Path {
    shape._path(in: rect, position).trimmedPath(from: startFraction, to: endFraction)
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
