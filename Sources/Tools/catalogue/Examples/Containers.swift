import SwiftUI

let containers = Chapter(
  title: "Containers",
  examples: [
    Example("GroupBox") {
      GroupBox("Today") { Text("Two meetings").frame(maxWidth: .infinity, alignment: .leading) }
    },
    Example("View.groupBoxStyle") {
      GroupBox("Plain") { Text("Content") }.groupBoxStyle(.automatic)
    },
    Example("LabeledContent") { LabeledContent("Version", value: "1.2") },
    Example("ControlGroup") {
      ControlGroup {
        Button("One") {}
        Button("Two") {}
      }
    },
    Example("ContentUnavailableView") {
      ContentUnavailableView("No trips", systemImage: "airplane", description: Text("Add one."))
    },
    Example("OutlineGroup") {
      OutlineGroup([Branch(name: "Trips", children: [Branch(name: "Rome")])], children: \.children)
      {
        Text($0.name)
      }
    },
    Example("AsyncImage") {
      AsyncImage(url: URL(fileURLWithPath: "/picture.png")).frame(width: 60, height: 40)
    },
  ])

private struct Branch: Identifiable {
  let name: String
  var children: [Branch]?
  var id: String { name }
}
