import SwiftUI

/// Places views one after the other and goes on in a new line where the next no longer fits, for the
/// pictures of a library that does so.
struct WrapLayout: Layout {
  /// Along which a line runs.
  var axis = Axis.horizontal
  /// Points, between neighbours and between lines.
  var spacing: CGFloat = 8
  var lineSpacing: CGFloat = 8
  /// The remaining width of a line is distributed between its views.
  var isJustified = false

  /// The role of a view that isn't an item of a line.
  enum Role: LayoutValueKey {
    case content, lineBreak, betweenLines
    static let defaultValue = Role.content
  }

  /// The properties of a stack along the lines, so that a divider is placed across them.
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private struct Line {
    var items: [(index: Int, size: CGSize)] = []
    var length: CGFloat = 0
    var depth: CGFloat = 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let lines = lines(proposal, subviews)
    let depth = lines.reduce(0) { $0 + $1.depth } + lineSpacing * CGFloat(max(lines.count - 1, 0))
    var length = lines.map(\.length).max() ?? 0
    if isJustified, let offered = along(proposal), offered.isFinite { length = offered }
    return size(length, depth)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews { view.place(at: CGPoint(x: -10_000, y: -10_000), proposal: .zero) }
    var across = axis == .horizontal ? bounds.minY : bounds.minX
    let room = along(bounds.size)
    for line in lines(proposal, subviews) {
      let gaps = CGFloat(line.items.count - 1)
      let gap = spacing + (isJustified && gaps > 0 ? max(0, room - line.length) / gaps : 0)
      var place = axis == .horizontal ? bounds.minX : bounds.minY
      for (index, size) in line.items {
        let inset = (line.depth - self.across(size)) / 2
        let point =
          axis == .horizontal
          ? CGPoint(x: place, y: across + inset) : CGPoint(x: across + inset, y: place)
        subviews[index].place(at: point, proposal: ProposedViewSize(size))
        place += along(size) + gap
      }
      across += line.depth + lineSpacing
    }
  }

  private func lines(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [Line] {
    let room = along(proposal) ?? .infinity
    var lines = [Line()]
    var separator: (index: Int, size: CGSize)?
    func startLine() {
      if let separator {
        lines.append(
          Line(items: [separator], length: along(separator.size), depth: across(separator.size)))
      }
      lines.append(Line())
    }
    for index in subviews.indices {
      let view = subviews[index], size = view.sizeThatFits(.unspecified)
      switch view[Role.self] {
      case .betweenLines:
        separator = (index, size)
        continue
      case .lineBreak: startLine()
      case .content:
        var last = lines[lines.count - 1]
        if !last.items.isEmpty, last.length + spacing + along(size) > room {
          startLine()
          last = Line()
        }
        last.length += (last.items.isEmpty ? 0 : spacing) + along(size)
        last.depth = max(last.depth, across(size))
        last.items.append((index, size))
        lines[lines.count - 1] = last
      }
      separator = nil
    }
    return lines
  }

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
  private func along(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? proposal.width : proposal.height
  }
  private func size(_ length: CGFloat, _ depth: CGFloat) -> CGSize {
    axis == .horizontal
      ? CGSize(width: length, height: depth) : CGSize(width: depth, height: length)
  }
}
