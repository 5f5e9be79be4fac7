import DisplayList
import Foundation
import Typesetting

/// An image in the layout.
final class ImageNode: _Node {
  private let image: ResolvedImage?
  let isSymbol: Bool
  private let label: String?
  /// The symbol's or the asset's.
  private let name: String?
  private let isDecorative: Bool
  /// Whether it is hidden, and its names with it.
  private let isPrivate: Bool
  /// The description of how a symbol is set; nil for other images.
  private let typography: [String: String]?

  init(_ image: Image, _ inputs: _ViewInputs) {
    let resolved = image.resolved(inputs.environment, inputs.context)
    self.image = resolved
    isDecorative = image.isDecorative
    isPrivate = inputs.environment.isContentPrivate
    typography = image.typography(inputs.environment)
    switch image.source {
    case .symbol(let name, _):
      isSymbol = true
      self.name = name
      label = image.label.map { $0.text.string(inputs) } ?? name
    case .asset(let name, _):
      // That of a symbol set.
      isSymbol = resolved?.isSymbol ?? false
      self.name = name
      label = image.label.map { $0.text.string(inputs) } ?? name
    case .pixels, .drawing, .nothing:
      isSymbol = false
      name = nil
      label = image.label.map { $0.text.string(inputs) }
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

  override var spacing: Spacing {
    guard let image, isSymbol, image.resizing == nil else { return Spacing() }
    return Spacing(symbolDescent: max(image.descent, 0))
  }

  override func describe(_ record: inout ViewRecord) {
    record.role = "img"
    record.isHiddenFromAccessibility = isDecorative || isPrivate
    if !isDecorative, !isPrivate { record.label = label }
    if let name, !isPrivate { record.traits.append(ViewTrait(.image, name)) }
    if image?.resizing != nil { record.traits.append(.resizable) }
    if let typography { record.traits.append(ViewTrait(.typography, words: typography)) }
  }

  override func facts(_ step: (_Node) -> Int?) -> LayoutTrace.Facts {
    .image(
      LayoutTrace.Image(
        size: image?.size, isResizable: image?.resizing != nil,
        redaction: image?.environment.tracedRedaction))
  }

  override func draw(_ context: inout DrawContext) {
    context.markRigid()
    image?.draw(in: context.snapped(frame), &context)
  }
}
