import SwiftUI
import Testing

/// A rotor is for who turns it: what it is set on stands as before.
@MainActor
@Suite struct AccessibilityRotorTests {
  private struct Trip: Identifiable {
    var id: Int
    var name: String
  }

  @Test func rotorsOfAllFormsLeaveTheViewAsItIs() {
    let trips = [Trip(id: 1, name: "Lisbon"), Trip(id: 2, name: "Porto")]
    let plain = Text(verbatim: "Trips").padding(4)
    let turned =
      plain
      .accessibilityRotor("Trips") {
        ForEach(trips) { trip in AccessibilityRotorEntry(trip.name, id: trip.id) }
      }
      .accessibilityRotor(.headings) {
        AccessibilityRotorEntry("First", id: 1)
        if trips.count > 1 { AccessibilityRotorEntry(Text("Second"), id: 2) }
      }
      .accessibilityRotor("Trips", entries: trips, entryLabel: \.name)
      .accessibilityRotor(trips[0].name, entries: trips, entryID: \.id, entryLabel: \.name)
      .accessibilityRotor(Text("Words"), textRanges: [])
    let before = LaidOut(plain).list.views
    let after = LaidOut(turned).list.views
    #expect(after.map(\.text).contains("Trips"))
    #expect(after.first?.frame == before.first?.frame)
  }
}
