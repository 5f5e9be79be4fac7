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
    inputs.stackAxis = nil
    let alignment = modifier.alignment
    for i in first..<nodes.nodes.count {
      nodes.nodes[i] = MaskNode(
        nodes.nodes[i], mask: inputs.single(modifier.mask),
        alignment: alignment, isMirrored: inputs.isMirrored)
    }
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
