import DisplayList
import WidgetKitCore

/// Where buttons and toggles work.
///
/// Source: the list of sizes in Apple's "Adding interactivity to widgets and Live Activities": system
/// families, and circular and rectangular accessories on iPhone and iPad. That list has no watch, but
/// watchOS 11 brought buttons and toggles to the Smart Stack (assumed here for rectangular widgets; a
/// watch face has none).
package enum Interactivity {
  /// Why a control can't be touched there; nil where it can.
  package static func refusal(
    _ family: WidgetFamily, on device: Device, at placement: Placement
  ) -> String? {
    if !family.isAccessory { return nil }
    switch family {
    case .accessoryCircular, .accessoryRectangular:
      if device.platform != .watchOS || placement == .smartStack { return nil }
      return "on a watch face buttons and toggles do nothing but open the app"
    default: return "\(family) has no buttons and toggles: a tap opens the app"
    }
  }

  /// What a frame with controls should say of where it stands.
  static func notes(
    _ family: WidgetFamily, on device: Device, at placement: Placement, isTouched: Bool
  ) -> [Diagnostic] {
    if let refusal = refusal(family, on: device, at: placement) {
      return [
        Diagnostic(
          code: "control-not-interactive",
          message: "A Button or Toggle with an intent stands where it can't be used: \(refusal). "
            + "Show it in another family.")
      ]
    }
    if isTouched && placement == .lockScreen {
      return [
        Diagnostic(
          code: "control-locked",
          message:
            "While the device is locked, the control does nothing until the person unlocks it."
        )
      ]
    }
    return []
  }
}

/// A control of a widget, found in its first entry.
package struct FoundControl: Codable, Sendable, Hashable {
  package var name: String
  /// Among the widget's controls.
  package var position: Int
  /// Those that it was there in.
  package var looks: [Look]
}

/// What touching one control came to.
package struct InteractionRecord: Codable, Sendable, Hashable {
  package enum Outcome: String, Codable, Sendable {
    case done, threw, late
    /// The system wouldn't call `perform()`.
    case refused
  }

  package var control: String
  package var position: Int
  /// `button` or `toggle`.
  package var type: String
  /// What it says.
  package var label: String
  /// Before; nil for a button.
  package var isOn: Bool?
  /// The intent's type.
  package var intent: String
  /// `widget` or `app`: the process that performs it on a device.
  package var process: String
  package var outcome = Outcome.done
  /// Why it wasn't done.
  package var message: String?
  /// See ``ControlIntent/Report/carries``.
  package var carries: [String] = []
  /// The kinds whose reload `perform()` asked for, in order; `*` for all.
  package var reloads: [String] = []
}
