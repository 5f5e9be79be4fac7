import DisplayList
import Foundation

extension ResolvedImage {
  /// The pixels in a rectangle: whole, in nine slices, or as tiles.
  func draw(
    _ image: ImagePixels, tint: Paint?, in rect: CGRect,
    _ context: inout DrawContext
  ) {
    let insets = resizing?.capInsets ?? EdgeInsets()
    if resizing?.mode == .tile, insets == EdgeInsets(), tint == nil {
      let tile = CGRect(origin: rect.origin, size: size)
      return context.append(.fill(.rect(rect), .nonZero, .image(image, tile: tile)))
    }
    guard insets != EdgeInsets(), size.width > 0, size.height > 0 else {
      return append(image, nil, rect, tint, &context)
    }
    let columns = Self.slices(insets.leading, insets.trailing, of: size.width, in: rect.width)
    let rows = Self.slices(insets.top, insets.bottom, of: size.height, in: rect.height)
    let pixelsX = CGFloat(image.width) / size.width, pixelsY = CGFloat(image.height) / size.height
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source.lowerBound * pixelsX, y: row.source.lowerBound * pixelsY,
          width: (column.source.upperBound - column.source.lowerBound) * pixelsX,
          height: (row.source.upperBound - row.source.lowerBound) * pixelsY)
        let destination = CGRect(
          x: rect.minX + column.place.lowerBound, y: rect.minY + row.place.lowerBound,
          width: column.place.upperBound - column.place.lowerBound,
          height: row.place.upperBound - row.place.lowerBound)
        append(image, source, destination, tint, &context)
      }
    }
  }

  private func append(
    _ image: ImagePixels, _ source: CGRect?, _ destination: CGRect, _ tint: Paint?,
    _ context: inout DrawContext
  ) {
    let quality: Interpolation =
      switch interpolation {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    context.append(
      .image(
        ImageDraw(
          image, source: source, in: destination, interpolation: quality, tint: tint)))
  }

  private typealias Slice = (source: Range<CGFloat>, place: Range<CGFloat>)

  /// First cap, middle, last cap; caps that don't fit share what there is.
  private static func slices(
    _ first: CGFloat, _ last: CGFloat, of length: CGFloat, in room: CGFloat
  ) -> [Slice] {
    let first = min(max(first, 0), length), last = min(max(last, 0), length - first)
    let shrink = first + last > room ? room / (first + last) : 1
    let cuts: [(CGFloat, CGFloat)] = [
      (0, 0), (first, first * shrink), (length - last, room - last * shrink), (length, room),
    ]
    return (0..<3).compactMap { i in
      let (a, b) = (cuts[i], cuts[i + 1])
      return b.0 > a.0 && b.1 > a.1 ? (a.0..<b.0, a.1..<b.1) : nil
    }
  }
}
