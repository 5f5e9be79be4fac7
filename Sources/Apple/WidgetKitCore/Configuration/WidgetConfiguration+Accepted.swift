import SwiftUI

// Modifiers that change nothing one can see in a frame.
extension WidgetConfiguration {
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  public func onBackgroundURLSessionEvents(
    matching matchingBlock: ((_ identifier: String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// - Support: at rest
  public func promptsForUserConfiguration() -> some WidgetConfiguration {
    changed {
      $0.note(
        withoutEffect: "promptsForUserConfiguration()",
        "the system asks when a person adds the widget; frames show the default configuration, or "
          + "that of --configuration")
    }
  }

  /// A relevance widget may take the place of the widget of this kind in a watch's Smart Stack.
  ///
  /// - Support: at rest
  public func associatedKind(_ associatedKind: String?) -> some WidgetConfiguration {
    changed {
      guard let associatedKind else { return }
      $0.note(
        withoutEffect: "associatedKind(_:)",
        "a watch's Smart Stack then shows this widget instead of “\(associatedKind)”, and frames "
          + "are of one widget alone")
    }
  }

  /// - Support: at rest
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some WidgetConfiguration {
    changed {
      $0.note(
        withoutEffect: "backgroundTask(_:action:)",
        "the system calls the action when a task of \(task) is due, and none is here")
    }
  }
}
