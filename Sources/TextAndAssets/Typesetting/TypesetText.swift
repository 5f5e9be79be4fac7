import DisplayList
import Foundation

/// A text in its style, with its layouts for the last few proposals. A typesetter keeps it from picture to picture:
/// a view looks its text up once, by all its characters, and then each layout by the proposal alone.
package final class TypesetText {
  private struct Entry {
    let width: CGFloat
    let height: CGFloat
    let layout: TextLayout
  }

  /// The most layouts that are kept.
  private static let limit = 24

  private let key: TextKey
  private unowned let typesetter: Typesetter
  // A typesetter isn't for several threads: accesses to a text of its own aren't checked.
  @exclusivity(unchecked) private var entries: [Entry] = []
  @exclusivity(unchecked) private var ideal: TextLayout?
  /// The typesetter's count of changes of its fonts when the layouts were made.
  @exclusivity(unchecked) private var fonts: Int

  init(_ key: TextKey, _ typesetter: Typesetter) {
    self.key = key
    self.typesetter = typesetter
    fonts = typesetter.fontChanges
  }

  /// - Parameters:
  ///   - width: what is offered, points; nil for the ideal width (no wrapping but at line feeds).
  ///   - height: what is offered; lines that don't fit are cut, the first always stays.
  /// - Returns: a text without characters has no size and no lines.
  package func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    let changes = typesetter.takeRegisteredFonts()
    if fonts != changes {
      fonts = changes
      ideal = nil
      entries = []
    }
    let ideal = idealLayout()
    let width = Self.offer(width)
    let height = Self.offer(height)
    if ideal.size.width <= width, ideal.size.height <= height || hasOneLine(ideal) { return ideal }
    for entry in entries where entry.width == width && entry.height == height {
      return entry.layout
    }
    let layout = typesetter.layout(key, width: width, height: height)
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append(Entry(width: width, height: height, layout: layout))
    return layout
  }

  private func idealLayout() -> TextLayout {
    if let ideal { return ideal }
    let made = typesetter.layout(key, width: .infinity, height: .infinity)
    ideal = made
    return made
  }

  /// Whether the height has no part in the layout: the first line always stays, unless it is scaled to fit.
  private func hasOneLine(_ layout: TextLayout) -> Bool {
    layout.lines.count == 1 && key.style.minimumScaleFactor >= 1
  }

  /// An offer that is no number, or endless, is none; one below nothing is nothing.
  static func offer(_ length: CGFloat?) -> CGFloat {
    guard let length, length.isFinite else { return .infinity }
    return max(0, length)
  }
}
