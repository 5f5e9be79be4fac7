import DisplayList
import Foundation
import Typesetting

/// An image in the layout.
final class ImageNode: _Node {
  private let image: ResolvedImage?
  private let isSymbol: Bool
  private let label: String?
  private let isDecorative: Bool

  init(_ image: Image, _ inputs: _ViewInputs) {
    self.image = image.resolved(inputs.environment, inputs.context)
    isDecorative = image.isDecorative
    switch image.source {
    case .symbol(let name, _):
      isSymbol = true
      label = image.label.map { TextResolver.string($0, inputs) } ?? name
    case .asset(let name):
      isSymbol = false
      label = image.label.map { TextResolver.string($0, inputs) } ?? name
    case .pixels, .drawing, .nothing:
      isSymbol = false
      label = image.label.map { TextResolver.string($0, inputs) }
    }
  }

  override var kind: String? { "Image" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let image else { return .zero }
    guard image.resizing != nil else { return image.size }
    return proposal.replacingUnspecifiedDimensions(by: image.size)
  }

  override func lengthRange(
    _ axis: Axis, _ proposal: ProposedViewSize
  ) -> (min: CGFloat, max: CGFloat) {
    if image?.resizing != nil { return (0, .infinity) }
    let length = image?.size[axis] ?? 0
    return (length, length)
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let image, isSymbol, image.resizing == nil,
      key.id == FirstBaseline.self || key.id == LastBaseline.self
    else { return nil }
    return image.size.height - image.descent
  }

  /// Above and below a symbol as beside a text. Source: OpenSwiftUI's account of a resolved image's
  /// layout (ResolvedImage.swift @069dd80).
  override var spacing: Spacing {
    guard let image, isSymbol, image.resizing == nil else { return Spacing() }
    let edge = max(image.descent, 0)
    let room = TextSpacing(leading: 0, above: edge, below: edge + 1)
    return Spacing(top: .symbol(room), bottom: .symbol(room))
  }

  override func describe(_ record: inout ViewRecord) {
    record.role = "img"
    record.isHiddenFromAccessibility = isDecorative
    if !isDecorative { record.label = label }
  }

  override func draw(_ context: inout DrawContext) {
    image?.draw(in: context.snapped(frame), &context)
  }
}

extension TextSpacing {
  fileprivate init(leading: CGFloat, above: CGFloat, below: CGFloat) {
    self.init(FontMetrics(size: 0, leading: nil), pixelsPerPoint: 1)
    self.leading = leading
    self.above = above
    self.below = below
  }
}
