import SwiftUI

let controls = Chapter(
  title: "Controls",
  examples: [
    Example("Button") {
      Button("Refresh", systemImage: "arrow.clockwise") {}
    },
    Example("View.buttonStyle") {
      VStack {
        Button("Plain") {}.buttonStyle(.plain)
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
      }
    },
    Example("View.buttonBorderShape") {
      HStack {
        Button("Capsule") {}.buttonBorderShape(.capsule)
        Button("Rounded") {}.buttonBorderShape(.roundedRectangle)
      }
      .buttonStyle(.bordered)
    },
    Example("View.controlSize") {
      HStack {
        Button("Mini") {}.controlSize(.mini)
        Button("Small") {}.controlSize(.small)
        Button("Large") {}.controlSize(.large)
      }
      .buttonStyle(.bordered)
    },
    Example("Toggle") { Toggle("Lights", isOn: .constant(true)) },
    Example("View.toggleStyle") {
      HStack {
        Toggle("On", isOn: .constant(true)).toggleStyle(.button)
        Toggle("Off", isOn: .constant(false)).toggleStyle(.button)
      }
    },
    Example("View.labelsHidden") { Toggle("Lights", isOn: .constant(false)).labelsHidden() },
    Example("Label") { Label("Sunny", systemImage: "sun.max") },
    Example("View.labelStyle") {
      VStack(alignment: .leading) {
        Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
        Label("Title", systemImage: "star").labelStyle(.titleOnly)
        Label("Icon", systemImage: "star").labelStyle(.iconOnly)
      }
    },
    Example("Link") {
      Link("Open", destination: URL(fileURLWithPath: "/"))
    },
    Example("ProgressView") { ProgressView("Loading", value: 0.6) },
    Example("View.progressViewStyle") {
      HStack {
        ProgressView(value: 0.6).progressViewStyle(.circular)
        ProgressView(value: 0.6).progressViewStyle(.linear)
      }
    },
    Example("Gauge") {
      Gauge(value: 0.4) {
        Text("Battery")
      } currentValueLabel: {
        Text("40 %")
      }
    },
    Example("View.gaugeStyle") {
      HStack(spacing: 12) {
        Gauge(value: 21, in: 10...30) {
          Text("°C")
        } currentValueLabel: {
          Text("21")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: 0.7) {
          Image(systemName: "bolt")
        } currentValueLabel: {
          Text("70")
        }
        .gaugeStyle(.accessoryCircularCapacity)
      }
    },
    Example("ScaledMetric") { ScaledIcon() },
  ])

private struct ScaledIcon: View {
  @ScaledMetric(relativeTo: .body) private var side: CGFloat = 28
  var body: some View { Block(.blue, width: side, height: side) }
}
