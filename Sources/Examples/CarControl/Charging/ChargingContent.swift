import SwiftUI
import WidgetKit

/// The Lock Screen's banner; a watch's Smart Stack has less room and shows less.
struct ChargingContent: View {
  @Environment(\.activityFamily) private var family
  let context: ActivityViewContext<ChargingAttributes>

  var body: some View {
    Group {
      switch family {
      case .small: SmallCharging(context: context)
      default: banner
      }
    }
    // The ground is as dark by day.
    .environment(\.colorScheme, .dark)
  }

  private var banner: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        ChargingTitle(context: context)
        Spacer()
        Text(context.attributes.charger)
          .font(.footnote)
          .opacity(0.7)
      }
      HStack(alignment: .bottom) {
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: context.state.chargeText)
            .font(.system(size: 34, weight: .bold, design: .rounded))
          ChargingFigures(context: context)
        }
        Spacer()
        Image("Car").resizable().scaledToFit().frame(height: 52)
          .accessibilityHidden(true)
      }
      ChargingTrack(charge: context.state.charge, limit: context.attributes.limit)
    }
    .foregroundStyle(.white)
    .padding(14)
    .dynamicTypeSize(...DynamicTypeSize.xLarge)
  }
}

private struct SmallCharging: View {
  let context: ActivityViewContext<ChargingAttributes>

  var body: some View {
    HStack(spacing: 10) {
      ChargingRing(state: context.state)
        .frame(width: 44, height: 44)
      VStack(alignment: .leading, spacing: 0) {
        Text(context.attributes.car)
          .font(.headline)
        Text(verbatim: context.state.chargeText)
          .foregroundStyle(Color("Battery"))
        if context.state.isCharging, !context.isStale {
          Text("Full at \(context.state.finish, style: .time)")
            .font(.caption2)
            .opacity(0.7)
        }
      }
      Spacer(minLength: 0)
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 10)
  }
}
