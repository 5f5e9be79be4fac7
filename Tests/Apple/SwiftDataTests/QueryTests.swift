import DisplayList
import Foundation
import Testing

@testable import DataStore
@testable import SwiftData
@testable import SwiftUI

@MainActor @Suite struct QueryTests {
  private func texts(_ view: some View) -> [String] {
    ViewRenderer().renderFitting(
      view.frame(width: 200, height: 200), proposal: .unspecified,
      environment: EnvironmentValues(), displayDate: Date(timeIntervalSinceReferenceDate: 0)
    ).views.compactMap(\.text)
  }

  @Test func aQueryShowsTheModelsOfTheContainer() throws {
    let context = try Memory.context(["Sea", "Alps"])
    #expect(texts(AllTrips().modelContainer(context.container)) == ["Sea", "Alps"])
    #expect(texts(SortedTrips().modelContext(context)) == ["Alps", "Sea"])
  }

  @Test func aQueryIsMadeInTheInitializerToo() throws {
    let context = try Memory.context(["Sea", "Alps", "Sea"])
    #expect(texts(NamedTrips(name: "Sea").modelContext(context)) == ["Sea", "Sea"])
    #expect(texts(FirstTrips().modelContext(context)) == ["Sea"])
  }

  @Test func theEnvironmentsContextIsTheContainers() throws {
    let context = try Memory.context(["Sea"])
    #expect(texts(CountedTrips().modelContext(context)) == ["1"])
  }

  @Test func aViewMakesAContainerOfItsModels() {
    #expect(texts(CountedTrips().modelContainer(for: Trip.self, inMemory: true)) == ["0"])
  }

  @Test func aViewWithoutAContainerSaysSo() {
    let notes = StoreNotes.collect { _ = texts(AllTrips()) }
    #expect(notes.map(\.code) == ["store-unreadable"])
    #expect(
      notes.map(\.message) == [
        "@Query of Trip: the view was given no container: add .modelContainer(for: Trip.self) to the widget's view."
      ])
  }

  @Test func aBindingOfAModelWritesToIt() throws {
    let context = try Memory.context(["Sea"])
    let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    let binding = Bindable(trip).name
    binding.wrappedValue = "Lake"
    #expect(trip.name == "Lake")
    #expect(context.hasChanges)
  }

  @Test func aChangeOfAModelIsObserved() throws {
    let context = try Memory.context(["Sea"])
    let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    let seen = Seen()
    withObservationTracking {
      _ = trip.name
    } onChange: {
      seen.isChanged = true
    }
    trip.note = "n"
    #expect(!seen.isChanged)
    trip.name = "Lake"
    #expect(seen.isChanged)
  }

  private final class Seen: @unchecked Sendable { var isChanged = false }
}

private struct AllTrips: View {
  @Query private var trips: [Trip]
  var body: some View { VStack { ForEach(trips) { Text($0.name) } } }
}

private struct SortedTrips: View {
  @Query(sort: \Trip.name) private var trips: [Trip]
  var body: some View { VStack { ForEach(trips) { Text($0.name) } } }
}

private struct NamedTrips: View {
  @Query private var trips: [Trip]
  init(name: String) {
    _trips = Query(filter: #Predicate { $0.name == name }, sort: \.start, order: .reverse)
  }
  var body: some View { VStack { ForEach(trips) { Text($0.name) } } }
}

private struct FirstTrips: View {
  @Query(first) var trips: [Trip]
  static var first: FetchDescriptor<Trip> {
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.start)])
    descriptor.fetchLimit = 1
    return descriptor
  }
  var body: some View { VStack { ForEach(trips) { Text($0.name) } } }
}

private struct CountedTrips: View {
  @Environment(\.modelContext) private var context
  var body: some View {
    Text("\((try? context.fetchCount(FetchDescriptor<Trip>())) ?? -1)")
  }
}
