import DisplayList
import Foundation
import SwiftUI
import WidgetKitCore

/// Where a tap leads.
///
/// Source: Apple's "Linking to specific app scenes from your widget or Live Activity": `Link` is for
/// families with room for more than one target, `accessoryRectangular`, `systemSmall` and larger; a tap
/// anywhere else opens the one `widgetURL`, or the app where there is none. Until iOS 16 the same page
/// had `systemSmall` among the families with a single target.
enum LinkRules {
  static func followsLinks(_ family: WidgetFamily) -> Bool {
    switch family {
    case .accessoryCircular, .accessoryCorner, .accessoryInline: false
    default: true
    }
  }

  /// Takes the links away that the system wouldn't follow.
  ///
  /// - Returns: what the frame should say of its links.
  static func apply(_ family: WidgetFamily, to rendered: inout RenderedView) -> [Diagnostic] {
    let links = rendered.displayList.views.compactMap(\.link)
    guard let first = links.first else { return [] }
    let url = rendered.widgetURLs.last
    guard followsLinks(family) else {
      for i in rendered.displayList.views.indices where rendered.displayList.views[i].link != nil {
        rendered.displayList.views[i].link = nil
        rendered.displayList.views[i].role = nil
      }
      let opens = url.map { "the widgetURL, \($0.absoluteString)" } ?? "the app"
      return [
        Diagnostic(
          code: "link-not-followed",
          message: "A Link to \(first) stands in a widget of one target (\(family)): a tap opens "
            + "\(opens). Give the address by widgetURL.", view: "Link")
      ]
    }
    if family == .systemSmall, url == nil {
      return [
        Diagnostic(
          code: "link-in-small",
          message:
            "A small widget has a Link (to \(first)) and no widgetURL. Older systems follow no "
            + "Link there and would just open the app: give it a widgetURL as well.", view: "Link")
      ]
    }
    return []
  }

  /// Puts the `widgetURL` into what is exported: a link as large as the widget, behind everything.
  static func addWidgetURL(_ url: URL?, to list: inout DisplayList) {
    guard let url else { return }
    let whole = CGRect(origin: .zero, size: list.size)
    let index = list.views.count
    list.views.append(
      ViewRecord(
        kind: "WidgetURL", frame: whole, parent: list.views.isEmpty ? nil : 0,
        link: url.absoluteString, label: url.absoluteString, role: "link"))
    list.commands.insert(
      contentsOf: [.beginView(index), .fill(.rect(whole), .nonZero, .color(.clear)), .endView],
      at: 0)
  }
}
