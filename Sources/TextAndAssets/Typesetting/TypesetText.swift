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

  /// The most layouts that are kept beside the ideal one.
  private static let limit = 24

  private let key: TextKey
  private unowned let typesetter: Typesetter
  // A typesetter isn't for several threads: accesses to a text of its own aren't checked.
  /// The first is the ideal layout, without an offer; empty until one is asked for.
  @exclusivity(unchecked) private var entries: [Entry] = []
  /// The least offer for which the layout is the ideal one; points. The height is 0 where it has no part in the layout.
  @exclusivity(unchecked) private var idealSize = CGSize.zero
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
    entries[index(width, height)].layout
  }

  /// The size of ``layout(width:height:)``, without a copy of the layout; points.
  package func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    entries[index(width, height)].layout.size
  }

  /// The index of the entry whose layout is that for an offer; it is made where there is none.
  private func index(_ width: CGFloat?, _ height: CGFloat?) -> Int {
    let changes = typesetter.takeRegisteredFonts()
    if fonts != changes {
      fonts = changes
      entries = []
    }
    if entries.isEmpty {
      let ideal = typesetter.layout(key, width: .infinity, height: .infinity)
      idealSize = ideal.size
      // The first line always stays, unless it is scaled to fit.
      if ideal.lines.count == 1, key.style.minimumScaleFactor >= 1 { idealSize.height = 0 }
      entries.append(Entry(width: .infinity, height: .infinity, layout: ideal))
    }
    let width = Self.offer(width)
    let height = Self.offer(height)
    if idealSize.width <= width, idealSize.height <= height { return 0 }
    for i in entries.indices where entries[i].width == width && entries[i].height == height {
      return i
    }
    let layout = typesetter.layout(key, width: width, height: height)
    if entries.count > Self.limit { entries.remove(at: 1) }
    entries.append(Entry(width: width, height: height, layout: layout))
    return entries.count - 1
  }

  /// An offer that is no number, or endless, is none; one below nothing is nothing.
  static func offer(_ length: CGFloat?) -> CGFloat {
    guard let length, length.isFinite else { return .infinity }
    return max(0, length)
  }
}
