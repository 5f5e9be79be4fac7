import DisplayList
import WidgetKitCore

/// The families and placements in which buttons and toggles work.
///
/// Source: the list of sizes in Apple's "Adding interactivity to widgets and Live Activities": system
/// families, and circular and rectangular accessories on iPhone and iPad. That list has no watch, but
/// watchOS 11 brought buttons and toggles to the Smart Stack (assumed here for rectangular widgets; a
/// watch face has none).
package enum Interactivity {
  /// The reason why a control can't be pressed there; nil where it can.
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

  /// The notes on a frame that has controls.
  @MainActor
  static func notes(_ site: WidgetSite, isInteraction: Bool) -> [Diagnostic] {
    if let refusal = refusal(site.family, on: site.device, at: site.placement) {
      return [
        Diagnostic(
          code: "control-not-interactive",
          message: "A Button or Toggle with an intent is where it can't be used: \(refusal). "
            + "Show it in another family.")
      ]
    }
    if site.isDistant {
      return [
        Diagnostic(
          code: "control-at-a-distance",
          message: "A Button or Toggle is in the simplified level of detail, which people see from "
            + "too far away to press: leave it out where levelOfDetail is simplified (Human Interface "
            + "Guidelines, Widgets, visionOS).")
      ]
    }
    if isInteraction && site.placement == .lockScreen {
      return [
        Diagnostic(
          code: "control-locked",
          message:
            "While the device is locked, the control does nothing until the person unlocks it.")
      ]
    }
    return []
  }
}
