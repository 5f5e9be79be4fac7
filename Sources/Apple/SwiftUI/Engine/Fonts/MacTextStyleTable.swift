/// Size and line height of Apple's text styles on macOS, points; they don't follow Dynamic Type.
///
/// Source: Apple's Human Interface Guidelines, Typography, macOS built-in text styles, as in
/// 6639835/apple-hig @b9bb27b.
enum MacTextStyleTable {
  typealias Row = (size: Int, leading: Int, weight: Font.Weight, emphasized: Font.Weight)

  static func row(_ style: Font.TextStyle) -> Row {
    switch style {
    case .largeTitle: (26, 32, .regular, .bold)
    case .title: (22, 26, .regular, .bold)
    case .title2: (17, 22, .regular, .bold)
    case .title3: (15, 20, .regular, .semibold)
    case .headline: (13, 16, .bold, .heavy)
    case .body: (13, 16, .regular, .semibold)
    case .callout: (12, 15, .regular, .semibold)
    case .subheadline: (11, 14, .regular, .semibold)
    case .footnote: (10, 13, .regular, .semibold)
    case .caption: (10, 13, .regular, .medium)
    case .caption2: (10, 13, .medium, .semibold)
    }
  }
}
