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
    self.init(
      .drawing(DrawnImage(size: size, renderer: renderer)), label: label,
      isDecorative: label == nil)
  }
}
