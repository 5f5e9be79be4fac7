import FetchingWidgets
import SwiftUI
import WidgetKit

@main
struct FixtureWidgets: WidgetBundle {
  var body: some Widget {
    WellBehaved()
    HostileName()
    TrappingBody()
    Misbehaving(kind: "never-completes")
    Misbehaving(kind: "completes-twice")
    Misbehaving(kind: "empty-timeline")
    Misbehaving(kind: "unordered-timeline")
    Misbehaving(kind: "loops-forever")
    Chance()
    Ordered()
    Unordered()
    Laborious(kind: "draws-forever")
    Laborious(kind: "holds-itself")
    Configurable()
    Moorings()
    BrokenWidgets().body
    Sealed()
    Networked()
    Tides()
    Fetching()
    FetchedPictures()
    DataTaskWidgets().body
    Fetched(kind: "fetched-background")
    Fetched(kind: "fetched-silent")
    Fetched(kind: "fetched-waiting")
    Contextual()
    CarWidget()
    HourlyWidget()
    ReloadingWidget()
    ParcelActivity()
    SilentActivity()
    FerryActivity()
    BrittleActivity()
    LampControl()
    DoorControl()
    BellControl()
    SafeControl()
    FailingControl()
    RelevantWidgets().body
    RunningWidgets().body
    Touched()
    Linked()
    Linked(kind: "linked-twice")
    Linked(kind: "linked-only")
    Hidden()
    Hidden(kind: "bare")
    TripsWidget()
    Edited()
    EveryName()
    Pictures()
    HostileWidgets().body
  }
}

struct Moment: TimelineEntry {
  let date: Date
  var text = "moment"
}

struct Steady: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: Date(), text: "placeholder") }

  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment(date: Date(), text: context.isPreview ? "preview" : "snapshot"))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    let now = Date()
    let entries = (0..<2).map {
      Moment(date: now.addingTimeInterval(Double($0) * 600), text: "\($0)")
    }
    completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(3600))))
  }
}

struct Card: View {
  let text: String
  @Environment(\.widgetFamily) var family

  var body: some View {
    Text(verbatim: "\(family) \(text)").containerBackground(for: .widget) {
      Color(red: 1, green: 0.9, blue: 0.8)
    }
  }
}

struct WellBehaved: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "well-behaved", provider: Steady()) { Card(text: $0.text) }
      .configurationDisplayName("Well Behaved")
      .description("Does as it should.")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// A kind that would break out of folders, pages and terminals.
struct HostileName: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "../<b>& ä%\n", provider: Steady()) { Card(text: $0.text) }
      .supportedFamilies([.systemSmall])
  }
}

/// Traps for the second entry alone.
struct TrappingBody: Widget {
  struct Content: View {
    let text: String
    var body: some View {
      let parts = ["only"]
      return Card(text: parts[text == "1" ? 1 : 0])
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "trapping-body", provider: Steady()) { Content(text: $0.text) }
      .supportedFamilies([.systemSmall])
  }
}
