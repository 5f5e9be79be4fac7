import Foundation

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
    let drawing = DrawnImage(size: size) { inputs in
      let sheet = CanvasSheet(
        size: size, scale: inputs.environment.displayScale, symbols: [], inputs: inputs)
      var context = GraphicsContext(sheet)
      renderer(&context)
      return sheet.commands
    }
    self.init(.drawing(drawing), label: label, isDecorative: label == nil)
  }
}
