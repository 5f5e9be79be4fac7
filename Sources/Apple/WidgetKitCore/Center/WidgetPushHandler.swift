import Foundation

/// The token by which a server reaches an app's widgets.
public struct WidgetPushInfo: Hashable, Sendable {
  public let token: Data
  package init(token: Data) { self.token = token }
}

/// A handler that is called for a new token, and when the user adds or removes widgets.
public protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}
