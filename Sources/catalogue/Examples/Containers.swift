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
  ])
