import Foundation

/// Where a container background belongs.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  package let name: String
  package init(name: String) { self.name = name }
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

nonisolated struct ContainerBackgroundModifier<Background: View>: ViewModifier {
  typealias Body = Never
  let background: Background
  let alignment: Alignment
  let placement: ContainerBackgroundPlacement
  nonisolated init(
    _ background: Background, alignment: Alignment, placement: ContainerBackgroundPlacement
  ) {
    self.background = background
    self.alignment = alignment
    self.placement = placement
  }

  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let first = nodes.nodes.count
    if modifier.placement == .widget {
      var inner = inputs
      inner.environment.fields.stackAxis = nil
      let node = inner.single(modifier.background, alignment: modifier.alignment)
      inputs.context.containerBackground = ContainerBackgroundNode(
        node, alignment: modifier.alignment, isMirrored: inputs.isMirrored)
    }
    Base._resolve(content, inputs, into: &nodes)
    if modifier.placement == .widget, first < nodes.nodes.count,
      let background = inputs.context.containerBackground
    {
      inputs.context.containerBackgrounds.append(
        (ObjectIdentifier(nodes.nodes[first]), background))
    }
  }
}

/// Offers the background all of the container and aligns it there.
final class ContainerBackgroundNode: UnaryNode {
  private let alignment: Alignment
  private let isMirrored: Bool
  init(_ child: _Node, alignment: Alignment, isMirrored: Bool) {
    self.alignment = alignment
    self.isMirrored = isMirrored
    super.init(child)
  }
  override var kind: String? { "ContainerBackground" }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.size(proposal))
  }
  override func placeChildren() {
    place(
      child, at: child.aligned(alignment, in: frame.size, proposal), proposal, mirrored: isMirrored)
  }
}

extension View {
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(
        Rectangle().fill(style), alignment: .center, placement: container))
  }

  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(ContainerBackgroundModifier(content(), alignment: alignment, placement: container))
  }
}
