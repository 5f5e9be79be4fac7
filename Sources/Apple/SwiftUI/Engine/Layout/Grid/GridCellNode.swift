import DisplayList
import Foundation

final class GridCellNode: LayoutValueNode {
  private let text: [String: String]
  init(_ child: _Node, _ traits: GridCellTraits) {
    text = traits.description
    super.init(child, ObjectIdentifier(GridCellTraits.self), traits)
  }
  override func draw(_ context: inout DrawContext) {
    context.draw(child, with: ViewTrait(.gridCell, words: text))
  }
}
