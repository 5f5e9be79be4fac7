import SwiftUI
import WidgetKit

extension ChargingAttributes {
  static func sample(at date: Date) -> ChargingAttributes {
    ChargingAttributes(
      car: "Aria", charger: "Harbour Lane", begin: date.addingTimeInterval(-22 * 60), limit: 0.8)
  }
}

extension ChargingAttributes.ContentState {
  static func charging(at date: Date) -> Self {
    Self(charge: 0.62, range: 347, power: 46, finish: date.addingTimeInterval(21 * 60 + 40))
  }

  static func nearlyThere(at date: Date) -> Self {
    Self(charge: 0.78, range: 437, power: 24, finish: date.addingTimeInterval(3 * 60))
  }

  static func done(at date: Date) -> Self {
    Self(charge: 0.8, range: 448, power: 0, finish: date)
  }
}

#Preview("Charging", as: .content, using: ChargingAttributes.sample(at: .now)) {
  ChargingActivity()
} contentStates: {
  ChargingAttributes.ContentState.charging(at: .now)
}

#Preview("Nearly there", as: .content, using: ChargingAttributes.sample(at: .now)) {
  ChargingActivity()
} contentStates: {
  ChargingAttributes.ContentState.nearlyThere(at: .now)
}

#Preview("Done", as: .content, using: ChargingAttributes.sample(at: .now)) {
  ChargingActivity()
} contentStates: {
  ChargingAttributes.ContentState.done(at: .now)
}
