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

extension Image {
  /// - Parameters:
  ///   - size: points.
  ///   - opaque: the drawing covers all.
  ///   - renderer: draws; it is asked when the image is resolved.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let size =
      size.width.isFinite && size.height.isFinite
      ? CGSize(width: max(size.width, 0), height: max(size.height, 0)) : .zero
    self.init(
      .drawing(DrawnImage(size: size, renderer: renderer)), label: label,
      isDecorative: label == nil)
  }
}
