import Foundation

/// The cause of a request for a new timeline.
package enum ReloadCause: Hashable, Sendable, Codable {
  /// The user put the widget on the screen.
  case added
  /// The timeline's last entry has come.
  case atEnd
  /// The date that the timeline's policy named has come.
  case after(Date)
  /// The app called WidgetCenter.
  case appCall(String)
  /// The app left the foreground, and had called WidgetCenter there so many times.
  case appLeft(calls: Int)
  /// The widget's own code called WidgetCenter.
  case widgetCall(String)
  case push
  /// An intent was performed; the label of the control that was pressed.
  case interaction(String)
  case locale(String)
  case typeSize(String)
  case timeZone(String)
  case standBy
  /// The provider failed the last time.
  case retry

  package var code: String {
    switch self {
    case .added: "added"
    case .atEnd: "atEnd"
    case .after: "after"
    case .appCall: "appCall"
    case .appLeft: "appLeft"
    case .widgetCall: "widgetCall"
    case .push: "push"
    case .interaction: "interaction"
    case .locale: "locale"
    case .typeSize: "typeSize"
    case .timeZone: "timeZone"
    case .standBy: "standBy"
    case .retry: "retry"
    }
  }

  /// Whether the widget's own code or timeline asks, which may happen again with every timeline.
  var comesAgain: Bool {
    switch self {
    case .atEnd, .after, .retry, .widgetCall: true
    default: false
    }
  }

  /// Whether the request may be lost when the budget is spent.
  var isPassing: Bool {
    switch self {
    case .appCall, .appLeft, .widgetCall, .push: true
    default: false
    }
  }
}
