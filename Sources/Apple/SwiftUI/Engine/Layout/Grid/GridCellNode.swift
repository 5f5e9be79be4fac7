import DisplayList
import Foundation

/// The node of a modifier of a grid's cell. Of two that set the same the inner one counts, as
/// ``LayoutValueNode`` has it.
final class GridCellNode: UnaryNode {
  private let traits: GridCellTraits
  private let text: [String: String]
  init(_ child: _Node, _ traits: GridCellTraits) {
    self.traits = child.layoutValue(GridCellTraits.self).filled(from: traits)
    text = self.traits.description
    super.init(child)
  }
  override var layoutValues: LayoutValues? {
    var values = child.layoutValues ?? LayoutValues()
    values.values[ObjectIdentifier(GridCellTraits.self)] = traits
    return values
  }
  override func draw(_ context: inout DrawContext) {
    context.draw(child, with: ViewTrait(.gridCell, words: text))
  }
}
