import Foundation

/// The node of `safeAreaPadding`: padding that its content may reach into by `ignoresSafeArea`.
final class SafeAreaPaddingNode: UnaryNode {
  private let padding: PaddingNode
  private let insets: EdgeInsets
  private let context: ResolveContext
  private let isMirrored: Bool

  init(_ child: _Node, _ insets: EdgeInsets, _ inputs: _ViewInputs) {
    padding = PaddingNode(child, insets, isMirrored: inputs.isMirrored)
    self.insets = insets
    context = inputs.context
    isMirrored = inputs.isMirrored
    super.init(padding)
  }

  override func placeChildren() {
    let left = isMirrored ? insets.trailing : insets.leading
    let inner = CGRect(
      x: frame.minX + left.orZero, y: frame.minY + insets.top.orZero,
      width: max(frame.width - insets.leading.orZero - insets.trailing.orZero, 0),
      height: max(frame.height - insets.top.orZero - insets.bottom.orZero, 0))
    context.placing(within: SafeArea(outer: context.reach(of: frame), inner: inner)) {
      super.placeChildren()
    }
  }
}
