import Intents

/// The handler of the tests' definition: one method with a completion, one async, one of iOS 13.
class FerryHandler: INExtension, ShowFerriesIntentHandling {
  override func handler(for intent: INIntent) -> Any { self }

  static var piers: [Pier] {
    [("n", "North Pier"), ("s", "South Pier"), ("w", "West Pier")]
      .map { Pier(identifier: $0.0, display: $0.1) }
  }

  func resolvePier(
    for intent: ShowFerriesIntent, with completion: @escaping (PierResolutionResult) -> Void
  ) {
    guard let pier = intent.pier else { return completion(.disambiguation(with: Self.piers)) }
    completion(.success(with: pier))
  }

  func resolveLimit(for intent: ShowFerriesIntent) async -> ShowFerriesLimitResolutionResult {
    guard let limit = intent.limit?.intValue else { return .needsValue() }
    return limit < 0
      ? .unsupported(forReason: .negativeNumbersNotSupported) : .success(with: limit)
  }

  func providePierOptionsCollection(
    for intent: ShowFerriesIntent,
    with completion: @escaping (INObjectCollection<Pier>?, Error?) -> Void
  ) {
    completion(
      INObjectCollection(sections: [
        INObjectSection(title: "Near", items: [Self.piers[0]]),
        INObjectSection(title: nil, items: Array(Self.piers.dropFirst())),
      ]), nil)
  }

  func provideStopsOptionsCollection(
    for intent: ShowFerriesIntent, searchTerm: String?
  ) async throws -> INObjectCollection<Pier> {
    INObjectCollection(
      items: Self.piers.filter { searchTerm.map($0.displayString.contains) ?? true })
  }

  func provideBoatOptions(
    for intent: ShowFerriesIntent, with completion: @escaping ([String]?, Error?) -> Void
  ) {
    completion(["Gull", "Tern"], nil)
  }

  func defaultPier(for intent: ShowFerriesIntent) -> Pier? { Self.piers[1] }

  func handle(intent: ShowFerriesIntent) async -> ShowFerriesIntentResponse {
    .success(boat: "Gull")
  }
}
