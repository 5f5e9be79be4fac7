import Foundation
import UIKit

/// The figures of a list; points.
///
/// Rows of 44 points, cards with corners of 10, headers in upper-case footnotes before iOS 26; rows of
/// 52, corners of 26 and headers in title case from it, as Apple describes the change. Not measured:
/// no reference picture of a list was found.
struct ListLook: Equatable, Sendable {
  enum Style: Sendable { case plain, grouped, insetGrouped }
  var style = Style.insetGrouped
  var os = 26

  var background: SystemColor { isGrouped ? .groupedBackground : .background }
  var isGrouped: Bool { style != .plain }
  var rowHeight: CGFloat { os >= 26 ? 52 : 44 }
  var cornerRadius: CGFloat { style == .insetGrouped ? (os >= 26 ? 26 : 10) : 0 }
  /// Within a row.
  var rowInsets: EdgeInsets {
    EdgeInsets(top: 11, leading: rowInset, bottom: 11, trailing: rowInset)
  }
  private var rowInset: CGFloat { 16 }
  /// Between a card and the list's sides.
  func sideMargin(_ width: CGFloat) -> CGFloat {
    guard style == .insetGrouped else { return 0 }
    // UIKit's layout margins: wider on the large phones.
    return width >= 414 ? 20 : 16
  }
  /// Above the first section, without a header.
  var topMargin: CGFloat { isGrouped ? (os >= 26 ? 16 : 35) : 0 }
  var sectionGap: CGFloat { isGrouped ? (os >= 26 ? 24 : 35) : 0 }
  /// Between a header and its rows, and between the rows and a footer.
  var headerGap: CGFloat { isGrouped ? 8 : 6 }

  func prepareHeader(_ environment: inout EnvironmentValues) {
    if environment.headerProminence == .increased {
      environment.font = .title3.weight(.semibold)
      return
    }
    if isGrouped && os < 26 {
      environment.font = .footnote
      environment.textCase = .uppercase
    } else {
      environment.font = .subheadline.weight(.semibold)
      if isGrouped { environment.font = .headline }
    }
    environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
  }

  func prepareFooter(_ environment: inout EnvironmentValues) {
    environment.font = .footnote
    environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
  }
}

private struct ListLookKey: EnvironmentKey {
  static let defaultValue = ListLook()
}

private struct IsListRowKey: EnvironmentKey {
  static let defaultValue = false
}

private struct MinRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
  /// Within a row of a list or form.
  var isListRow: Bool {
    get { self[IsListRowKey.self] }
    set { self[IsListRowKey.self] = newValue }
  }
  var minListRowHeight: CGFloat? {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue }
  }
  /// Points.
  public var defaultMinListRowHeight: CGFloat {
    get { minListRowHeight ?? listLook.rowHeight }
    set { minListRowHeight = newValue }
  }
}
