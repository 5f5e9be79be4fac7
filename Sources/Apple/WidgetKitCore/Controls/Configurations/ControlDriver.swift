import AppIntents
import SwiftUI

/// What the host calls of a control, whichever configuration and provider it has.
@MainActor
package final class ControlDriver {
  package typealias Answer = @Sendable (Result<Handover<ControlTemplate>, any Error>) -> Void

  /// The configuration as it would be before the user changed it; nil where there is none.
  package var makeConfiguration: () async -> AnyObject? = { nil }
  /// As where controls are chosen from.
  package let preview: (AnyObject?) -> ControlTemplate
  package let current: (AnyObject?, @escaping Answer) -> Void

  init(
    preview: @escaping (AnyObject?) -> ControlTemplate,
    current: @escaping (AnyObject?, @escaping Answer) -> Void
  ) {
    self.preview = preview
    self.current = current
  }
}

/// A template for one value, made when it is wanted.
package struct ControlTemplate {
  /// nil where the builder chose none.
  package let parts: @MainActor () -> _ControlParts?

  init<Value, Content: ControlWidgetTemplate>(
    _ value: Value, _ content: @escaping @MainActor (Value) -> Content
  ) {
    let value = Handover(value)
    parts = { Content._parts(content(value.value)) }
  }
}

extension _WidgetDescription {
  package var control: ControlDriver? { payload as? ControlDriver }
}
