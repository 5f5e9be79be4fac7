import Intents
import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
  let date: Date
  let lines: [String]
}

/// Each resource of the target, as its code asks for it.
enum Resources {
  static var lines: [String] {
    [
      NSLocalizedString("high", comment: ""),
      String(format: NSLocalizedString("boats", comment: ""), 2),
      Bundle.main.localizedString(forKey: "low", value: nil, table: nil),
      Bundle.main.localizedString(forKey: "none", value: "nothing", table: nil),
      Bundle.main.object(forInfoDictionaryKey: "HarborGroup") as? String ?? "no group",
      Bundle.main.bundleIdentifier ?? "no identifier",
      harbors?.joined(separator: "+") ?? "no file",
      shared,
    ]
  }

  private static var harbors: [String]? {
    guard let url = Bundle.main.url(forResource: "harbors", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return nil }
    return try? JSONDecoder().decode([String].self, from: data)
  }

  /// Answered by the bridging of Swift's settings: the condition is of the project, the other of the target.
  private static var shared: String {
    #if HARBOR && TIDES && os(iOS)
      "conditions"
    #else
      "no conditions"
    #endif
  }
}

struct TideProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, lines: []) }

  func getSnapshot(
    for configuration: ChooseSideIntent, in context: Context,
    completion: @escaping (TideEntry) -> Void
  ) {
    let side = configuration.side == .north ? "north" : "elsewhere"
    completion(TideEntry(date: .now, lines: Resources.lines + [side]))
  }

  func getTimeline(
    for configuration: ChooseSideIntent, in context: Context,
    completion: @escaping (Timeline<TideEntry>) -> Void
  ) {
    getSnapshot(for: configuration, in: context) {
      completion(Timeline(entries: [$0], policy: .never))
    }
  }
}

struct TideView: View {
  let entry: TideEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ForEach(entry.lines, id: \.self) {
        Text(verbatim: $0).font(.custom("Vitrine Blocks", size: 6))
      }
      HStack(spacing: 4) {
        Image(.flag).resizable().frame(width: 24, height: 16)
        Image("chart")
        Image(.buoy).font(.system(size: 20)).foregroundStyle(.orange)
        Color(.brand).frame(width: 12, height: 12)
        Color(uiColor: UIColor(named: "Keel")!).frame(width: 12, height: 12)
      }
    }
    .padding(8)
  }
}

struct TidesWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: "Tides", intent: ChooseSideIntent.self, provider: TideProvider()
    ) { TideView(entry: $0) }
    .configurationDisplayName("Tides")
    .supportedFamilies([.systemMedium])
  }
}
