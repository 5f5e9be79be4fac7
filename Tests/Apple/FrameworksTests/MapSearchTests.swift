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

  /// A search of a widget that shows the next shop. “placemarkNotFound: The specified placemark could not be found”.
  /// https://developer.apple.com/documentation/mapkit/mklocalsearch, https://developer.apple.com/documentation/mapkit/mkerror
  @Test func aSearchFindsThePlacesOfTheFileOrFails() async throws {
    try Self.enter(
      #"""
      {"places": [{"name": "Bean Bar", "latitude": 54, "longitude": 10, "locality": "Kiel", "phoneNumber": "+49 431 1",
        "url": "https://example.com", "timeZone": "Europe/Berlin", "category": "MKPOICategoryCafe"}]}
      """#)
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "bean"
    let items = try await MKLocalSearch(request: request).start().mapItems
    let bar = try #require(items.first)
    #expect(bar.pointOfInterestCategory == .cafe && bar.phoneNumber == "+49 431 1")
    #expect(bar.timeZone?.identifier == "Europe/Berlin" && bar.placemark.locality == "Kiel")
    request.naturalLanguageQuery = "museum"
    await #expect(throws: MKError(.placemarkNotFound)) {
      try await MKLocalSearch(request: request).start()
    }
    try Self.enter()
    await #expect(throws: MKError(.placemarkNotFound)) {
      try await MKLocalSearch(request: request).start()
    }
    #expect(Self.codes() == ["device-unanswered"])
  }
}
