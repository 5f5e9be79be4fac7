import DeviceActivity
import FamilyControls
import Foundation
import ManagedSettings
import ManagedSettingsUI
import SwiftUI
import Testing
import UIKit

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
    let event = DeviceActivityEvent(
      categories: [], webDomains: [], threshold: DateComponents(minute: 15),
      includesPastActivity: true)
    #expect(event.includesAllActivity)
    try center.startMonitoring(
      DeviceActivityName("daily"), during: schedule, events: [.init("limit"): event])
    #expect(DeviceActivityCenter().schedule(for: DeviceActivityName("daily")) == schedule)
    #expect(center.events(for: DeviceActivityName("daily")) == [.init("limit"): event])
    center.stopMonitoring()
    #expect(center.activities.isEmpty)
    #expect(Self.codes() == ["device-unanswered", "device-rests"])
  }

  /// A token that an app has stored is given back as it was.
  @Test func aStoredTokenIsKept() throws {
    let text = #"""
      {"applicationTokens": [{"data": "AQI="}], "categoryTokens": [], "webDomainTokens": [],
       "includeEntireCategory": true}
      """#
    let selection = try JSONDecoder().decode(FamilyActivitySelection.self, from: Data(text.utf8))
    #expect(selection.applicationTokens.count == 1 && selection.includeEntireCategory)
    let again = try JSONDecoder().decode(
      FamilyActivitySelection.self, from: JSONEncoder().encode(selection))
    #expect(again == selection)
    #expect(selection.applications.first?.token == selection.applicationTokens.first)
  }

  @Test func settingsAreKeptByTheStoresName() throws {
    try Self.enter()
    let store = ManagedSettingsStore(named: ManagedSettingsStore.Name("focus"))
    store.application.denyAppRemoval = true
    store.webContent.blockedByFilter = .specific([WebDomain(domain: "example.com")])
    store.shield.webDomainCategories = .all()
    let same = ManagedSettingsStore(named: ManagedSettingsStore.Name("focus"))
    #expect(same.application.denyAppRemoval == true)
    #expect(same.webContent.blockedByFilter == .specific([WebDomain(domain: "example.com")]))
    #expect(same.shield.webDomainCategories == .all())
    #expect(ManagedSettingsStore().application.denyAppRemoval == nil)
    #expect(SafariSettings.CookiePolicy.never < .always)
    #expect(!(SafariSettings.CookiePolicy.always < .visitedWebsites))
    #expect(Self.codes() == ["device-rests"])
    same.clearAllSettings()
    #expect(store.shield == ShieldSettings() && store.webContent.blockedByFilter == nil)
    #expect(Self.codes().isEmpty)
  }

  @Test func permissionIsNotGivenAndCanBeTakenBack() async throws {
    try Self.enter()
    await #expect(throws: FamilyControlsError.authorizationCanceled) {
      try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
    }
    var isRevoked = false
    AuthorizationCenter.shared.revokeAuthorization { if case .success = $0 { isRevoked = true } }
    #expect(isRevoked)
    var statuses: [AuthorizationStatus] = []
    let seen = AuthorizationCenter.shared.$authorizationStatus.sink { statuses.append($0) }
    seen.cancel()
    #expect(statuses == [.notDetermined])
  }

  /// https://developer.apple.com/documentation/familycontrols/authorizationcenter/authorizationstatus
  @Test func permissionIsTheWorlds() async throws {
    try Self.enter(#"{"screenTime": {"authorization": "approved"}}"#)
    #expect(AuthorizationCenter.shared.authorizationStatus == .approved)
    try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
    #expect(Self.codes() == ["device-answered"])
    try Self.enter()
    #expect(AuthorizationCenter.shared.authorizationStatus == .notDetermined)
    #expect(Self.codes() == ["device-unanswered"])
  }

  @Test func thereIsNoUseToReport() async throws {
    let day = DateInterval(start: Date(timeIntervalSince1970: 0), duration: 86400)
    let filter = DeviceActivityFilter(segment: .daily(during: day), users: .all, devices: .all)
    #expect(filter.segmentInterval == .daily(during: day))
    let data = DeviceActivityResults<DeviceActivityData>()
    var count = 0
    for await _ in data { count += 1 }
    #expect(count == 0)
  }

  @MainActor @Test func aPickerAndATokenShowWhatIsKnown() throws {
    try Self.enter()
    let picker = FamilyActivityPicker(
      headerText: "Apps", selection: .constant(FamilyActivitySelection()))
    #expect(ImageRenderer(content: picker).uiImage != nil)
    #expect(
      ImageRenderer(
        content: Color.red.frame(width: 2, height: 2)
          .familyActivityPicker(
            isPresented: .constant(true), selection: .constant(FamilyActivitySelection()))
      ).uiImage?.size == CGSize(width: 2, height: 2))
    let token = try JSONDecoder().decode(
      ApplicationToken.self, from: Data(#"{"data": "AQI="}"#.utf8))
    #expect(ImageRenderer(content: Label(token)).uiImage != nil)
    #expect(Self.codes() == ["device-rests"])
  }

  @Test func aShieldKeepsItsLooks() {
    let title = ShieldConfiguration.Label(text: "Blocked", color: .red)
    let shield = ShieldConfiguration(backgroundColor: .black, title: title)
    #expect(shield.title?.text == "Blocked" && shield.title?.color == .red)
    #expect(shield.subtitle == nil)
    let domain = WebDomain(domain: "example.com")
    #expect(
      ShieldConfigurationDataSource().configuration(shielding: domain) == ShieldConfiguration())
  }
}
