import SwiftUI
import WidgetKit

struct LargeControls: View {
  let entry: CarControlEntry

  private var rows: [[VehicleControl?]] {
    // The last place opens the app, where the rest is.
    let cells = entry.controls.prefix(7).map(Optional.some) + [nil]
    return stride(from: 0, to: cells.count, by: 4).map {
      Array(cells[$0..<min($0 + 4, cells.count)])
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
      Spacer(minLength: 0)
      CarPicture()
        .frame(height: 88)
        .frame(maxWidth: .infinity)
      Spacer(minLength: 0)
      BatteryBar(vehicle: entry.vehicle)
        .padding(.bottom, 12)
      VStack(spacing: 8) {
        ForEach(rows.indices, id: \.self) { index in
          HStack(spacing: 8) {
            ForEach(rows[index], id: \.self) { control in
              if let control {
                ControlToggle(control: control, entry: entry, layout: .stacked)
              } else {
                MoreLink()
              }
            }
          }
        }
      }
    }
  }

  private var header: some View {
    HStack(alignment: .top) {
      RangeHeadline(vehicle: entry.vehicle, isLarge: true)
      Spacer()
      VStack(alignment: .trailing, spacing: 2) {
        Label(entry.vehicle.street, systemImage: "parkingsign.circle.fill")
          .font(.footnote.weight(.medium))
          .lineLimit(1)
          .privacySensitive()
        Text("Updated \(entry.vehicle.reportedAt, style: .time)")
          .font(.caption)
          .foregroundStyle(.secondary)
        Label(entry.vehicle.cabinText(), systemImage: "thermometer.medium")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .labelStyle(TightLabelStyle())
    }
  }
}

/// Opens the app at the full list of controls.
private struct MoreLink: View {
  var body: some View {
    Link(destination: URL(string: "aria://controls")!) {
      VStack(spacing: 4) {
        Image(systemName: "ellipsis")
          .font(.system(size: 17, weight: .semibold))
          .frame(height: 22)
        Text("More")
          .font(.caption2.weight(.medium))
      }
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity)
      .frame(height: 56)
      .background(
        Color("Tile").opacity(0.5), in: RoundedRectangle(cornerRadius: 14, style: .continuous))
    }
  }
}
