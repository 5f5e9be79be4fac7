import MapKit
import Testing

extension FrameworkTests {
  /// A field that completes places, as SwiftyForecast's.
  /// https://developer.apple.com/documentation/mapkit/mklocalsearchcompleter
  private final class Completer: NSObject, MKLocalSearchCompleterDelegate {
    let completer = MKLocalSearchCompleter()
    var titles: [String] = []
    var done: () -> Void = {}

    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
      titles = completer.results.map(\.title)
      done()
    }
  }

  @MainActor @Test func aTypedPartIsCompletedByPlaces() async throws {
    try Self.enter(
      #"{"places": [{"name": "Kiel", "latitude": 54, "longitude": 10, "country": "Germany"}]}"#)
    let search = Completer()
    search.completer.delegate = search
    search.completer.resultTypes = .address
    await withCheckedContinuation { continuation in
      search.done = { continuation.resume() }
      search.completer.queryFragment = "kie"
    }
    #expect(search.titles == ["Kiel"])
    let found = try #require(search.completer.results.first)
    #expect(found.subtitle == "Germany")
    let items = try await MKLocalSearch(request: .init(completion: found)).start().mapItems
    #expect(items.map(\.name) == ["Kiel"])
  }
}
