import CoreMotion
import Foundation
import Testing

extension FrameworkTests {
  /// https://developer.apple.com/documentation/coremotion/cmmotionactivitymanager/queryactivitystarting(from:to:to:withhandler:):
  /// the activities of a span of time, oldest first, as a widget asks for today's.
  @Test func activitiesAreOfTheTimeThatIsAskedFor() async throws {
    try Self.enter(
      #"""
      {"motion": {"activities": [{"start": "2026-01-09T09:00:00Z", "kind": "cycling"},
        {"start": "2026-01-09T07:00:00Z", "kind": "walking"}, {"start": "2026-01-08T07:00:00Z", "kind": "running"}]}}
      """#)
    #expect(CMMotionActivityManager.isActivityAvailable())
    let today = try await activities(from: "2026-01-09T00:00:00Z", to: "2026-01-09T23:00:00Z")
    #expect(today?.map(\.walking) == [true, false] && today?.map(\.cycling) == [false, true])
    #expect(Self.codes() == ["device-answered"])
    try Self.enter()
    #expect(CMMotionActivityManager.authorizationStatus() == .notDetermined)
    #expect(try await activities(from: "2026-01-09T00:00:00Z", to: "2026-01-09T23:00:00Z") == nil)
    try Self.enter(#"{"motion": {"authorization": "denied", "walks": []}}"#)
    #expect(CMPedometer.authorizationStatus() == .denied)
  }

  private func activities(from start: String, to end: String) async throws -> [CMMotionActivity]? {
    let start = try Self.date(start), end = try Self.date(end)
    return await withCheckedContinuation { continuation in
      CMMotionActivityManager().queryActivityStarting(from: start, to: end, to: OperationQueue()) {
        found, _ in
        continuation.resume(returning: found)
      }
    }
  }
}
