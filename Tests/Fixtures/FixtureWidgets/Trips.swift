import SwiftUI
import WidgetKit

/// The calendar of article 002: its statements for entry, timeline, family and placeholder as they are printed there,
/// and in the rows what only the owner may see.
struct CalendarWidget: Widget {
  let kind: String

  init() { kind = "trips" }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: CalendarProvider()) { entry in
      CalendarWidgetEntryView(entry: entry)
    }
    .configurationDisplayName("Trips")
    .description("Next trips, and where one stays.")
    .supportedFamilies([.systemLarge])
  }
}

struct Trip {
  let title: String
  let stay: String
}

struct TripsStore {
  let trips = [
    Trip(title: "Lisbon", stay: "Pension Estrela, room 12"),
    Trip(title: "Porto", stay: "Casa do Rio, room 7"),
  ]
}

struct CalendarEntry: TimelineEntry {
  let date: Date
  let trips: [Trip]
}

struct CalendarProvider: TimelineProvider {
  func placeholder(in context: Context) -> CalendarEntry {
    CalendarEntry(date: Date(), trips: [])
  }

  func getSnapshot(in context: Context, completion: @escaping (CalendarEntry) -> Void) {
    let nextTrips = TripsStore().trips
    let entry = CalendarEntry(date: Date(), trips: nextTrips)
    completion(entry)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CalendarEntry>) -> Void) {
    let store = TripsStore()
    let entry = CalendarEntry(date: Date(), trips: store.trips)
    let timeline = Timeline(entries: [entry], policy: .never)
    completion(timeline)
  }
}

struct CalendarWidgetEntryView: View {
  let entry: CalendarEntry

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "Trips").unredacted()
      if entry.trips.isEmpty {
        CalendarPlaceholderView()
      } else {
        ForEach(entry.trips, id: \.title) { TripRow(trip: $0) }
        NightsView(nights: 5)
      }
    }
    .containerBackground(.white, for: .widget)
  }
}

struct CalendarPlaceholderView: View {
  var body: some View {
    TripRow(trip: Trip(title: "Somewhere", stay: "Somewhere else"))
      .redacted(reason: .placeholder)
  }
}

struct TripRow: View {
  let trip: Trip

  var body: some View {
    Text(verbatim: trip.title)
    Label(trip.stay, systemImage: "bed.double.fill").privacySensitive()
  }
}

/// Has a treatment of its own for what is private.
struct NightsView: View {
  let nights: Int
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    if redactionReasons.contains(.privacy) {
      Text(verbatim: "nights: unlock to see")
    } else {
      Text(verbatim: "nights: \(nights)")
    }
  }
}

/// A lock whose state nobody sees on a locked device, and a label of which one part is hidden.
struct SafeControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "safe", provider: LampControl.Provider()) { isOn in
      ControlWidgetToggle(isOn: isOn, action: SwitchIntent()) {
        Label("Safe", systemImage: "lock.fill")
      }
      .privacySensitive()
    }
  }
}
