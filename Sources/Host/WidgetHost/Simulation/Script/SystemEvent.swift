import AppIntents
import Foundation

/// Something that happens on the device in the course of a simulation. What one event holds happens at
/// one moment, in the order of the cases of ``SystemChange``.
package struct SystemEvent: Hashable, Sendable, Codable {
  package var date: Date
  package var changes: [SystemChange]
  package init(date: Date, changes: [SystemChange]) {
    self.date = date
    self.changes = changes
  }
}

package enum SystemChange: Hashable, Sendable, Codable {
  case timeZone(String)
  case locale(String)
  case typeSize(String)
  case appearance(FrameStyle.Appearance)
  case locked(Bool)
  /// Whether the device has no connection.
  case offline(Bool)
  case standBy(Bool)
  case began(SystemSchedule.Session)
  /// The contents of App Groups from now on: defaults and files as in an app group file.
  case appGroup([String: AppGroupFixture.Group])
  /// The app calls WidgetCenter: for widgets of these kinds; nil for all.
  case appReloads(kinds: [String]?)
  /// The app calls WidgetCenter's `invalidateRelevance` or `invalidateConfigurationRecommendations`.
  case invalidates(Invalidation)
  /// A push of WidgetKit's arrives.
  case push
  case tap(Tap)
  case ended(SystemSchedule.Session)

  package enum Invalidation: String, CaseIterable, Hashable, Sendable, Codable {
    case relevance, recommendations
  }

  /// A tap on a button or toggle.
  package struct Tap: Hashable, Sendable, Codable {
    package var label: String
    /// The kind of the widget with the control; nil where only one widget has a control of this label.
    package var kind: String?
    package var family: String?
  }

  /// Whether the widgets, asked at the same moment, find it done.
  var precedesCalls: Bool {
    switch self {
    case .appGroup, .offline: true
    default: false
    }
  }

  /// The description in the table and on the page.
  package var description: String {
    switch self {
    case .timeZone(let zone): "time zone \(zone)"
    case .locale(let locale): "locale \(locale)"
    case .typeSize(let size): "type size \(size)"
    case .appearance(let appearance): "\(appearance.rawValue) appearance"
    case .locked(let isLocked): isLocked ? "device locked" : "device unlocked"
    case .offline(let isOffline): isOffline ? "network is gone" : "network is back"
    case .standBy(let isOn): isOn ? "StandBy begins" : "StandBy ends"
    case .began(.foreground): "app comes to the foreground"
    case .ended(.foreground): "app leaves the foreground"
    case .began(let session): "\(session.rawValue) session begins"
    case .ended(let session): "\(session.rawValue) session ends"
    case .appGroup(let groups): "app writes to \(groups.keys.sorted().joined(separator: ", "))"
    case .appReloads(nil): "app calls reloadAllTimelines()"
    case .appReloads(let kinds?):
      "app calls reloadTimelines(ofKind:) for \(kinds.joined(separator: ", "))"
    case .invalidates(.relevance): "app calls invalidateRelevance(ofKind:)"
    case .invalidates(.recommendations): "app calls invalidateConfigurationRecommendations()"
    case .push: "push for widgets"
    case .tap(let tap):
      "tap on “\(tap.label)”"
        + [tap.kind, tap.family].compactMap { $0 }.map { " · \($0)" }.joined()
    }
  }
}
