import DisplayList
import Foundation

/// A picture that a closure draws when it is needed. Two are equal where they are the same.
final class DrawnImage: Equatable, @unchecked Sendable {
  /// Points.
  let size: CGSize
  let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.renderer = renderer
  }

  static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }

  func commands(_ inputs: _ViewInputs) -> [Command] {
    let sheet = CanvasSheet(
      size: size, scale: inputs.environment.displayScale, symbols: [], inputs: inputs)
    var context = GraphicsContext(sheet)
    renderer(&context)
    return sheet.commands
  }
}
