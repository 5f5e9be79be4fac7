import SwiftUI

let styles = Chapter(
  title: "Colours and styles",
  examples: [
    Example("Color") {
      HStack(spacing: 4) {
        Block(.red)
        Block(.orange)
        Block(.yellow)
        Block(.green)
        Block(.blue)
        Block(.purple)
      }
    },
    Example("View.foregroundStyle") {
      VStack(alignment: .leading) {
        Text("Primary").foregroundStyle(.primary)
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Quaternary").foregroundStyle(.quaternary)
      }
    },
    Example("View.foregroundColor") { Text("Orange").foregroundColor(.orange) },
    Example("View.tint") {
      HStack {
        Image(systemName: "drop.fill").foregroundStyle(.tint)
        Text("Tinted").foregroundStyle(.tint)
      }
      .tint(.pink)
    },
    Example("View.accentColor") {
      Image(systemName: "drop.fill").foregroundStyle(.tint).accentColor(.green)
    },
    Example("View.backgroundStyle") {
      Text("Behind").padding(8).background(in: .capsule).backgroundStyle(.yellow.gradient)
    },
    Example("LinearGradient") {
      LinearGradient(colors: [.yellow, .red], startPoint: .leading, endPoint: .trailing)
        .frame(width: 120, height: 40)
    },
    Example("RadialGradient") {
      RadialGradient(
        colors: [.yellow, .red], center: .center, startRadius: 2, endRadius: 40
      )
      .frame(width: 80, height: 60)
    },
    Example("AngularGradient") {
      AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)
        .clipShape(.circle).frame(width: 60, height: 60)
    },
    Example("EllipticalGradient") {
      EllipticalGradient(colors: [.yellow, .red]).frame(width: 100, height: 48)
    },
    Example("MeshGradient") {
      MeshGradient(
        width: 3, height: 2, points: [[0, 0], [0.4, 0], [1, 0], [0, 1], [0.7, 1], [1, 1]],
        colors: [.red, .yellow, .green, .purple, .blue, .mint]
      )
      .frame(width: 90, height: 50)
    },
    Example("Material") {
      ZStack {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        Text("Over it").padding(8).background(.thinMaterial, in: .capsule)
      }
      .frame(width: 140, height: 60)
    },
    Example("View.colorScheme") {
      Text("Dark in any case").padding(8).background(Color(uiColor: .systemBackground))
        .environment(\.colorScheme, .dark)
    },
    Example("View.preferredColorScheme") { Text("As the canvas has it") },
  ])
