import AppIntents
import SwiftUI
import UIKit
import WidgetKit

/// Nine ways in which a provider or a view can break; the placeholder of each is well. The tenth, a
/// query that throws, is ``BrokenQuery``.
struct BrokenWidgets: WidgetBundle {
  @WidgetBundleBuilder var body: some Widget {
    Broken(kind: "broken-trap")
    Broken(kind: "broken-loop")
    Broken(kind: "broken-no-completion")
    Broken(kind: "broken-two-completions")
    Broken(kind: "broken-late")
    Broken(kind: "broken-huge-image")
    Broken(kind: "broken-leak")
    Broken(kind: "broken-huge-timeline")
    Broken(kind: "broken-deadlock")
    BrokenQuery()
  }
}

struct Broken: Widget {
  let kind: String

  init() { kind = "broken-trap" }
  init(kind: String) { self.kind = kind }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider(kind: kind)) { entry in
      Content(text: entry.text)
    }
    .supportedFamilies([.systemSmall])
  }

  struct Content: View {
    let text: String
    var body: some View {
      if text == "huge image" {
        Image(uiImage: Self.wall).resizable().containerBackground(.white, for: .widget)
      } else {
        Card(text: text)
      }
    }

    /// 4,000 pixels each way: more than any screen of a phone has.
    private static var wall: UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: 4000, height: 4000)
      return UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor.systemTeal.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }
  }

  struct Provider: TimelineProvider {
    let kind: String

    func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
      completion(Moment(date: Date()))
    }

    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void
    ) {
      let one = Timeline(entries: [Moment(date: Date())], policy: .never)
      switch kind {
      case "broken-trap":
        let prices: [String: Int] = [:]
        completion(
          Timeline(entries: [Moment(date: Date(), text: "\(prices["AAPL"]!)")], policy: .never))
      case "broken-loop":
        var n = 1
        while n != 0 { n = n % 1_000_003 + 1 }
        completion(one)
      case "broken-two-completions":
        completion(one)
        completion(one)
      case "broken-late":
        DispatchQueue.global().asyncAfter(deadline: .now() + 30) { completion(one) }
      case "broken-huge-image":
        completion(
          Timeline(entries: [Moment(date: Date(), text: "huge image")], policy: .never))
      case "broken-leak":
        var kept: [[UInt8]] = []
        while kept.count < 1_000_000 { kept.append([UInt8](repeating: 1, count: 1 << 20)) }
        completion(one)
      case "broken-huge-timeline":
        let entries = (0..<5000).map {
          Moment(date: Date().addingTimeInterval(Double($0) * 60), text: "\($0)")
        }
        completion(Timeline(entries: entries, policy: .atEnd))
      case "broken-deadlock":
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.main.async { done.signal() }
        if Thread.isMainThread { done.wait() }
        completion(one)
      default: break
      }
    }
  }
}

/// Its configuration can't be had: the query throws.
struct BrokenQuery: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "broken-throw", intent: ChooseBerth.self, provider: Provider()) {
      Card(text: $0.text)
    }
    .supportedFamilies([.systemSmall])
  }

  struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: Date()) }
    func snapshot(for configuration: ChooseBerth, in context: Context) async -> Moment {
      Moment(date: Date(), text: configuration.berth?.id ?? "none")
    }
    func timeline(for configuration: ChooseBerth, in context: Context) async -> Timeline<Moment> {
      Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
  }
}

struct ChooseBerth: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a Berth"
  @Parameter(title: "Berth") var berth: Berth?
}

struct Berth: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Berth"
  static let defaultQuery = BerthQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct BerthQuery: EntityQuery {
  struct HarbourClosed: Error {}
  func entities(for identifiers: [String]) async throws -> [Berth] { throw HarbourClosed() }
  func suggestedEntities() async throws -> [Berth] { throw HarbourClosed() }
}
