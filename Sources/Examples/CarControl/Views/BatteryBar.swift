import SwiftUI
import WidgetKit

/// The battery as a bar, with the end of charging beneath it.
struct BatteryBar: View {
  let vehicle: Vehicle

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule()
            .fill(Color("Track"))
          if vehicle.charge > 0 {
            Capsule()
              .fill(
                LinearGradient(
                  colors: [Color("Battery").opacity(0.75), Color("Battery")],
                  startPoint: .leading, endPoint: .trailing)
              )
              .frame(width: max(proxy.size.height, proxy.size.width * vehicle.charge))
              .widgetAccentable()
          }
        }
      }
      .frame(height: 6)

      Group {
        if vehicle.isCharging {
          Text("Full in \(vehicle.minutesToFull / 60) hr \(vehicle.minutesToFull % 60) min")
        } else {
          Text("Not charging")
        }
      }
      .font(.caption2)
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .minimumScaleFactor(0.8)
    }
  }
}
