import Testing

@testable import ProjectBuild

@Suite struct BetaProviderTests {
  @Test func aProviderOfTheBetasIsFound() {
    let found = BetaProvider.all(
      in: """
        struct CalendarProvider: TimelineProvider {
            public typealias Entry = CalendarEntry

            public func snapshot(with context: Context, completion: @escaping (CalendarEntry) -> ()) {
            }
        }

        public struct Trips : Base, IntentTimelineProvider
        {
          public func snapshot(for configuration: TripIntent, with context: Context,
              completion: @escaping (Trips.Entry) -> Void) { }
        }
        """)
    #expect(
      found == [
        BetaProvider(type: "CalendarProvider", isPublic: false, entry: "CalendarEntry"),
        BetaProvider(type: "Trips", isPublic: true, entry: "Trips.Entry", intent: "TripIntent"),
      ])
  }

  @Test func theExtensionCallsTheOldNamesByTheNewOnes() {
    let source = BetaProvider(type: "P", isPublic: true, entry: "E", intent: "I").source
    #expect(source.contains("public func placeholder(in context: Context) -> E {"))
    #expect(source.contains("snapshot(for: configuration, with: context, completion: completion)"))
    #expect(source.contains("timeline(for: configuration, with: context, completion: completion)"))
  }

  @Test(arguments: [
    // One of today.
    "struct P: TimelineProvider {\n func getSnapshot(in c: Context, completion: @escaping (E) -> ()) { snapshot(with: c, completion: completion) }\n func snapshot(with c: Context, completion: @escaping (E) -> ()) {}\n}",
    // One with async functions.
    "struct P: AppIntentTimelineProvider {\n func snapshot(for c: I, in x: Context) async -> E { E() }\n}",
    // One that other files don't see.
    "private struct P: TimelineProvider {\n func snapshot(with c: Context, completion: @escaping (E) -> ()) {}\n}",
    "// struct P: TimelineProvider {\n// func snapshot(with c: Context, completion: @escaping (E) -> ()) {}\n",
    "",
  ])
  func othersAreNone(source: String) {
    #expect(BetaProvider.all(in: source).isEmpty)
  }
}
