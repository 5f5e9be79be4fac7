import DisplayList
import Foundation

public nonisolated struct _OpacityEffect: _NodeModifier {
  public typealias Body = Never
  public var opacity: Double
  public nonisolated init(opacity: Double) { self.opacity = opacity }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    opacity >= 1 ? node : OpacityNode(node, CGFloat(max(opacity, 0)))
  }
}

final class OpacityNode: UnaryNode {
  private let opacity: CGFloat
  init(_ child: _Node, _ opacity: CGFloat) {
    self.opacity = opacity
    super.init(child)
  }

  override func draw(_ context: inout DrawContext) {
    guard opacity > 0 else { return }
    context.group(CompositingGroup(opacity: opacity)) { $0.draw(child) }
    context.foldOpacity()
  }
}

/// Takes its room and shows nothing.
nonisolated struct _HiddenModifier: _NodeModifier {
  typealias Body = Never
  nonisolated init() {}
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node { OpacityNode(node, 0) }
}

extension View {
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
  public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }
}

extension Paint {
  /// nil for a paint that has no alpha of its own.
  func dimmed(_ factor: Double) -> Paint? {
    func dim(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop($0.color.withAlpha(multipliedBy: factor), at: $0.location) }
    }
    switch self {
    case .color(let rgba): return .color(rgba.withAlpha(multipliedBy: factor))
    case .linear(let stops, let start, let end):
      return .linear(dim(stops), start: start, end: end)
    case .radial(let stops, let center, let start, let end, let transform):
      return .radial(
        dim(stops), center: center, startRadius: start, endRadius: end, transform: transform)
    case .angular(let stops, let center, let start, let end):
      return .angular(dim(stops), center: center, start: start, end: end)
    case .image: return nil
    }
  }
}

extension Command {
  /// The command at a part of its alpha; nil where its paint can't say that.
  func dimmed(_ factor: Double) -> Command? {
    switch self {
    case .fill(let outline, let rule, let paint):
      return paint.dimmed(factor).map { .fill(outline, rule, $0) }
    case .stroke(let outline, let stroke, let paint):
      return paint.dimmed(factor).map { .stroke(outline, stroke, $0) }
    case .glyphs(var run):
      guard let paint = run.paint.dimmed(factor) else { return nil }
      run.paint = paint
      return .glyphs(run)
    case .image(var image):
      guard let tint = image.tint?.dimmed(factor) else { return nil }
      image.tint = tint
      return .image(image)
    case .beginView, .endView, .beginGroup, .endGroup: return nil
    }
  }
}
