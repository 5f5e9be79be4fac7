import Foundation

/// The node of `layoutValue(key:value:)` and of what else containers read from their subviews.
///
/// The inner one of two values for one key counts: traits are set from the outside in. Source:
/// OpenSwiftUI (ViewTrait.swift @069dd80), and a layout of Apple's in which it was measured.
class LayoutValueNode: UnaryNode {
  private let values: LayoutValues
  init(_ child: _Node, _ key: ObjectIdentifier, _ value: Any) {
    var values = child.layoutValues ?? LayoutValues()
    if values.values[key] == nil { values.values[key] = value }
    self.values = values
    super.init(child)
  }
  override var layoutValues: LayoutValues? { values }
}
