import Foundation

/// Gives its frame a name for the views inside, while they are placed.
final class CoordinateSpaceNode: UnaryNode {
  private let name: AnyHashable
  private let context: ResolveContext
  init(_ child: _Node, _ name: AnyHashable, _ context: ResolveContext) {
    self.name = name
    self.context = context
    super.init(child)
  }
  override func placeChildren() {
    let outer = context.coordinateSpaces.updateValue(frame, forKey: name)
    super.placeChildren()
    context.coordinateSpaces[name] = outer
  }
}
