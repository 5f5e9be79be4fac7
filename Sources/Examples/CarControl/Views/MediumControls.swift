import SwiftUI
import WidgetKit

struct MediumControls: View {
  let entry: CarControlEntry

  private var rows: [[VehicleControl]] {
    let shown = Array(entry.controls.prefix(4))
    return [Array(shown.prefix(2)), Array(shown.dropFirst(2))].filter { !$0.isEmpty }
  }

  var body: some View {
    HStack(spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        RangeHeadline(vehicle: entry.vehicle)
        Spacer(minLength: 4)
        CarPicture()
          .frame(height: 38)
        Spacer(minLength: 6)
        BatteryBar(vehicle: entry.vehicle)
      }
      .frame(width: 122)

      VStack(spacing: 8) {
        ForEach(rows, id: \.self) { row in
          HStack(spacing: 8) {
            ForEach(row, id: \.self) { control in
              ControlToggle(control: control, entry: entry, layout: .tile)
            }
          }
        }
      }
    }
  }
}
