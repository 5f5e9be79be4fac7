import DisplayList

/// Names a label by its title for assistive technology, whatever its style draws of it. The icon only
/// decorates: with the title it isn't read, and alone it is read as the title.
nonisolated struct LabelName: ViewModifier {
  typealias Body = Never
  /// The title; nil where it is no text that can be read without drawing it.
  let title: Text?

  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let first = nodes.nodes.count
    Base._resolve(content, inputs, into: &nodes)
    // A style of several views gives them to the stack around; there each speaks for itself.
    guard nodes.nodes.count == first + 1 else { return }
    let title = inputs.environment.isContentPrivate ? nil : modifier.title
    nodes.nodes[first] = LabelNode(
      nodes.nodes[first], title: title.map { TextResolver.string($0, inputs) })
  }
}

/// The node of a label. Its title is nil where it names nothing.
final class LabelNode: UnaryNode {
  private let title: String?

  init(_ child: _Node, title: String?) {
    self.title = title
    super.init(child)
  }

  override func draw(_ context: inout DrawContext) {
    let first = context.views.count
    context.draw(child)
    guard let title, !title.isEmpty else { return }
    context.describeViews(from: first) { views in
      let drawn = views.indices[first...].filter { !views[$0].isHiddenFromAccessibility }
      let images = drawn.filter { views[$0].role == "img" }
      if drawn.contains(where: { views[$0].kind == "Text" && views[$0].text?.isEmpty == false }) {
        for i in images { views[i].isHiddenFromAccessibility = true }
      } else if let icon = images.first ?? drawn.first {
        views[icon].label = title
        for i in images.dropFirst() { views[i].isHiddenFromAccessibility = true }
      }
    }
  }
}
