import SwiftUI
import WidgetKit

/// The car's name and range, and whether it is locked.
struct RangeHeadline: View {
  @Environment(\.redactionReasons) private var redactionReasons
  let vehicle: Vehicle
  var isLarge = false

  private var isLeftOpen: Bool {
    !vehicle.isOn(.lock) && !redactionReasons.contains(.placeholder)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 4) {
        Text(vehicle.name)
          .fontWeight(.semibold)
        Image(systemName: vehicle.isOn(.lock) ? "lock.fill" : "lock.open.fill")
          .imageScale(.small)
          .foregroundStyle(isLeftOpen ? AnyShapeStyle(.orange) : AnyShapeStyle(.secondary))
          .invalidatableContent()
      }
      .font(isLarge ? .subheadline : .footnote)
      .foregroundStyle(.secondary)

      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text(vehicle.rangeText())
          .font(.system(isLarge ? .largeTitle : .title2, design: .rounded, weight: .bold))
          .widgetAccentable()
          .lineLimit(1)
          .minimumScaleFactor(0.6)
        HStack(spacing: 1) {
          if vehicle.isCharging {
            Image(systemName: "bolt.fill")
              .imageScale(.small)
          }
          Text(vehicle.charge, format: .percent.precision(.fractionLength(0)))
            .monospacedDigit()
        }
        .font(isLarge ? .subheadline.weight(.semibold) : .caption.weight(.semibold))
        .foregroundStyle(Color("Battery"))
        .fixedSize()
      }
    }
  }
}
