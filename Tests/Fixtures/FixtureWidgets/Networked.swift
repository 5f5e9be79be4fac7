import Foundation
import SwiftUI
import WidgetKit

/// Makes the requests that its defaults name, one after the other or together, and says what came of each in the
/// order in which they ended.
struct Networked: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "networked", provider: Provider()) { entry in
      Text(verbatim: entry.text).containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
  }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
      Task { completion(Moment(date: Date(), text: await Self.words())) }
    }

    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void
    ) {
      Task {
        let now = Date()
        completion(
          Timeline(
            entries: [Moment(date: now, text: await Self.words())],
            policy: .after(now.addingTimeInterval(3600))))
      }
    }

    private static func words() async -> String {
      let defaults = UserDefaults(suiteName: "group.example.networked")
      let lines = defaults?.stringArray(forKey: "requests") ?? []
      var words: [String] = []
      if defaults?.bool(forKey: "together") == true {
        await withTaskGroup(of: String.self) { group in
          for line in lines { group.addTask { await outcome(of: line) } }
          for await word in group { words.append(word) }
        }
      } else {
        for line in lines { words.append(await outcome(of: line)) }
      }
      return words.joined(separator: " | ")
    }

    /// - Parameter line: `GET https://example.com/ Accept: text/plain`, or a body in place of the header.
    private static func outcome(of line: String) async -> String {
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard parts.count > 1, let url = URL(string: parts[1]) else { return "no URL" }
      var request = URLRequest(url: url)
      request.httpMethod = parts[0]
      if parts.count > 2 {
        let header = parts[2].split(separator: ":", maxSplits: 1)
        if parts[2].hasPrefix("{") || header.count < 2 {
          request.httpBody = Data(parts[2].utf8)
        } else {
          request.setValue(
            header[1].trimmingCharacters(in: .whitespaces), forHTTPHeaderField: String(header[0]))
        }
      }
      do {
        let (data, response) = try await URLSession.shared.data(for: request)
        let http = response as? HTTPURLResponse
        let text = String(data: data, encoding: .utf8) ?? "\(data.count) bytes"
        return "\(http?.statusCode ?? 0) \(text)"
      } catch {
        return "error \((error as? URLError)?.code.rawValue ?? 0)"
      }
    }
  }
}

/// The tides of a harbour, as JSON, and its picture.
struct Tides: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tides", provider: Provider()) { TidesView(entry: $0) }
      .supportedFamilies([.systemSmall])
  }

  struct Tide: Codable { let time: String, metres: Double }
  struct Day: Codable { let harbour: String, tides: [Tide] }
  struct Entry: TimelineEntry { let date: Date, day: Day?, picture: UIImage? }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: Date(), day: nil, picture: nil) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
      Task { completion(await Self.entry()) }
    }

    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
    ) {
      Task { completion(Timeline(entries: [await Self.entry()], policy: .atEnd)) }
    }

    private static func entry() async -> Entry {
      let root = "http://127.0.0.1:8731"
      guard let url = URL(string: root + "/v1/tides?harbour=Skagen&day=2026-01-09"),
        let (json, _) = try? await URLSession.shared.data(from: url),
        let day = try? JSONDecoder().decode(Day.self, from: json),
        let place = URL(string: root + "/harbours/skagen.png"),
        let (image, _) = try? await URLSession.shared.data(from: place)
      else { return Entry(date: Date(), day: nil, picture: nil) }
      return Entry(date: Date(), day: day, picture: UIImage(data: image))
    }
  }
}

private struct TidesView: View {
  let entry: Tides.Entry

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if let day = entry.day {
        HStack {
          if let picture = entry.picture { Image(uiImage: picture) }
          Text(day.harbour).font(.headline)
        }
        ForEach(day.tides, id: \.time) { tide in
          Text("\(tide.time)  \(tide.metres, format: .number.precision(.fractionLength(2))) m")
            .monospacedDigit()
        }
      } else {
        Text("No tides")
      }
    }
    .containerBackground(.background, for: .widget)
  }
}
