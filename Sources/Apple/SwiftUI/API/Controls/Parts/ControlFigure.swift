import DisplayList
import Foundation

/// A part of a control as a view: it draws with its environment.
nonisolated struct ControlFigure: _PrimitiveView {
  let size: CGSize?
  let commands: (CGRect, EnvironmentValues) -> [Command]
  nonisolated init(
    size: CGSize? = nil, _ commands: @escaping (CGRect, EnvironmentValues) -> [Command]
  ) {
    self.size = size
    self.commands = commands
  }
  @MainActor static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let environment = inputs.environment
    nodes.nodes.append(FigureNode(size: view.size) { view.commands($0, environment) })
  }
}
