import SwiftUI

// Modifiers that change nothing one can see in a frame.
extension WidgetConfiguration {
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
}
