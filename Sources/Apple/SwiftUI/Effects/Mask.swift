import DisplayList
import Foundation

/// Shows a view where another has alpha.
nonisolated struct _MaskModifier<Mask: View>: ViewModifier {
  typealias Body = Never
  let mask: Mask
  let alignment: Alignment
  nonisolated init(_ mask: Mask, alignment: Alignment) {
    self.mask = mask
    self.alignment = alignment
  }

  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let first = nodes.nodes.count
    Base._resolve(content, inputs, into: &nodes)
    var inputs = inputs
    inputs.descend(into: Mask.self)
    inputs.environment.fields.stackAxis = nil
    let alignment = modifier.alignment
    for i in first..<nodes.nodes.count {
      nodes.nodes[i] = MaskNode(
        nodes.nodes[i], mask: inputs.single(modifier.mask, alignment: alignment),
        alignment: alignment, isMirrored: inputs.isMirrored)
    }
  }
}

final class MaskNode: UnaryNode {
  private let mask: _Node
  private let alignment: Alignment
  private let isMirrored: Bool
  init(_ child: _Node, mask: _Node, alignment: Alignment, isMirrored: Bool) {
    self.mask = mask
    self.alignment = alignment
    self.isMirrored = isMirrored
    super.init(child)
  }

  override func placeChildren() {
    super.placeChildren()
    place(layer: mask, over: child, alignment, mirrored: isMirrored)
  }

  override func draw(_ context: inout DrawContext) {
    let commands = context.captured(mask: mask)
    context.group(CompositingGroup(mask: commands)) { $0.draw(child) }
  }
}

extension View {
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskModifier(mask(), alignment: alignment))
  }

  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskModifier(mask, alignment: .center))
  }
}
