import AppIntents
import SwiftUI

/// Everything the car can be asked to do from afar.
enum VehicleControl: String, CaseIterable, Codable, Sendable {
  case lock, find, trunk, window, climate, ventilation, skylight

  /// The controls of a new widget.
  static let standard: [VehicleControl] = [
    .lock, .climate, .trunk, .find, .window, .ventilation, .skylight,
  ]

  var title: LocalizedStringKey {
    switch self {
    case .lock: "Lock"
    case .find: "Find"
    case .trunk: "Trunk"
    case .window: "Windows"
    case .climate: "Climate"
    case .ventilation: "Vent"
    case .skylight: "Skylight"
    }
  }

  /// The status that the tile shows below its title.
  func status(isOn: Bool) -> LocalizedStringKey {
    switch self {
    case .lock: isOn ? "Locked" : "Unlocked"
    case .find: "Honk"
    case .climate, .ventilation: isOn ? "On" : "Off"
    case .trunk, .window, .skylight: isOn ? "Open" : "Closed"
    }
  }

  @ViewBuilder func icon(isOn: Bool) -> some View {
    switch self {
    case .lock: Image(systemName: isOn ? "lock.fill" : "lock.open.fill")
    case .find: Image(systemName: "speaker.wave.2.fill")
    case .climate: Image(systemName: "snowflake")
    case .ventilation: Image(systemName: "wind")
    case .trunk: Image("control.trunk").renderingMode(.template)
    case .window: Image("control.window").renderingMode(.template)
    case .skylight: Image("control.skylight").renderingMode(.template)
    }
  }

  /// Left open by accident, these ask for attention instead of showing success.
  var warnsWhenOn: Bool {
    switch self {
    case .trunk, .window, .skylight: true
    case .lock, .find, .climate, .ventilation: false
    }
  }
}

extension VehicleControl: AppEnum {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Car Control"

  static let caseDisplayRepresentations: [VehicleControl: DisplayRepresentation] = [
    .lock: "Lock",
    .find: "Find",
    .trunk: "Trunk",
    .window: "Windows",
    .climate: "Climate",
    .ventilation: "Vent",
    .skylight: "Skylight",
  ]
}
