import DisplayList
import Foundation

/// An outline that fills the rectangle it is given.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline within a rectangle, points.
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }
  /// Mirrored where the layout runs from right to left, unless the shape decides otherwise; those that
  /// are symmetric stay, so that a trimmed ring keeps its direction.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The outline for a position in a picture; only shapes that depend on their position differ from
  /// `path(in:)`.
  nonisolated func _path(in rect: CGRect, _ position: _ShapePlacement) -> Path
  /// Its name in the record of views: `Circle` for a circle that was trimmed or turned too.
  nonisolated static var _recordName: String { get }
  /// The values that it was made with, where its outline's record doesn't show them.
  nonisolated var _traits: [ViewTrait] { get }
}

extension Shape {
  public nonisolated static var role: ShapeRole { .fill }
  public nonisolated static var _recordName: String { TypeName.of(Self.self) }
  public nonisolated var _traits: [ViewTrait] {
    StoredArguments.trait(of: self).map { [$0] } ?? []
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  public nonisolated func _path(in rect: CGRect, _ position: _ShapePlacement) -> Path {
    path(in: rect)
  }
}

extension Shape where AnimatableData == EmptyAnimatableData {
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Shape {
  /// A shape by itself is filled with the foreground.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    nodes.nodes.append(
      ShapeNode(Self._recordName, view, style: ForegroundStyle(), inputs.environment))
  }
}
