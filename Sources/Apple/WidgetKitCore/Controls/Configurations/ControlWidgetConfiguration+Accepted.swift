import SwiftUI

// Modifiers that change nothing visible in a frame.
extension ControlWidgetConfiguration {
  /// The user is asked for the configuration when they add the control.
  @MainActor @preconcurrency
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }

  @MainActor @preconcurrency
  public func pushHandler(
    _ pushHandlerType: any ControlPushHandler.Type
  ) -> some ControlWidgetConfiguration { self }
}
