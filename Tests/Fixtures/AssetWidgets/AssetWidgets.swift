import SwiftUI
import WidgetKit

@main
struct AssetWidgets: WidgetBundle {
  var body: some Widget {
    AssetWidget(kind: "symbols")
    AssetWidget(kind: "bundles")
    AssetWidget(kind: "lost")
    AssetWidget(kind: "group")
    AssetWidget(kind: "fonts")
    AssetWidget(kind: "list")
    AssetWidget(kind: "accent")
  }
}

struct AssetEntry: TimelineEntry {
  let date: Date
}

struct AssetProvider: TimelineProvider {
  func placeholder(in context: Context) -> AssetEntry { AssetEntry(date: Date()) }

  func getSnapshot(in context: Context, completion: @escaping (AssetEntry) -> Void) {
    completion(AssetEntry(date: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<AssetEntry>) -> Void) {
    completion(Timeline(entries: [AssetEntry(date: Date())], policy: .never))
  }
}

struct AssetWidget: Widget {
  let kind: String

  init() { kind = "symbols" }
  init(kind: String) { self.kind = kind }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: AssetProvider()) { _ in
      content.containerBackground(.widgetBackground, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }

  @ViewBuilder @MainActor private var content: some View {
    switch kind {
    case "bundles": AssetsOfBundles()
    case "lost": AssetsElsewhere()
    case "group": GroupOfInfoPlist()
    case "fonts": FontsOfTheProduct()
    case "list": TitleAndIcon()
    case "accent": AccentOfInfoPlist()
    default: SymbolsOfAssets()
    }
  }
}
