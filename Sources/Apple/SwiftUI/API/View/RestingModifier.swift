import DisplayList
import Foundation

/// The reason why a modifier leaves the picture of a widget as it is.
package enum RestingCause: Sendable {
  /// Modifiers that animate, or identify a view over time.
  case motion
  /// Modifiers for assistive technologies.
  case assistance
  /// Modifiers for haptic feedback, sound and speech.
  case feedback
  /// Modifiers of the area that accepts touches.
  case touch
  /// Modifiers for the app, which the system asks.
  case app
  /// Modifiers for typing, focus, pointers, menus and drops.
  case input
  /// Modifiers for presentation and navigation.
  case presentation
  /// Modifiers for scrolling.
  case scrolling
  /// Modifiers that call a closure after the view has appeared.
  case lifecycle
  /// Modifiers with a visible effect that isn't drawn here.
  case drawing

  /// The code of the diagnostic. What rests is as a device draws it; what is inert does nothing in a device's
  /// widget either; what isn't drawn is drawn on a device.
  var code: String {
    switch self {
    case .motion, .assistance, .feedback, .scrolling, .touch: "at-rest"
    case .input, .presentation, .lifecycle, .app: "inert-modifier"
    case .drawing: "not-drawn"
    }
  }

  /// - Parameter name: of the modifier, as it is written in source.
  func sentence(_ name: String) -> String {
    switch self {
    case .motion: "\(name) rests: a picture shows the state after a change."
    case .assistance:
      "\(name) rests: it is for assistive technologies, and a picture has none of it."
    case .feedback: "\(name) rests: nothing is felt or heard of a picture."
    case .scrolling: "\(name) rests: nothing scrolls in a widget."
    case .touch: "\(name) rests: a picture isn't touched."
    case .app: "\(name) has no effect in a widget: the system asks the app. Move it to the app."
    case .input:
      "\(name) has no effect in a widget, which takes presses of buttons and toggles alone. Remove it, "
        + "or move it to the app."
    case .presentation:
      "\(name) has no effect in a widget, which presents nothing. Open the app at a place by a Link."
    case .lifecycle:
      "\(name) isn't called in a widget: WidgetKit archives the view once it has appeared, so nothing that is "
        + "done later shows. Do it in the timeline provider."
    case .drawing: "\(name) isn't drawn: the picture is as without it."
    }
  }
}

/// Notes that a modifier leaves the picture of a widget as it is. The content is drawn without it.
public nonisolated struct _RestingModifier: ViewModifier {
  public typealias Body = Never
  /// The name as it is written in source: `task`.
  let name: String
  /// The reason for which the modifier has no effect; nil where there is nothing to note.
  let cause: RestingCause?

  @MainActor public static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    if let cause = modifier.cause { inputs.noteResting(modifier.name, cause) }
    Base._resolve(content, inputs, into: &nodes)
  }
}

/// A view with a modifier that leaves its picture as it is. One type for all overloads of a modifier: with opaque
/// types the compiler would take time that doubles with each overload in a chain.
public typealias _RestingView<Content> = ModifiedContent<Content, _RestingModifier>

extension _ViewInputs {
  /// Notes that a modifier leaves the picture as it is. In an app it may act, and its first picture is the same.
  @MainActor
  func noteResting(_ name: String, _ cause: RestingCause) {
    guard environment.surface == .widget || cause == .drawing, context.isFirstRest(of: name)
    else { return }
    context.diagnose(cause.code, cause.sentence(name))
  }
}

extension View {
  /// - Parameters:
  ///   - name: of the modifier, as it is written in source.
  ///   - cause: nil where there is nothing to note.
  package nonisolated func resting(_ name: String, _ cause: RestingCause?) -> _RestingView<Self> {
    modifier(_RestingModifier(name: name, cause: cause))
  }
}
