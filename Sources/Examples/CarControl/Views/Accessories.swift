import SwiftUI
import WidgetKit

struct CircularBattery: View {
  let vehicle: Vehicle

  var body: some View {
    Gauge(value: vehicle.charge) {
      Image(systemName: vehicle.isCharging ? "bolt.fill" : "car.fill")
    } currentValueLabel: {
      Text(verbatim: vehicle.chargeText)
    }
    .gaugeStyle(.accessoryCircular)
    .containerBackground(for: .widget) { AccessoryWidgetBackground() }
    .widgetURL(URL(string: "aria://battery"))
  }
}

/// A corner of a watch face: the charge, and beneath it as much of the curve.
struct CornerBattery: View {
  let vehicle: Vehicle

  var body: some View {
    Text(verbatim: vehicle.chargeText)
      .font(.system(size: 20, weight: .semibold, design: .rounded))
      .widgetCurvesContent()
      .widgetLabel {
        ProgressView(value: vehicle.charge)
          .tint(Color("Battery"))
          .widgetAccentable()
      }
      .containerBackground(.clear, for: .widget)
      .widgetURL(URL(string: "aria://battery"))
  }
}

struct RectangularStatus: View {
  let vehicle: Vehicle

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 4) {
        Image(systemName: vehicle.isOn(.lock) ? "lock.fill" : "lock.open.fill")
        Text(vehicle.name)
      }
      .font(.headline)
      .widgetAccentable()

      Text("\(vehicle.rangeText()) · \(vehicle.chargeText)")
        .foregroundStyle(.secondary)

      Gauge(value: vehicle.charge) { EmptyView() }
        .gaugeStyle(.accessoryLinearCapacity)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(.clear, for: .widget)
    .widgetURL(URL(string: "aria://car"))
  }
}

struct InlineStatus: View {
  let vehicle: Vehicle

  var body: some View {
    Label {
      Text(vehicle.rangeText()) + Text(verbatim: " · ")
        + Text(VehicleControl.lock.status(isOn: vehicle.isOn(.lock)))
    } icon: {
      Image(systemName: "car.fill")
    }
    .containerBackground(.clear, for: .widget)
  }
}
