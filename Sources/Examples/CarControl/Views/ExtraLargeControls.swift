import SwiftUI
import WidgetKit

/// The car with every control, on an iPad and a Mac.
struct ExtraLargeControls: View {
  let entry: CarControlEntry

  private var rows: [[VehicleControl]] {
    let shown = Array(entry.controls.prefix(6))
    return stride(from: 0, to: shown.count, by: 2).map {
      Array(shown[$0..<min($0 + 2, shown.count)])
    }
  }

  var body: some View {
    HStack(spacing: 32) {
      VStack(alignment: .leading, spacing: 0) {
        RangeHeadline(vehicle: entry.vehicle, isLarge: true)
        Label(entry.vehicle.street, systemImage: "parkingsign.circle.fill")
          .font(.footnote.weight(.medium))
          .foregroundStyle(.secondary)
          .lineLimit(1)
          .privacySensitive()
          .padding(.top, 4)
        Spacer(minLength: 8)
        CarPicture()
          .frame(maxWidth: .infinity)
        Spacer(minLength: 8)
        BatteryBar(vehicle: entry.vehicle)
      }

      VStack(spacing: 8) {
        ForEach(rows, id: \.self) { row in
          HStack(spacing: 8) {
            ForEach(row, id: \.self) { control in
              ControlToggle(control: control, entry: entry, layout: .tile)
            }
          }
        }
      }
      .frame(maxWidth: .infinity)
    }
  }
}
