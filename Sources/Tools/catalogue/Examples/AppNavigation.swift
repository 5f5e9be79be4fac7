import SwiftUI

private struct Hosted<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content.environment(\.surface, .app).frame(width: 240, height: 150) }
}

let appNavigation = Chapter(
  title: "Navigation of apps",
  examples: [
    Example("NavigationStack") { Hosted { NavigationStack { page } } },
    Example("NavigationView") { Hosted { NavigationView { page } } },
    Example("NavigationSplitView") {
      Hosted {
        NavigationSplitView {
          page
        } detail: {
          Text("Detail")
        }
      }
    },
    Example("NavigationLink") {
      Hosted { List { NavigationLink("More", destination: Text("Next")) } }
    },
    Example("View.navigationTitle") { Hosted { NavigationStack { page } } },
    Example("View.navigationBarTitle") {
      Hosted { NavigationStack { Text("Page").navigationBarTitle("Trips", displayMode: .inline) } }
    },
    Example("View.navigationBarTitleDisplayMode") {
      Hosted { NavigationStack { page.navigationBarTitleDisplayMode(.inline) } }
    },
    Example("View.toolbarTitleDisplayMode") {
      Hosted { NavigationStack { page.toolbarTitleDisplayMode(.inline) } }
    },
    Example("View.toolbarVisibility") {
      Hosted { NavigationStack { page.toolbarVisibility(.hidden, for: .navigationBar) } }
    },
    Example("View.navigationBarHidden") {
      Hosted { NavigationStack { page.navigationBarHidden(true) } }
    },
    Example("View.navigationBarItems") {
      Hosted {
        NavigationStack { page.navigationBarItems(trailing: Button("Add") {}) }
      }
    },
    Example("View.toolbar") {
      Hosted {
        NavigationStack {
          page.toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") {} } }
        }
      }
    },
    Example("View.searchable") {
      Hosted { NavigationStack { page.searchable(text: .constant("")) } }
    },
    Example("View.scrollTransition") {
      Text("Within").scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0.3) }
    },
    Example("PasteButton") { PasteButton(payloadType: String.self) { _ in } },
    Example("HelpLink") { HelpLink {} },
    Example("EditButton") {
      Hosted { NavigationStack { page.toolbar { ToolbarItem { EditButton() } } } }
    },
    Example("TabView") { Hosted { tabs } },
    Example("Tab") { Hosted { newTabs } },
    Example("TabSection") { Hosted { newTabs } },
    Example("Table") {
      Hosted {
        Table(cities) {
          TableColumn("City", value: \.name)
          TableColumn("Country", value: \.country)
        }
      }
    },
    Example("View.tabItem") { Hosted { tabs } },
    Example("View.tabViewStyle") { Hosted { tabs.tabViewStyle(.page) } },
  ])

@MainActor private var page: some View { Text("Page").navigationTitle("Trips") }

@MainActor private var tabs: some View {
  TabView {
    Text("First").tabItem { Label("Home", systemImage: "house") }
    Text("Second").tabItem { Label("Saved", systemImage: "star") }
  }
}

@MainActor private var newTabs: some View {
  TabView {
    Tab("Home", systemImage: "house") { Text("First") }
    TabSection("More") {
      Tab("Saved", systemImage: "star") { Text("Second") }
    }
  }
}

private struct City: Identifiable {
  let name: String
  let country: String
  var id: String { name }
}

private let cities = [
  City(name: "Oslo", country: "Norway"), City(name: "Porto", country: "Portugal"),
]
