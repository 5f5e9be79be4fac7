import SwiftUI

// Modifiers that change nothing visible in a frame.
extension ControlWidgetConfiguration {
  /// The user is asked for the configuration when they add the control.
  ///
  /// - Support: at rest
  @MainActor @preconcurrency
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    ChangedControlConfiguration(base: self) {
      $0.note(
        withoutEffect: "promptsForUserConfiguration()",
        "the system asks when a person adds the control; frames show the default configuration")
    }
  }

  /// - Support: at rest
  @MainActor @preconcurrency
  public func pushHandler(
    _ pushHandlerType: any ControlPushHandler.Type
  ) -> some ControlWidgetConfiguration {
    ChangedControlConfiguration(base: self) {
      $0.note(
        withoutEffect: "pushHandler(_:)",
        "it is given the tokens by which a server reaches the control, and none are issued here")
    }
  }
}
