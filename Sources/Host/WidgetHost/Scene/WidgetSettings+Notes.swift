import DisplayList
import WidgetKitCore

// Modifiers of a configuration whose effect a frame doesn't show.
extension WidgetSettings {
  /// The notes on modifiers that have no effect wherever the configuration is shown.
  var notesOnModifiers: [Diagnostic] {
    withoutEffect.map { Self.noEffect($0.name, $0.reason) }
  }

  /// The notes on a widget's modifiers where it is shown.
  @MainActor
  func notes(on site: WidgetSite) -> [Diagnostic] {
    notesOnModifiers + notesOnLocations(site) + notesOnMounting(site)
  }

  // MARK: Locations

  /// Source: Apple's documentation of `disfavoredLocations(_:for:)`. People can still put the widget there: the gallery
  /// has such widgets in a section of their own (Apple's forums, thread 787868).
  @MainActor
  private func notesOnLocations(_ site: WidgetSite) -> [Diagnostic] {
    guard !disfavoredFamilies.isEmpty else { return [] }
    let locations = disfavoredFamilies.filter { $0.value.contains(site.family) }.map(\.key.name)
    if let location = site.placement.location(on: site.device), locations.contains(location.name) {
      return [
        Diagnostic(
          code: "disfavored-location",
          message:
            "The widget disfavors \(location.name) for \(site.family): the gallery offers it "
            + "there only among widgets that don't suit the location.")
      ]
    }
    let all = Set(disfavoredFamilies.keys.map(\.name)).sorted().joined(separator: ", ")
    return [
      Self.noEffect(
        "disfavoredLocations(_:for:)",
        "it decides where the gallery offers the widget (\(all)), and this frame is elsewhere")
    ]
  }

  // MARK: visionOS

  @MainActor
  private func notesOnMounting(_ site: WidgetSite) -> [Diagnostic] {
    guard site.device.platform == .visionOS else {
      let headset = "it is for \(DeviceTable.standardHeadset), which --device shows"
      return [
        mountingStyles.map { _ in Self.noEffect("supportedMountingStyles(_:)", headset) },
        texture.map { _ in Self.noEffect("widgetTexture(_:)", headset) },
      ].compactMap { $0 }
    }
    var notes: [Diagnostic] = []
    if let mountingStyles, !mountingStyles.contains(where: { $0.name == site.placement.rawValue }) {
      let supported = mountingStyles.map(\.name).joined(separator: ", ")
      notes.append(
        Diagnostic(
          code: "unsupported-mounting-style",
          message: "The widget isn't offered \(site.placement): its supportedMountingStyles are "
            + "\(supported.isEmpty ? "none" : supported)."))
    }
    if let texture {
      notes.append(
        Diagnostic(
          code: "texture-not-drawn",
          message: "The texture \(texture.name) isn't drawn: the picture is as in even light."))
    }
    return notes
  }

  private static func noEffect(_ name: String, _ reason: String) -> Diagnostic {
    Diagnostic(code: "no-effect", message: "\(name) has no effect on this frame: \(reason).")
  }
}

extension Placement {
  /// Apple's name of the placement in a configuration; nil for a surface in visionOS.
  func location(on device: Device) -> WidgetLocation? {
    switch self {
    case .homeScreen, .today: .homeScreen
    case .lockScreen: .lockScreen
    case .standBy, .standByNight: .standBy
    case .desktop: device.platform == .iOS ? .iPhoneWidgetsOnMac : .homeScreen
    case .carPlay: .carPlay
    case .complication: .watchFace
    case .smartStack: .smartStack
    case .elevated, .recessed: nil
    }
  }
}
