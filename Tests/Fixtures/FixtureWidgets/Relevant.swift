import AppIntents
import SwiftUI
import WidgetKit

/// Tells the system when it matters, and shows what WidgetCenter says of the device.
struct RelevantWidgets: WidgetBundle {
  var body: some Widget {
    RelevantWidget()
    CluedWidget()
    CentreWidget()
  }
}

private func card(_ text: String) -> some View {
  Text(text).containerBackground(.white, for: .widget)
}

struct PortIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Port"
  @Parameter(title: "Name", default: "Lisbon") var name: String

  init() {}
  init(name: String) { self.name = name }
}

/// Shown in a watch's Smart Stack, in one configuration after the other.
struct RelevantWidget: Widget {
  struct Arrival: RelevanceEntry { var name: String }

  struct Provider: RelevanceEntriesProvider {
    func relevance() async -> WidgetRelevance<PortIntent> {
      let now = Date.now
      return WidgetRelevance([
        WidgetRelevanceAttribute(
          configuration: PortIntent(name: "Porto"),
          context: .date(
            interval: DateInterval(start: now.addingTimeInterval(7200), duration: 1800),
            kind: .scheduled)),
        WidgetRelevanceAttribute(
          configuration: PortIntent(name: "Faro"),
          context: .date(from: now, to: now.addingTimeInterval(3600))),
      ])
    }

    func entry(configuration: PortIntent, context: Context) async throws -> Arrival {
      Arrival(name: "\(configuration.name) \(Int(context.displaySize.width))")
    }

    func placeholder(context: Context) -> Arrival { Arrival(name: "-") }
  }

  var body: some WidgetConfiguration {
    RelevanceConfiguration(kind: "relevant", provider: Provider()) { card($0.name) }
  }
}

/// An ordinary timeline with a clue of time.
struct CluedWidget: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
      completion(Moment(date: .now))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
      completion(Timeline(entries: [Moment(date: .now, text: "clued")], policy: .never))
    }
    func relevance() async -> WidgetRelevance<Void> {
      let from = Date.now.addingTimeInterval(4 * 3600)
      return WidgetRelevance([
        WidgetRelevanceAttribute(context: .date(from: from, to: from.addingTimeInterval(3600))),
        WidgetRelevanceAttribute(context: .sleep(.bedtime)),
      ])
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clued", provider: Provider()) { card($0.text) }
      .supportedFamilies([.accessoryRectangular])
  }
}

/// Shows which widgets the user has, as WidgetCenter knows them.
struct CentreWidget: Widget {
  struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }
    func snapshot(for configuration: PortIntent, in context: Context) async -> Moment {
      Moment(date: .now)
    }
    func timeline(for configuration: PortIntent, in context: Context) async -> Timeline<Moment> {
      let widgets = (try? await WidgetCenter.shared.currentConfigurations()) ?? []
      let words = widgets.map { info in
        let intent = info.widgetConfigurationIntent(of: PortIntent.self)
        return "\(info.kind) \(info.family) \(intent?.name ?? "-")"
      }
      let token = await WidgetCenter.shared.currentPushInfo == nil ? "no token" : "token"
      try? await RelevantIntentManager.shared.updateRelevantIntents([
        RelevantIntent(
          PortIntent(name: "Sines"), widgetKind: "centre", relevance: .date(Date.now))
      ])
      return Timeline(
        entries: [Moment(date: .now, text: (words + [token]).joined(separator: ", "))],
        policy: .never)
    }
  }

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "centre", provider: Provider()) { card($0.text) }
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}
