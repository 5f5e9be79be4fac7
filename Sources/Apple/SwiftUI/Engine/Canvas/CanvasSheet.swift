import DisplayList
import Foundation

/// The commands of a canvas: all contexts of one canvas add to them.
final class CanvasSheet {
  /// Points.
  let size: CGSize
  /// Pixels per point.
  let scale: CGFloat
  let inputs: _ViewInputs
  var commands: [Command] = []
  private let symbols: [_Node]

  init(size: CGSize, scale: CGFloat, symbols: [_Node], inputs: _ViewInputs) {
    self.size = size
    self.scale = scale
    self.symbols = symbols
    self.inputs = inputs
  }

  /// The commands that `draw` adds, without adding them.
  func captured(_ draw: () throws -> Void) rethrows -> [Command] {
    let before = commands
    commands = []
    defer { commands = before }
    try draw()
    return commands
  }

  /// The symbol's commands, its upper left corner at the origin; nil where none has this name.
  func symbol(_ id: AnyHashable) -> (size: CGSize, commands: [Command])? {
    guard let node = symbols.first(where: { $0.selectionTags.contains(id) }) else { return nil }
    node.place(at: .zero, ProposedViewSize(size))
    return (node.frame.size, commands(of: node))
  }

  /// A node's commands without the marks of its views, which a canvas hides from all but the eye.
  func commands(of node: _Node) -> [Command] {
    var drawing = DrawContext(scale: scale)
    drawing.draw(node)
    return drawing.commands.filter {
      switch $0 {
      case .beginView, .endView: false
      default: true
      }
    }
  }
}
