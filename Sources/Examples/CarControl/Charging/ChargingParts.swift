import SwiftUI
import WidgetKit

/// The car's name, and whether it charges.
struct ChargingTitle: View {
  let context: ActivityViewContext<ChargingAttributes>

  var body: some View {
    HStack(spacing: 5) {
      Image(systemName: context.state.isCharging ? "bolt.fill" : "checkmark.circle.fill")
        .foregroundStyle(Color("Battery"))
      Text(context.attributes.car)
    }
    .font(.subheadline.weight(.semibold))
    .lineLimit(1)
  }
}

/// Range, power, and when it is done.
struct ChargingFigures: View {
  let context: ActivityViewContext<ChargingAttributes>

  var body: some View {
    Group {
      if context.isStale {
        Label("No word from the car", systemImage: "wifi.slash")
          .labelStyle(TightLabelStyle())
      } else if context.state.isCharging {
        Text("\(context.state.rangeText()) · \(context.state.power) kW · \(left) left")
      } else {
        Text("\(context.state.rangeText()) · Ready to go")
      }
    }
    .font(.footnote)
    .opacity(0.7)
    .lineLimit(1)
    .minimumScaleFactor(0.8)
  }

  /// Counts down by itself between updates.
  private var left: Text {
    let finish = max(context.state.finish, context.attributes.begin)
    return Text(timerInterval: context.attributes.begin...finish, showsHours: true)
      .monospacedDigit()
  }
}

/// The battery as a bar, with a mark where charging stops.
struct ChargingTrack: View {
  let charge: Double
  let limit: Double

  var body: some View {
    GeometryReader { proxy in
      Capsule()
        .fill(.white.opacity(0.18))
        .overlay(alignment: .leading) {
          Capsule()
            .fill(
              LinearGradient(
                colors: [Color("Battery").opacity(0.7), Color("Battery")],
                startPoint: .leading, endPoint: .trailing)
            )
            .frame(width: max(proxy.size.height, proxy.size.width * charge))
        }
        .overlay(alignment: .leading) {
          if limit < 1 {
            Capsule()
              .fill(.white)
              .frame(width: 3, height: proxy.size.height + 6)
              .offset(x: proxy.size.width * limit - 1.5)
          }
        }
    }
    .frame(height: 8)
    .accessibilityElement()
    .accessibilityLabel("Charge")
    .accessibilityValue(charge.formatted(.percent.precision(.fractionLength(0))))
  }
}

/// The battery as a ring around a bolt.
struct ChargingRing: View {
  let state: ChargingAttributes.ContentState

  var body: some View {
    ZStack {
      Circle().stroke(Color("Battery").opacity(0.3), lineWidth: 3)
      Circle()
        .trim(from: 0, to: state.charge)
        .stroke(Color("Battery"), style: StrokeStyle(lineWidth: 3, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Image(systemName: state.isCharging ? "bolt.fill" : "checkmark")
        .font(.system(size: 11, weight: .bold))
        .foregroundStyle(Color("Battery"))
    }
    .padding(1.5)
    .aspectRatio(1, contentMode: .fit)
  }
}
