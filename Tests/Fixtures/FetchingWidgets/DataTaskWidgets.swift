import Intents
import SwiftUI
import WidgetKit

public class PierIntent: INIntent {}

struct PierEntry: TimelineEntry {
  let date: Date
  let pier: PierIntent
  let answer: Data?
}

/// Makes its timeline of whatever a data task brings, as many widgets of Swift 5 do: nothing is `Sendable`, and an
/// error is no data.
struct DataTaskProvider: IntentTimelineProvider {
  let address: String
  /// Whether an error ends the call without a timeline, the fault of many widgets.
  var givesUp = false

  func placeholder(in context: Context) -> PierEntry {
    PierEntry(date: Date(), pier: PierIntent(), answer: nil)
  }

  func getSnapshot(
    for configuration: PierIntent, in context: Context, completion: @escaping (PierEntry) -> Void
  ) {
    completion(PierEntry(date: Date(), pier: configuration, answer: nil))
  }

  func getTimeline(
    for configuration: PierIntent, in context: Context,
    completion: @escaping (Timeline<PierEntry>) -> Void
  ) {
    guard let url = URL(string: address) else { return }
    var request = URLRequest(url: url, timeoutInterval: 15)
    request.httpMethod = "GET"
    URLSession.shared.dataTask(with: request) { data, _, _ in
      if data == nil, givesUp { return }
      let now = Date()
      let entry = PierEntry(date: now, pier: configuration, answer: data)
      completion(Timeline(entries: [entry], policy: .after(now.addingTimeInterval(3600))))
    }
    .resume()
  }
}

struct AnswerView: View {
  let entry: PierEntry

  var body: some View {
    Text(verbatim: entry.answer.map { String(decoding: $0, as: UTF8.self) } ?? "no data")
      .containerBackground(.white, for: .widget)
  }
}

public struct DataTaskWidgets: WidgetBundle {
  public init() {}

  public var body: some Widget {
    WithAddress()
    WithoutAddress()
    GivesUp()
  }
}

private struct WithAddress: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: "data-task", intent: PierIntent.self,
      provider: DataTaskProvider(address: "https://example.com/list")
    ) { AnswerView(entry: $0) }
    .supportedFamilies([.systemSmall])
  }
}

/// A URL with nothing after its scheme, which `URL(string:)` takes.
private struct WithoutAddress: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: "data-task-without-address", intent: PierIntent.self,
      provider: DataTaskProvider(address: "https://")
    ) { AnswerView(entry: $0) }
    .supportedFamilies([.systemSmall])
  }
}

/// A provider that gives nothing where its request fails.
private struct GivesUp: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: "data-task-gives-up", intent: PierIntent.self,
      provider: DataTaskProvider(address: "https://example.com/list", givesUp: true)
    ) { AnswerView(entry: $0) }
    .supportedFamilies([.systemSmall])
  }
}
