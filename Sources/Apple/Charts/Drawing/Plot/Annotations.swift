import SwiftUI

/// Places the annotations of marks.
@MainActor
struct Annotations {
  let composition: Composition
  /// All of the chart, from the plot's upper left corner.
  let chart: CGRect
  let plot: CGRect

  func place(_ targets: [(model: ModelMark, box: CGRect)]) {
    for (model, box) in targets {
      for annotation in model.mark.attributes.annotations { place(annotation, model, box) }
    }
  }

  private func place(_ annotation: MarkAnnotation, _ model: ModelMark, _ box: CGRect) {
    let view = annotation.content(AnnotationContext(targetSize: box.size))
    let item = composition.item(view)
    let proposal: ProposedViewSize =
      annotation.position.kind == .overlay && box.width > 0 && box.height > 0
      ? ProposedViewSize(box.size) : .unspecified
    let size = item.size(proposal)
    let space = annotation.spacing ?? ChartMetrics.annotationSpacing
    var corner = corner(annotation, box, size, space, isDown: isDown(model))
    corner.x = held(corner.x, size.width, annotation.overflow.x, \.minX, \.maxX)
    corner.y = held(corner.y, size.height, annotation.overflow.y, \.minY, \.maxY)
    composition.place(item, at: corner, proposal)
  }

  /// The bar hangs below zero: its annotation is below by default.
  private func isDown(_ model: ModelMark) -> Bool {
    guard model.mark.kind == .bar, case .numbers(let a, let b, _) = model.y else { return false }
    return b < a
  }

  private func corner(
    _ annotation: MarkAnnotation, _ box: CGRect, _ size: CGSize, _ space: CGFloat, isDown: Bool
  ) -> CGPoint {
    let alongX = share(annotation.alignment.horizontal)
    let alongY = share(annotation.alignment.vertical)
    let alignedX = box.minX + (box.width - size.width) * alongX
    let alignedY = box.minY + (box.height - size.height) * alongY
    let above = box.minY - space - size.height, below = box.maxY + space
    let before = box.minX - space - size.width, after = box.maxX + space
    let isMirrored = composition.isMirrored
    let leading = isMirrored ? after : before, trailing = isMirrored ? before : after
    switch annotation.position.kind {
    case .automatic: return CGPoint(x: alignedX, y: isDown ? below : above)
    case .overlay:
      let inset = annotation.spacing ?? 0
      return CGPoint(
        x: alignedX + inset * (1 - 2 * alongX), y: alignedY + inset * (1 - 2 * alongY))
    case .top: return CGPoint(x: alignedX, y: above)
    case .bottom: return CGPoint(x: alignedX, y: below)
    case .leading: return CGPoint(x: leading, y: alignedY)
    case .trailing: return CGPoint(x: trailing, y: alignedY)
    case .topLeading: return CGPoint(x: leading, y: above)
    case .topTrailing: return CGPoint(x: trailing, y: above)
    case .bottomLeading: return CGPoint(x: leading, y: below)
    case .bottomTrailing: return CGPoint(x: trailing, y: below)
    }
  }

  private func share(_ alignment: HorizontalAlignment) -> CGFloat {
    if alignment == .leading { return composition.isMirrored ? 1 : 0 }
    if alignment == .trailing { return composition.isMirrored ? 0 : 1 }
    return 0.5
  }

  private func share(_ alignment: VerticalAlignment) -> CGFloat {
    alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
  }

  /// The position moved into its boundary, where it is to fit. By default annotations are kept within the
  /// chart from side to side; assumed.
  private func held(
    _ position: CGFloat, _ length: CGFloat, _ strategy: AnnotationOverflowResolution.Strategy,
    _ low: KeyPath<CGRect, CGFloat>, _ high: KeyPath<CGRect, CGFloat>
  ) -> CGFloat {
    let boundary: CGRect
    switch strategy.kind {
    case .disabled, .padScale: return position
    case .automatic:
      if low == \CGRect.minY { return position }
      boundary = chart
    case .fit(let wanted): boundary = wanted.kind == .plot ? plot : chart
    }
    let most = boundary[keyPath: high] - length
    return max(min(position, most), boundary[keyPath: low])
  }
}
