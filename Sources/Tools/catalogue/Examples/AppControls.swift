import SwiftUI

private struct Hosted<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content.environment(\.surface, .app).frame(width: 240) }
}

let appControls = Chapter(
  title: "Controls of apps",
  examples: [
    Example("TextField") { Hosted { TextField("Name", text: .constant("")) } },
    Example("View.textFieldStyle") {
      Hosted { TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder) }
    },
    Example("SecureField") { Hosted { SecureField("Code", text: .constant("1234")) } },
    Example("TextEditor") {
      Hosted { TextEditor(text: .constant("Several lines\nof text")).frame(height: 70) }
    },
    Example("Slider") { Hosted { Slider(value: .constant(0.4)) } },
    Example("Stepper") { Hosted { Stepper("Guests", value: .constant(2)) } },
    Example("Picker") {
      Hosted {
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }
      }
    },
    Example("View.pickerStyle") {
      Hosted {
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }
        .pickerStyle(.segmented)
      }
    },
    Example("DatePicker") {
      Hosted {
        DatePicker(
          "On", selection: .constant(Date(timeIntervalSince1970: 1_767_951_660)),
          displayedComponents: .date)
      }
    },
    Example("View.datePickerStyle") {
      Hosted {
        DatePicker(
          "On", selection: .constant(Date(timeIntervalSince1970: 1_767_951_660)),
          displayedComponents: .date
        )
        .datePickerStyle(.compact)
      }
    },
    Example("ColorPicker") { Hosted { ColorPicker("Colour", selection: .constant(.blue)) } },
    Example("Menu") { Hosted { Menu("Actions") { Button("Copy") {} } } },
    Example("View.menuStyle") {
      Hosted { Menu("Actions") { Button("Copy") {} }.menuStyle(.button).buttonStyle(.bordered) }
    },
    Example("ShareLink") { Hosted { ShareLink(item: "Text") } },
    Example("DefaultShareLinkLabel") { Hosted { ShareLink("Send", item: "Text") } },
    Example("DisclosureGroup") {
      Hosted { DisclosureGroup("More", isExpanded: .constant(true)) { Text("Details") } }
    },
    Example("View.disclosureGroupStyle") {
      Hosted { DisclosureGroup("More") { Text("Details") }.disclosureGroupStyle(.automatic) }
    },
    Example("View.controlGroupStyle") {
      Hosted {
        ControlGroup {
          Button("One") {}
          Button("Two") {}
        }
        .controlGroupStyle(.navigation)
      }
    },
    Example("LabeledControlGroupContent") {
      Hosted { ControlGroup("Pair") { Button("One") {} } }
    },
    Example("View.labelsVisibility") {
      Hosted { Toggle("Lights", isOn: .constant(true)).labelsVisibility(.hidden) }
    },
    Example("View.glassEffect") {
      Text("On glass").padding(10).glassEffect().padding(20).background(.blue)
    },
    Example("DefaultGlassEffectShape") {
      DefaultGlassEffectShape().fill(.blue).frame(width: 80, height: 30)
    },
    Example("ButtonBorderShape") {
      ButtonBorderShape.roundedRectangle.fill(.blue).frame(width: 80, height: 30)
    },
    Example("GlassEffectContainer") {
      GlassEffectContainer {
        HStack {
          ForEach(0..<2) { Text("Pane \($0)").padding(8).glassEffect(.regular.tint(.yellow)) }
        }
      }
    },
    Example("RenameButton") { Hosted { RenameButton() } },
    Example("View.labeledContentStyle") {
      Hosted { LabeledContent("Version", value: "1.2").labeledContentStyle(.automatic) }
    },
  ])
