/// The sign in the place of a view of UIKit's that the developer makes. It takes all the space, as UIKit's views do that
/// say no size, and isn't drawn in an app's views either: there is no UIKit to draw it.
nonisolated struct RepresentedView: _PrimitiveView {
  let name: String

  init(_ type: Any.Type) { name = _typeName(type, qualified: false) }

  @MainActor static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let place =
      switch inputs.environment.surface {
      case .app: "Vitrine draws nothing of UIKit's, and shows"
      case .widget: "a widget shows"
      case .image: "ImageRenderer shows"
      }
    inputs.context.diagnose(
      "platform-view",
      "\(view.name) is a UIKit view; \(place) a prohibition sign in its place",
      view: view.name)
    nodes.nodes.append(ProhibitedNode(inputs.single(Color.clear), name: view.name))
  }
}
