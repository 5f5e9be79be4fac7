import AppIntents
import SwiftUI

/// The host's interface to a control, whatever its configuration and provider.
@MainActor
package final class ControlDriver {
  package typealias Answer = @Sendable (Result<Handover<ControlTemplate>, any Error>) -> Void

  /// The configuration before the user has changed it; nil where there is none.
  package var makeConfiguration: () async -> AnyObject? = { nil }
  /// The template in the gallery of controls.
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

/// A template for one value, made when it is needed.
package struct ControlTemplate {
  /// The parts of the template; nil where the builder has none.
  package let parts: @MainActor () -> _ControlParts?

  init<Value, Content: ControlWidgetTemplate>(
    _ value: Value, _ content: @escaping @MainActor (Value) -> Content
  ) {
    let value = Handover(value)
    parts = { Content._parts(content(value.value)) }
  }

  /// The initialiser for one content, in a box: a task may not capture the content's type.
  static func maker<Value, Content: ControlWidgetTemplate>(
    _ content: @escaping @MainActor (Value) -> Content
  ) -> Handover<(Value) -> ControlTemplate> {
    Handover({ ControlTemplate($0, content) })
  }
}

extension _WidgetDescription {
  package var control: ControlDriver? { payload as? ControlDriver }
}
