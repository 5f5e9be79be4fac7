import Foundation
import SwiftUI
import WidgetKit

struct ProbeEntry: TimelineEntry {
  let date: Date
  let text: String
}

/// Answers with what `look` sees when it is asked.
struct ProbeProvider: TimelineProvider {
  let look: @Sendable (Context) async -> String
  let count: Int

  func placeholder(in context: Context) -> ProbeEntry { ProbeEntry(date: .now, text: "–") }

  func getSnapshot(in context: Context, completion: @escaping (ProbeEntry) -> Void) {
    let answer = Answer(completion)
    Task.detached { answer.call(ProbeEntry(date: .now, text: await look(context))) }
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ProbeEntry>) -> Void) {
    let answer = Answer(completion)
    Task.detached {
      let text = await look(context)
      let entries = (0..<count).map {
        ProbeEntry(date: .now.addingTimeInterval(Double($0) * 60), text: "\(text) \($0)")
      }
      answer.call(Timeline(entries: entries, policy: .never))
    }
  }

  private struct Answer<Value>: @unchecked Sendable {
    let call: (Value) -> Void
    init(_ call: @escaping (Value) -> Void) { self.call = call }
  }
}

struct ProbeWidget: Widget {
  var kind = "Probe"
  var count = 2
  var families: [WidgetFamily] = [.systemSmall, .systemMedium]
  var look: @Sendable (TimelineProviderContext) async -> String = { "\($0.family)" }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: ProbeProvider(look: look, count: count)) { entry in
      Text(entry.text).containerBackground(.background, for: .widget)
    }
    .supportedFamilies(families)
  }
}
