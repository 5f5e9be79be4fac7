import Failures
import SwiftUI
import Testing
import WidgetKitCore

@testable import WidgetHost

@MainActor @Suite struct FrameSceneTests {
  private var request: FrameRequest {
    var request = FrameRequest(
      product: "Tests", kind: "scene", family: "systemSmall", phase: .snapshot, setting: Setting(),
      style: FrameStyle())
    request.setting.locale = "ar"
    request.setting.timeZone = "Asia/Tokyo"
    request.style.contrast = .increased
    request.style.typeSize = "accessibility2"
    request.style.luminance = .reduced
    request.style.scale = 2
    return request
  }

  private let entry = DrivenEntry(date: Setting.standardNow, relevance: nil) {
    AnyView(Text(verbatim: "scene"))
  }

  private func scenes() throws -> [FrameScene] {
    [
      try FrameScene(entry: entry, request, WidgetSettings()),
      try FrameScene(preview: entry, request, PreviewSettings(), piece: nil),
      try FrameScene(view: entry.view(), .fixed(CGSize(width: 10, height: 10)), request),
    ]
  }

  @Test func everySceneHasTheEnvironmentOfItsRequest() throws {
    for scene in try scenes() {
      let values = scene.environment
      #expect(values.locale.identifier == "ar")
      #expect(values.timeZone.identifier == "Asia/Tokyo")
      #expect(values.calendar.timeZone.identifier == "Asia/Tokyo")
      #expect(values.layoutDirection == .rightToLeft)
      #expect(values.colorSchemeContrast == .increased)
      #expect(values.dynamicTypeSize == .accessibility2)
      #expect(values.isLuminanceReduced)
      #expect(values.displayScale == 2)
    }
  }

  @Test func onlyWidgetsHaveAWidgetsSite() throws {
    #expect(try scenes().map { $0.site?.family } == [.systemSmall, nil, nil])
    #expect(try scenes().map(\.expectsContainerBackground) == [true, false, false])
    #expect(
      try scenes().map(\.title) == [
        "scene, systemSmall", "scene, systemSmall", "scene, systemSmall",
      ])
  }

  @Test func aPlaceholderIsRedacted() throws {
    var request = request
    request.phase = .placeholder
    let scene = try FrameScene(entry: entry, request, WidgetSettings())
    // The display is dimmed, and hides what is private.
    #expect(scene.environment.redactionReasons == [.placeholder, .privacy])
    #expect(scene.unredacted.environment.redactionReasons == .privacy)
  }

  @Test func aDeviceWithoutTheFamilyIsRefused() {
    var request = request
    request.setting.device = "Apple Watch 45mm"
    #expect(throws: Failure("Apple Watch 45mm has no systemSmall.")) {
      try FrameScene(entry: entry, request, WidgetSettings())
    }
  }
}
