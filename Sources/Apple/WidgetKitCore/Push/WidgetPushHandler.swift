import SwiftUI

/// The token by which a server reaches an app's widgets.
public struct WidgetPushInfo: Hashable, Sendable {
  public let token: Data
  package init(token: Data) { self.token = token }
}

/// Hears of a new token, and of widgets that the user adds or removes.
public protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

extension WidgetConfiguration {
  /// Lets pushes of a server reload the widget. Without a handler none reaches it.
  public func pushHandler<Handler: WidgetPushHandler>(
    _ pushHandler: Handler.Type
  ) -> some WidgetConfiguration {
    changed { $0.pushHandler = pushHandler }
  }
}
