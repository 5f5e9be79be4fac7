import SwiftUI

/// The content as in an app: in a widget most of these are replaced by a prohibition sign.
private struct Hosted<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content.environment(\.surface, .app) }
}

private struct RepresentedView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

private struct RepresentedController: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

let appViews = Chapter(
  title: "Views of apps",
  examples: [
    Example("UIViewRepresentable") { RepresentedView().frame(width: 60, height: 40) },
    Example("UIViewControllerRepresentable") {
      RepresentedController().frame(width: 60, height: 40)
    },
    Example("ScrollView") {
      Hosted {
        ScrollView(.horizontal) { HStack { ForEach(0..<12) { _ in Block() } } }.frame(width: 180)
      }
    },
    Example("ScrollViewReader") {
      Hosted {
        ScrollViewReader { _ in
          ScrollView { VStack { ForEach(0..<9) { Text("Row \($0)") } } }
        }
        .frame(height: 80)
      }
    },
    Example("View.defaultScrollAnchor") {
      Hosted {
        ScrollView { VStack { ForEach(0..<9) { Text("Row \($0)") } } }
          .defaultScrollAnchor(.bottom).frame(height: 80)
      }
    },
    Example("View.scrollClipDisabled") {
      Hosted {
        ScrollView(.horizontal) { HStack { ForEach(0..<5) { _ in Block() } } }
          .scrollClipDisabled().frame(width: 120)
      }
    },
    Example("View.scrollDisabled") {
      Hosted { ScrollView { Block() }.scrollDisabled(true).frame(height: 40) }
    },
    Example("View.scrollContentBackground") {
      Hosted {
        List { Text("On blue") }.scrollContentBackground(.hidden).background(.blue)
          .frame(width: 220, height: 120)
      }
    },
    Example("View.contentMargins") {
      Hosted {
        ScrollView(.horizontal) { HStack { ForEach(0..<9) { _ in Block() } } }
          .contentMargins(.horizontal, 20).border(.gray).frame(width: 180)
      }
    },
    Example("List") {
      Hosted {
        List {
          Text("Milk")
          Text("Bread")
        }
        .frame(width: 220, height: 150)
      }
    },
    Example("View.listStyle") {
      Hosted {
        List {
          Text("Milk")
          Text("Bread")
        }
        .listStyle(.plain).frame(width: 220, height: 110)
      }
    },
    Example("Section") {
      Hosted {
        List { Section("Shopping") { Text("Milk") } }.frame(width: 220, height: 130)
      }
    },
    Example("View.headerProminence") {
      Hosted {
        List { Section("Shopping") { Text("Milk") } }.headerProminence(.increased)
          .frame(width: 220, height: 130)
      }
    },
    Example("View.listRowBackground") { rows { $0.listRowBackground(Color.yellow) } },
    Example("View.listRowInsets") {
      rows { $0.listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)) }
    },
    Example("View.listRowSeparator") { rows { $0.listRowSeparator(.hidden) } },
    Example("View.listRowSeparatorTint") { rows { $0.listRowSeparatorTint(.red) } },
    Example("View.listRowSpacing") {
      Hosted {
        List { ForEach(0..<2) { Text("Row \($0)") } }.listRowSpacing(10)
          .frame(width: 220, height: 160)
      }
    },
    Example("View.listSectionSpacing") {
      Hosted {
        List { ForEach(0..<2) { row in Section { Text("Row \(row)") } } }.listSectionSpacing(8)
          .frame(width: 220, height: 160)
      }
    },
    Example("View.listItemTint") {
      Hosted {
        List { Label("Warm", systemImage: "sun.max").listItemTint(.orange) }
          .frame(width: 220, height: 100)
      }
    },
    Example("Form") {
      Hosted {
        Form {
          TextField("Name", text: .constant(""))
          Toggle("Public", isOn: .constant(true))
        }
        .frame(width: 240, height: 150)
      }
    },
    Example("View.formStyle") {
      Hosted { Form { Text("Row") }.formStyle(.grouped).frame(width: 220, height: 90) }
    },
  ])

@MainActor @ViewBuilder
private func rows<V: View>(_ change: (Text) -> V) -> some View {
  Hosted {
    List {
      change(Text("Changed"))
      Text("Plain")
    }
    .listStyle(.plain).frame(width: 220, height: 110)
  }
}
