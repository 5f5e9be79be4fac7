import SwiftUI
import WidgetKit

/// Its timeline does what its kind says; placeholder and snapshot are well.
struct Misbehaving: Widget {
  let kind: String

  init() { kind = "never-completes" }
  init(kind: String) { self.kind = kind }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider(kind: kind)) { Card(text: $0.text) }
      .supportedFamilies([.systemSmall])
  }

  struct Provider: TimelineProvider {
    let kind: String

    func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
      completion(Moment(date: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
      let now = Date()
      switch kind {
      case "completes-twice":
        completion(Timeline(entries: [Moment(date: now)], policy: .never))
        completion(Timeline(entries: [Moment(date: now)], policy: .never))
      case "empty-timeline":
        completion(Timeline(entries: [], policy: .atEnd))
      case "unordered-timeline":
        let entries = [60.0, 0].map { Moment(date: now.addingTimeInterval($0)) }
        completion(Timeline(entries: entries, policy: .atEnd))
      case "loops-forever":
        // The wall clock stands still, so this never ends.
        while Date() < now.addingTimeInterval(1) {}
        completion(Timeline(entries: [Moment(date: now)], policy: .never))
      default: break
      }
    }
  }
}

/// Says what it finds of clock, dice, locale and home.
struct Chance: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
      let seen: Set = ["a", "b", "c", "d", "e"]
      let words = [
        "\(Date().timeIntervalSince1970)", "\(Int.random(in: 0..<1_000_000))",
        UUID().uuidString, seen.joined(), Locale.current.identifier, TimeZone.current.identifier,
      ]
      print("printed by a widget")
      completion(Moment(date: Date(), text: words.joined(separator: " ")))
    }

    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void
    ) {
      let url = URL(string: "https://example.com/data.txt")!
      URLSession(configuration: .ephemeral).dataTask(with: url) { data, _, _ in
        let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "no network"
        completion(Timeline(entries: [Moment(date: Date(), text: text)], policy: .never))
      }.resume()
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "chance", provider: Provider()) { Card(text: $0.text) }
      .supportedFamilies([.systemSmall])
  }
}
