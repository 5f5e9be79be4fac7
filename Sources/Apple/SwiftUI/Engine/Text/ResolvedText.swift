import DisplayList
import Foundation
import Typesetting

/// A text resolved in its environment: the runs for the typesetter.
struct ResolvedText {
  var runs: [TextRun] = []
  /// Paints that depend on the text's frame, such as gradients. The run carries a placeholder
  /// that equals no other paint, and is replaced when the text is drawn.
  private(set) var framedStyles: [(placeholder: Paint, style: AnyShapeStyle?)] = []
  /// Pictures in the line, by the attachment's id.
  private(set) var images: [ResolvedImage] = []
  /// See ``TimeText/isLive``.
  var isLive = false
  /// Links and custom attributes, by the run that has them.
  var extras: [Int: RunExtras] = [:]

  struct RunExtras {
    var link: String?
    var custom: [TextAttributeBox] = []
  }

  var plain: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  mutating func paint(_ box: TextStyleBox?, _ environment: EnvironmentValues) -> Paint {
    let paint =
      box?.style._paint(environment, in: .zero) ?? environment.foregroundPaint(in: .zero)
    if case .color = paint { return paint }
    let placeholder = Paint.linear([], start: CGPoint(x: framedStyles.count, y: 0), end: .zero)
    framedStyles.append((placeholder, box?.style))
    return placeholder
  }

  mutating func add(_ image: ResolvedImage) -> Int {
    images.append(image)
    return images.count - 1
  }

  /// The paint itself for a placeholder.
  func actual(_ paint: Paint, _ environment: EnvironmentValues, in frame: CGRect) -> Paint {
    if framedStyles.isEmpty { return paint }
    guard let found = framedStyles.first(where: { $0.placeholder == paint }) else { return paint }
    return found.style?._paint(environment, in: frame) ?? environment.foregroundPaint(in: frame)
  }
}
