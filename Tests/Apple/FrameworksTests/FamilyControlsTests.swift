import DeviceActivity
import FamilyControls
import Foundation
import Testing

extension FrameworkTests {
  @Test func nothingIsChosenOrMonitored() async throws {
    try Self.enter()
    #expect(AuthorizationCenter.shared.authorizationStatus == .notDetermined)
    let selection = FamilyActivitySelection()
    let data = try JSONEncoder().encode(selection)
    #expect(try JSONDecoder().decode(FamilyActivitySelection.self, from: data) == selection)
    #expect(selection.applicationTokens.isEmpty)
    let center = DeviceActivityCenter()
    let schedule = DeviceActivitySchedule(
      intervalStart: DateComponents(hour: 0), intervalEnd: DateComponents(hour: 23), repeats: true)
    try center.startMonitoring(DeviceActivityName("daily"), during: schedule)
    #expect(center.schedule(for: DeviceActivityName("daily")) == schedule)
    center.stopMonitoring()
    #expect(center.activities.isEmpty)
    #expect(Self.codes() == ["device-rests"])
  }
}
