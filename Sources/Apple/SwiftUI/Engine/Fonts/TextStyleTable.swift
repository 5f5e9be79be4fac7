/// Size and line pitch of Apple's text styles on iOS at every text size a person can choose; points.
///
/// Source: Apple's Human Interface Guidelines, Typography, as tabulated in compnerd/swift-win32
/// @d34ff1b and, for xSmall and AX1, 6639835/apple-hig @b9bb27b. A size has one pitch wherever it is
/// listed; where that copy breaks this, a later one (`typography.json`, of September 2026) has callout's
/// 60 and caption2's 48 at AX5. Only subheadline at xxxLarge has another, 28, in both.
enum TextStyleTable {
  typealias Row = (size: Int, leading: Int)

  /// The rows of a text style in the order of `DynamicTypeSize`.
  static func rows(_ style: Font.TextStyle) -> [Row] {
    switch style {
    case .largeTitle: largeTitle
    case .title: title
    case .title2: title2
    case .title3: title3
    case .headline: headline
    case .subheadline: subheadline
    case .body: body
    case .callout: callout
    case .footnote: footnote
    case .caption: caption
    case .caption2: caption2
    }
  }

  private static let largeTitle: [Row] = [
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
    (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
  ]
  private static let title: [Row] = [
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
    (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
  ]
  private static let title2: [Row] = [
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
    (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
  ]
  private static let title3: [Row] = [
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
    (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
  ]
  private static let headline: [Row] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
    (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
  ]
  private static let subheadline: [Row] = [
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
    (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
  ]
  private static let body: [Row] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
    (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
  ]
  private static let callout: [Row] = [
    (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
    (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
  ]
  private static let footnote: [Row] = [
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
    (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
  ]
  private static let caption: [Row] = [
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
    (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
  ]
  private static let caption2: [Row] = [
    (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
    (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
  ]
}
