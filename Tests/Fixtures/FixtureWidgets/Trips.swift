import SwiftUI
import WidgetKit

/// Trips, with what only the owner may see in their rows.
struct TripsWidget: Widget {
  struct Entry: TimelineEntry {
    let date: Date
    var trips: [Trip] = []
  }

  struct Provider: TimelineProvider {
    private var booked: Entry {
      Entry(
        date: .now,
        trips: [
          Trip(title: "Lisbon", stay: "Pension Estrela, room 12"),
          Trip(title: "Porto", stay: "Casa do Rio, room 7"),
        ])
    }

    func placeholder(in context: Context) -> Entry { Entry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(booked)
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [booked], policy: .never))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "trips", provider: Provider()) { TripList(trips: $0.trips) }
      .configurationDisplayName("Trips")
      .description("Next trips, and the places to stay.")
      .supportedFamilies([.systemLarge])
  }
}

struct Trip {
  let title: String
  let stay: String
}

private struct TripList: View {
  let trips: [Trip]

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "Trips").unredacted()
      if trips.isEmpty {
        TripRow(trip: Trip(title: "Somewhere", stay: "Somewhere else"))
          .redacted(reason: .placeholder)
      } else {
        ForEach(trips, id: \.title) { TripRow(trip: $0) }
        NightsView(nights: 5)
      }
    }
    .containerBackground(.white, for: .widget)
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

/// A lock whose state is hidden on a locked device, and a label of which one part is hidden.
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
