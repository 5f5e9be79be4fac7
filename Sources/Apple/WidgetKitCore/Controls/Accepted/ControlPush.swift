import Foundation
import SwiftUI

/// Where pushes to a control go.
public struct ControlPushInfo: Hashable, Sendable {
  public let token: Data
}

/// Hears of the tokens of the controls that the user has put somewhere. No pushes come here, so it
/// is never called.
public protocol ControlPushHandler {
  init()
  func pushTokensDidChange(controls: [ControlInfo])
}

extension ControlWidgetConfiguration {
  /// The user is asked for the configuration when they add the control.
  @MainActor @preconcurrency
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }

  @MainActor @preconcurrency
  public func pushHandler(
    _ pushHandlerType: any ControlPushHandler.Type
  ) -> some ControlWidgetConfiguration { self }
}
