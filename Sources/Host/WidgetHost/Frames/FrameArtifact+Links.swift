import DisplayList
import Foundation
import SwiftUI
import WidgetKitCore

// Where a tap leads.
//
// Source: Apple's "Linking to specific app scenes from your widget or Live Activity": `Link` is for
// families with room for more than one target, `accessoryRectangular`, `systemSmall` and larger; a tap
// anywhere else opens the one `widgetURL`, or the app where there is none. Until iOS 16 the same page
// had `systemSmall` among the families with a single target.

extension WidgetFamily {
  var followsLinks: Bool {
    switch self {
    case .accessoryCircular, .accessoryCorner, .accessoryInline: false
    default: true
    }
  }
}

extension FrameArtifact {
  /// Removes the links that the system wouldn't follow, and notes what a developer should know of the others.
  mutating func applyLinkRules() {
    guard let family = scene.site?.family, let first = displayList.views.compactMap(\.link).first
    else { return }
    if !family.followsLinks {
      for i in displayList.views.indices where displayList.views[i].link != nil {
        displayList.views[i].link = nil
        displayList.views[i].role = nil
      }
      let opens = widgetURL.map { "the widgetURL, \($0.absoluteString)" } ?? "the app"
      diagnostics.append(
        Diagnostic(
          code: "link-not-followed",
          message:
            "A Link to \(first) is in a widget with a single target (\(family)): a tap opens "
            + "\(opens). Give the address by widgetURL.", view: "Link"))
    } else if family == .systemSmall, widgetURL == nil {
      diagnostics.append(
        Diagnostic(
          code: "link-in-small",
          message:
            "A small widget has a Link (to \(first)) and no widgetURL. Older systems follow no "
            + "Link there and would just open the app: give it a widgetURL as well.", view: "Link"))
    }
  }

  /// Adds the `widgetURL` to what is exported: a link as large as the widget, behind everything.
  mutating func addWidgetURL() {
    guard scene.site != nil, let url = widgetURL?.absoluteString else { return }
    let whole = CGRect(origin: .zero, size: displayList.size)
    let index = displayList.views.count
    displayList.views.append(
      ViewRecord(
        kind: "WidgetURL", frame: whole, parent: displayList.views.isEmpty ? nil : 0, link: url,
        label: url, role: "link"))
    displayList.commands.insert(
      contentsOf: [.beginView(index), .fill(.rect(whole), .nonZero, .color(.clear)), .endView],
      at: 0)
  }
}
