import SwiftUI
import WidgetKit

struct TopicsWidget: Widget {
  let kind = "HotTopics"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: TopicsProvider()) { entry in
      TopicsView(entry: entry)
        .quillBackground(Color("Heat"))
    }
    .configurationDisplayName("Hot Topics")
    .description("What people who invest are talking about.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}

struct Topic: Identifiable {
  let id: String
  let title: String
  let posts: Int
  var isNew = false

  var url: URL { URL(string: "quill://topic/\(id)")! }

  static let samples: [Topic] = [
    Topic(id: "grid", title: "Home batteries reach the grid", posts: 18_400),
    Topic(id: "chips", title: "Chip makers raise their outlook", posts: 12_900, isNew: true),
    Topic(id: "ferry", title: "Electric ferries: who builds them?", posts: 8_650),
    Topic(id: "coffee", title: "Coffee at a five-year high", posts: 6_120),
    Topic(id: "rates", title: "A pause in rates by spring?", posts: 5_480, isNew: true),
    Topic(id: "robots", title: "Warehouse robots learn to fold", posts: 3_970),
  ]
}

struct TopicsEntry: TimelineEntry {
  let date: Date
  let topics: [Topic]
}

struct TopicsProvider: TimelineProvider {
  func placeholder(in context: Context) -> TopicsEntry {
    TopicsEntry(date: Date(), topics: Topic.samples)
  }

  func getSnapshot(in context: Context, completion: @escaping (TopicsEntry) -> Void) {
    completion(TopicsEntry(date: Date(), topics: Topic.samples))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TopicsEntry>) -> Void) {
    let now = Date()
    let entry = TopicsEntry(date: now, topics: Topic.samples)
    completion(Timeline(entries: [entry], policy: .after(now.addingTimeInterval(30 * 60))))
  }
}
