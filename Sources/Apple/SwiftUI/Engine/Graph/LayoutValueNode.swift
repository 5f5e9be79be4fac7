import Foundation

class LayoutValueNode: UnaryNode {
  private let values: LayoutValues
  init(_ child: _Node, _ key: ObjectIdentifier, _ value: Any) {
    var values = child.layoutValues ?? LayoutValues()
    values.values[key] = value
    self.values = values
    super.init(child)
  }
  override var layoutValues: LayoutValues? { values }
}
