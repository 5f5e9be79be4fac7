import Foundation

/// The metrics of lists and forms, in points.
package struct ListMetrics: Hashable, Sendable {
  /// The header of a section with cards.
  package enum GroupedHeader: Hashable, Sendable {
    /// The footnote style, in upper case.
    case uppercaseFootnote
    /// The headline style, as written.
    case headline
  }

  /// The least height of a row.
  package var rowHeight: CGFloat
  /// Whether the least height of a row counts at the type size L and grows as the pitch of lines of body text does.
  package var rowGrows = false
  /// The distance above and below the content of a row of the least height: a bar without a height of its own is 36 of 44
  /// points high, beside texts of 28, in lunij/netbob's picture of a list (iOS 17).
  package var rowInset: CGFloat = 4
  /// The distance above and below content that the least height has no room for.
  package var tallRowInset: CGFloat
  /// The corner radius of a card of an inset grouped list.
  package var cardCornerRadius: CGFloat
  /// The distance between a card and the list's side, and between a row's side and its content: UIKit's layout margin,
  /// which is wider on large phones.
  package var sideMargin: CGFloat = 16
  package var wideSideMargin: CGFloat = 20
  /// The list's width from which on the side margin is the wide one.
  package var leastWideWidth: CGFloat
  /// The distance above the first section of a grouped list, without a header.
  package var topMargin: CGFloat
  /// The distance above the first section's header of a grouped list.
  package var headedTopMargin: CGFloat = 16
  /// The distance between sections of a grouped list.
  package var sectionGap: CGFloat
  /// The distance between a section and the header of the next one; nil where it is that of sections.
  package var headedSectionGap: CGFloat?
  /// The distance between a header and its rows: a card begins 26 pixels below the letters of its header of 12 points,
  /// which end 4 points above their line's end, in lunij/netbob's picture of a form (iOS 17, @3x).
  package var groupedHeaderGap: CGFloat = 6
  /// The distance between rows and a footer.
  package var groupedFooterGap: CGFloat = 8
  package var plainHeaderGap: CGFloat = 6
  package var groupedHeader: GroupedHeader
  /// A separator ends at the row's edge, not at its content's.
  package var separatorReachesEdge: Bool
  /// The thickness of a separator; nil for a pixel.
  package var separatorThickness: CGFloat?
  /// The share of the separator colour's opacity that a separator has, 0…1.
  package var separatorStrength: CGFloat = 1
  /// The share of the separator colour's opacity that a separator has in a dark appearance, 0…1.
  package var darkSeparatorStrength: CGFloat = 1
  /// The distance between a label's title and its subtitle, and between a label and a value below it; nil for that of a
  /// stack of texts. It counts outside lists, too.
  package var stackedLabelGap: CGFloat?
}
