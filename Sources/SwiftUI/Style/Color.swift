import DisplayList
import Foundation

/// A colour.
public struct Color: ShapeStyle, Hashable {
  let rgba: RGBA
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    rgba = RGBA(red, green, blue, opacity)
  }
  public func _paint(_ environment: EnvironmentValues, in rect: CGRect) -> Paint { .color(rgba) }
}

extension Color: View, _PrimitiveView {
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    nodes.nodes.append(
      ShapeNode(kind: "Color", path: { Path($0) }, style: view, inputs.environment))
  }
}
