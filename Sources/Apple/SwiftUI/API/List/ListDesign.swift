import Foundation
import SystemDesigns
import UIKit

/// The metrics and colours of a list in its style; lengths in points.
struct ListDesign: Equatable, Sendable {
  enum Style: Sendable { case plain, grouped, insetGrouped }
  var style = Style.insetGrouped
  var metrics = SystemDesign.standard.lists

  var background: SystemColor { isGrouped ? .groupedBackground : .background }
  var isGrouped: Bool { style != .plain }
  /// The least height of a row.
  func rowHeight(_ size: DynamicTypeSize) -> CGFloat {
    guard metrics.rowGrows else { return metrics.rowHeight }
    let body = Font.TextStyle.body
    return metrics.rowHeight + CGFloat(body.row(size).leading - body.row(.large).leading)
  }
  /// The corner radius of a section's card.
  var cornerRadius: CGFloat { style == .insetGrouped ? metrics.cardCornerRadius : 0 }
  /// The distance from a row's edges to its content in a list of this width.
  func rowInsets(_ width: CGFloat) -> EdgeInsets {
    let side = layoutMargin(width)
    return EdgeInsets(
      top: metrics.rowInset, leading: side, bottom: metrics.rowInset, trailing: side)
  }
  /// The distance between a card and the list's side in a list of this width.
  func sideMargin(_ width: CGFloat) -> CGFloat {
    style == .insetGrouped ? layoutMargin(width) : 0
  }
  private func layoutMargin(_ width: CGFloat) -> CGFloat {
    width >= metrics.leastWideWidth ? metrics.wideSideMargin : metrics.sideMargin
  }
  /// The distance above the first section, without a header.
  var topMargin: CGFloat { isGrouped ? metrics.topMargin : 0 }
  var sectionGap: CGFloat { isGrouped ? metrics.sectionGap : 0 }
  /// The distance between a section and the header of the next one.
  var headedSectionGap: CGFloat { isGrouped ? metrics.headedSectionGap ?? metrics.sectionGap : 0 }
  /// The distance between a header and its rows.
  var headerGap: CGFloat { isGrouped ? metrics.groupedHeaderGap : metrics.plainHeaderGap }
  /// The distance between the rows and a footer.
  var footerGap: CGFloat { isGrouped ? metrics.groupedFooterGap : metrics.plainHeaderGap }

  func prepareHeader(_ environment: inout EnvironmentValues) {
    if environment.headerProminence == .increased {
      environment.font = .title3.weight(.semibold)
      return
    }
    switch (isGrouped, metrics.groupedHeader) {
    case (false, _): environment.font = .subheadline.weight(.semibold)
    case (true, .headline): environment.font = .headline
    case (true, .uppercaseFootnote):
      environment.font = .footnote
      environment.textCase = .uppercase
    }
    environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
  }

  func prepareFooter(_ environment: inout EnvironmentValues) {
    environment.font = .footnote
    environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
  }
}

private struct ListDesignKey: EnvironmentKey {
  static let defaultValue = ListDesign()
}

extension EnvironmentValues {
  var listDesign: ListDesign {
    get { self[ListDesignKey.self] }
    set { self[ListDesignKey.self] = newValue }
  }
  /// True within a row of a list or form.
  @Entry var isListRow = false
  @Entry var minListRowHeight: CGFloat?
  /// The least height of a row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { minListRowHeight ?? listDesign.rowHeight(dynamicTypeSize) }
    set { minListRowHeight = newValue }
  }
}
