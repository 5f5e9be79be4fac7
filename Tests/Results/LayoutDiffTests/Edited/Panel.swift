import SwiftUI

/// Controls.
struct Panel: View {
  let e: Made
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Gauge(value: e.pick("gauge", 0.4, 0.8)) { Text(verbatim: "Fuel") }.gaugeStyle(
        .accessoryLinearCapacity)
      ProgressView(value: e.pick("progress", 0.3, 0.6)) { Text(verbatim: "Charge") }
        .tint(
          e.pick(
            "progressTint", Color(red: 0, green: 0.6, blue: 0), Color(red: 0.8, green: 0, blue: 0)))
      Toggle(isOn: .constant(e.pick("toggle", false, true))) { Text(verbatim: "Lock") }
      HStack {
        Link(destination: URL(string: e.pick("url", "app://trips", "app://journeys"))!) {
          Text(verbatim: "Trips").font(.caption)
        }
        Label {
          Text(verbatim: "Home").font(.caption)
        } icon: {
          Image(systemName: e.pick("labelIcon", "house", "building")).font(.caption)
        }
        .when(e("iconOnly")) { $0.labelStyle(.iconOnly) }
        Spacer()
        Text(verbatim: "Off").font(.caption)
          .padding(e.pick("offPad", 2, 5))
          .background(.gray)
          .cornerRadius(e.pick("corner", 3, 6))
      }
      .when(e("border")) { $0.border(.black) }
      .when(e("hidden")) { $0.hidden() }
    }
    .dynamicTypeSize(...e.pick("cap", DynamicTypeSize.accessibility5, .large))
    .containerBackground(.white, for: .widget)
  }
}
