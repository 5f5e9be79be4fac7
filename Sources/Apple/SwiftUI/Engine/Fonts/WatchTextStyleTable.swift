/// Size and line height of Apple's text styles on watchOS, points.
///
/// Source: Apple's Human Interface Guidelines, Typography, watchOS Dynamic Type sizes. They have no
/// medium and end at AX3; Large is the own size of watches up to 42 mm, Extra Large of larger ones.
/// Callout and subheadline aren't in them: body's and the first caption's figures are taken.
enum WatchTextStyleTable {
  static func row(
    _ style: Font.TextStyle, _ size: DynamicTypeSize
  ) -> (size: CGFloat, leading: CGFloat, weight: Font.Weight, emphasized: Font.Weight) {
    // xSmall, Small, Large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3.
    let column = [0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 8, 8][size.rawValue]
    let points = sizes(style)[column]
    // As printed, though it breaks the rule of two and a half points.
    let leading: CGFloat =
      switch (style, column) {
      case (.title, 7), (.title, 8): points + 3
      case (.title2, 6): 41
      default: points + 2.5
      }
    return (
      points, leading, style == .headline ? .semibold : .regular,
      style == .largeTitle ? .bold : .semibold
    )
  }

  private static func sizes(_ style: Font.TextStyle) -> [CGFloat] {
    switch style {
    case .largeTitle: [30, 32, 36, 40, 41, 42, 44, 45, 46]
    case .title: [28, 30, 34, 38, 39, 40, 42, 43, 44]
    case .title2: [24, 26, 28, 30, 31, 32, 34, 35, 36]
    case .title3: [17, 18, 19, 20, 21, 22, 24, 25, 26]
    case .headline, .body, .callout: [14, 15, 16, 17, 18, 19, 21, 22, 23]
    case .subheadline, .caption: [13, 14, 15, 16, 17, 18, 18, 19, 20]
    case .caption2: [12, 13, 14, 15, 16, 17, 17, 18, 19]
    case .footnote: [11, 12, 13, 14, 15, 16, 16, 17, 18]
    }
  }
}
