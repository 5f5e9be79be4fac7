import DisplayList

extension StepTree {
  /// The longest part of a text that a name quotes, in characters.
  private static let longestQuote = 24

  /// The kind of an item: SwiftUI's name or a type of the developer's.
  func kind(_ item: Int) -> String { items[item].view.map { views[$0].kind } ?? "Spacer" }

  /// `Text “AAPL”`, `Image “star”`, `PriceView`, `HStack “Total”`.
  func name(_ item: Int) -> String {
    let kind = kind(item)
    guard let view = items[item].view else { return kind }
    let words = ownWords(view) ?? firstText(in: view)
    return words.map { "\(kind) \(Self.quoted($0))" } ?? kind
  }

  /// The name of what a step is around; `a view` for one that draws nothing.
  func name(ofStep step: Int) -> String { firstItem(in: step).map { name($0) } ?? "a view" }

  /// The kind of a container in sentences: `HStack`, `widget`.
  func containerName(_ step: Int) -> String {
    if let view = steps[step].views.last { return views[view].kind }
    switch steps[step].facts {
    case .root: return "widget"
    case .stack(let stack): return stack.isHorizontal ? "HStack" : "VStack"
    case .layers: return "ZStack"
    case .fits: return "ViewThatFits"
    case .none where isGridRow(step): return "GridRow"
    default: return "container"
    }
  }

  private func isGridRow(_ step: Int) -> Bool {
    children[step].contains(where: gridCells.contains)
  }

  private func ownWords(_ view: Int) -> String? {
    let record = views[view]
    if let text = record.text, !text.isEmpty { return text }
    if case .word(let image)? = record.traits.first(where: { $0.id == .image })?[.value] {
      return image
    }
    return nil
  }

  /// The first text of the views within, which follow it directly.
  private func firstText(in index: Int) -> String? {
    guard index + 1 < views.count else { return nil }
    for view in views[(index + 1)...] {
      guard let parent = view.parent, parent >= index else { return nil }
      if let text = view.text, !text.isEmpty { return text }
    }
    return nil
  }

  static func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > longestQuote ? "“\(line.prefix(longestQuote - 1))…”" : "“\(line)”"
  }
}
