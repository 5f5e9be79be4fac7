/// The label of a button or of a link: several views are side by side, as in an `HStack`; one is as it is.
///
/// Source: SwiftUI's behaviour since iOS 13, as courses use it (`Button { Image(…); Text(…) }`, and
/// `NavigationLink` with "implicit HStack" in the exercises of 100 Days of SwiftUI); no picture of Apple's shows it.
struct ButtonLabelRow<Content: View>: _PrimitiveView {
  private let content: Content

  init(_ content: Content) { self.content = content }

  static func _resolve(_ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList) {
    var inside = inputs
    // Spacers and dividers need their direction before it is known whether they have neighbours.
    if Content.self is any SeveralViews.Type {
      inside.stackAxis = .horizontal
    }
    let found = inside.nodes(view.content)
    if found.count < 2 {
      nodes.nodes += found
      return
    }
    nodes.nodes.append(
      StackNode(
        .horizontal, alignment: VerticalAlignment.center.key, spacing: nil,
        mirrored: inputs.isMirrored, found))
  }
}

/// A type of view that gives several views to what is around it.
private protocol SeveralViews {}

extension TupleView: SeveralViews {}
