import Foundation
import Testing
import UserNotifications

extension FrameworkTests {
  @Test func withoutAWorldNotificationsAreNotDetermined() async throws {
    try Self.enter()
    let center = UNUserNotificationCenter.current()
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    await #expect(throws: UNError(.notificationsNotAllowed)) {
      try await center.requestAuthorization(options: [.alert, .sound])
    }
    let isAllowed = await withCheckedContinuation { continuation in
      center.requestAuthorization(options: [.alert, .badge]) { granted, _ in
        continuation.resume(returning: granted)
      }
    }
    #expect(!isAllowed)
    #expect(Self.codes() == ["device-unanswered"])
  }

  @Test func whatIsAddedWaitsBesideTheWorlds() async throws {
    try Self.enter(
      #"""
      {"notifications": {"pending": [{"id": "a", "title": "Water", "date": "2026-01-09T12:00:00Z"}],
        "delivered": [{"id": "b", "title": "Done", "date": "2026-01-09T08:00:00Z"}]}}
      """#)
    let center = UNUserNotificationCenter.current()
    #expect(try await center.requestAuthorization(options: [.alert]))
    let content = UNMutableNotificationContent()
    content.title = "New"
    content.sound = .default
    content.userInfo = ["key": 1]
    try await center.add(
      UNNotificationRequest(
        identifier: "c", content: content,
        trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)))
    content.title = "Changed afterwards"
    let pending = await center.pendingNotificationRequests()
    #expect(pending.map(\.content.title) == ["Water", "New"])
    center.removePendingNotificationRequests(withIdentifiers: ["a"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["c"])
    #expect(await center.deliveredNotifications().map(\.request.content.title) == ["Done"])
    #expect(Self.codes() == ["device-answered", "device-rests"])
  }
}
