import ActivityKit
import Testing

private struct Delivery: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stops: Int
    var note = ""
  }
  var order: String
}

/// The system is one for the process: its tests take turns.
@Suite(.serialized)
struct ActivityTests {
  private let system = ActivitySystem.shared
  /// 2026-01-09T09:41:00Z
  private let noon = Date(timeIntervalSince1970: 1_767_951_660)

  init() {
    system.reset()
    system.advance(to: noon)
  }

  private func content(_ stops: Int, stale: Date? = nil) -> ActivityContent<Delivery.ContentState> {
    ActivityContent(state: Delivery.ContentState(stops: stops), staleDate: stale)
  }

  private func request(stale: Date? = nil, pushType: PushType? = nil) throws -> Activity<Delivery> {
    try Activity.request(
      attributes: Delivery(order: "A 17"), content: content(3, stale: stale), pushType: pushType)
  }

  @Test func aRequestIsRecorded() throws {
    let activity = try request()
    #expect(activity.activityState == .active)
    #expect(activity.attributes.order == "A 17")
    #expect(activity.content.state.stops == 3)
    #expect(activity.content.relevanceScore == 0)
    #expect(Activity<Delivery>.activities.map(\.id) == [activity.id])
  }

  @Test func anUpdateChangesTheContentAndItsStream() async throws {
    let activity = try request()
    let updates = activity.contentUpdates.makeAsyncIterator()
    await activity.update(content(2))
    await activity.update(content(1), alertConfiguration: nil)
    #expect(activity.content.state.stops == 1)
    var iterator = updates
    #expect(await iterator.next()?.state.stops == 2)
    #expect(await iterator.next()?.state.stops == 1)
  }

  @Test func statesComeInOrderUntilTheActivityIsGone() async throws {
    let activity = try request(stale: noon.addingTimeInterval(60))
    let states = activity.activityStateUpdates.makeAsyncIterator()
    system.advance(to: noon.addingTimeInterval(60))
    await activity.end(content(0), dismissalPolicy: .after(noon.addingTimeInterval(120)))
    system.advance(to: noon.addingTimeInterval(120))
    var iterator = states
    var seen: [ActivityState] = []
    while let state = await iterator.next() { seen.append(state) }
    #expect(seen == [.stale, .ended, .dismissed])
    #expect(activity.content.state.stops == 0)
    #expect(Activity<Delivery>.activities.isEmpty)
  }

  @Test func newContentIsFreshAgain() async throws {
    let activity = try request(stale: noon.addingTimeInterval(60))
    system.advance(to: noon.addingTimeInterval(61))
    #expect(activity.activityState == .stale)
    await activity.update(content(2))
    #expect(activity.activityState == .active)
  }

  @Test func theSystemEndsAnActivityAfterEightHoursAndTakesItAwayAfterTwelve() throws {
    let activity = try request()
    system.advance(to: noon.addingTimeInterval(8 * 3600 - 1))
    #expect(activity.activityState == .active)
    system.advance(to: noon.addingTimeInterval(8 * 3600))
    #expect(activity.activityState == .ended)
    system.advance(to: noon.addingTimeInterval(12 * 3600))
    #expect(activity.activityState == .dismissed)
  }

  @Test func fourHoursAfterItsEndAnActivityLeavesWhateverThePolicyStates() async throws {
    let activity = try request()
    await activity.end(nil, dismissalPolicy: .after(noon.addingTimeInterval(9 * 3600)))
    system.advance(to: noon.addingTimeInterval(4 * 3600 - 1))
    #expect(activity.activityState == .ended)
    system.advance(to: noon.addingTimeInterval(4 * 3600))
    #expect(activity.activityState == .dismissed)
  }

  @Test func immediateLeavesAtOnceAndNothingIsChangedAfterwards() async throws {
    let activity = try request()
    await activity.end(nil, dismissalPolicy: .immediate)
    #expect(activity.activityState == .dismissed)
    await activity.update(content(9))
    #expect(activity.content.state.stops == 3)
  }

  @Test func fourKilobytesAreTheLimit() async throws {
    // {"order":""} has 12 bytes, {"note":"","stops":1} 21: 4063 more make 4096.
    let full = Delivery.ContentState(stops: 1, note: String(repeating: "x", count: 4063))
    _ = try Activity.request(
      attributes: Delivery(order: ""), content: ActivityContent(state: full, staleDate: nil))
    let over = Delivery.ContentState(stops: 1, note: String(repeating: "x", count: 4064))
    #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
      try Activity.request(
        attributes: Delivery(order: ""), content: ActivityContent(state: over, staleDate: nil))
    }
    let activity = try request()
    let huge = Delivery.ContentState(stops: 1, note: String(repeating: "x", count: 5000))
    await activity.update(ActivityContent(state: huge, staleDate: nil))
    #expect(activity.content.state.stops == 3)
  }

  @Test func whatThePersonForbidsIsDenied() async throws {
    let info = ActivityAuthorizationInfo()
    let changes = info.activityEnablementUpdates.makeAsyncIterator()
    system.areActivitiesEnabled = false
    #expect(!info.areActivitiesEnabled)
    #expect(throws: ActivityAuthorizationError.denied) { try request() }
    var iterator = changes
    #expect(await iterator.next() == false)
  }

  @Test func requestsAreReported() async throws {
    let updates = Activity<Delivery>.activityUpdates.makeAsyncIterator()
    let activity = try request()
    var iterator = updates
    #expect(await iterator.next()?.id == activity.id)
  }

  @Test func aTokenComesToWhoAskedForPushes() async throws {
    #expect(try request().pushToken == nil)
    let activity = try request(pushType: .token)
    var tokens = activity.pushTokenUpdates.makeAsyncIterator()
    let token = await tokens.next()
    #expect(token != nil)
    #expect(token == activity.pushToken)
  }

  @Test func aLaterStartIsPendingUntilThen() throws {
    let activity = try Activity.request(
      attributes: Delivery(order: "B"), content: content(1), style: .standard,
      start: noon.addingTimeInterval(600))
    #expect(activity.activityState == .pending)
    system.advance(to: noon.addingTimeInterval(600))
    #expect(activity.activityState == .active)
  }

  // Deprecated itself, so that its calls don't warn.
  @available(*, deprecated) @Test func theNamesOfTheFirstReleaseStillWork() async throws {
    let activity = try Activity.request(
      attributes: Delivery(order: "C"), contentState: Delivery.ContentState(stops: 5),
      pushType: nil)
    await activity.update(using: Delivery.ContentState(stops: 4))
    #expect(activity.contentState.stops == 4)
    await activity.end(using: Delivery.ContentState(stops: 0), dismissalPolicy: .default)
    #expect(activity.activityState == .ended)
    #expect(activity.contentState.stops == 0)
  }
}
