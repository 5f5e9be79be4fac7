import Foundation
import SwiftUI
import SystemDesigns
import TestSupport
import Testing
import WidgetKitCore

@testable import WidgetHost

/// The placements of each widget family, and their environments: Apple's Human Interface Guidelines, Widgets,
/// and the articles on contexts, backgrounds, StandBy and CarPlay.
@MainActor @Suite struct PlacementTests {
  private func families(_ place: Placement, _ name: String) throws -> [WidgetFamily] {
    let device = try #require(DeviceTable.device(named: name))
    return device.families.filter { place.takes($0, on: device) }
  }

  private func report(
    _ place: Placement, _ family: WidgetFamily = .systemSmall, on name: String = "iPhone 16",
    _ change: (inout FrameRequest) -> Void = { _ in }
  ) throws -> [String] {
    try DrawnEntry(EnvironmentReport(), family, on: name) {
      $0.setting.placement = place
      change(&$0)
    }.texts
  }

  @Test func eachPlaceHasItsFamilies() throws {
    #expect(
      try families(.homeScreen, "iPad Pro 11-inch")
        == [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
    #expect(
      try families(.desktop, "Mac")
        == [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
    #expect(
      try families(.desktop, "iPhone 16") == [.systemSmall, .systemMedium, .systemLarge])
    #expect(try families(.desktop, "iPad Pro 11-inch") == [])
    #expect(try families(.homeScreen, "Mac") == [])
    #expect(
      try families(.complication, "Apple Watch 45mm")
        == [.accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline])
    #expect(try families(.smartStack, "Apple Watch 45mm") == [.accessoryRectangular])
    #expect(try families(.carPlay, "iPhone 16") == [.systemSmall])
    #expect(try families(.carPlay, "iPad Pro 11-inch") == [])
  }

  @Test func theHomeScreenHasMarginsOf16AndTheBackground() throws {
    #expect(
      try report(.homeScreen) == ["systemSmall fullColor light", "16 true false", "false true"])
    let dark = try report(.homeScreen) { $0.style.appearance = .dark }
    #expect(dark.first == "systemSmall fullColor dark")
  }

  @Test func standByIsDarkWithoutABackground() throws {
    #expect(try report(.standBy) == ["systemSmall fullColor dark", "4 false false", "false true"])
    #expect(
      try report(.standByNight) == ["systemSmall vibrant dark", "4 false false", "false true"])
  }

  @Test func carPlayIsInFullColourWithoutABackground() throws {
    #expect(try report(.carPlay).element(0) == "systemSmall fullColor light")
    #expect(try report(.carPlay).element(1) == "4 false false")
  }

  @Test func theLockScreenIsVibrant() throws {
    #expect(
      try report(.lockScreen, .accessoryRectangular)
        == ["accessoryRectangular vibrant dark", "0 false false", "false true"])
    #expect(
      try report(.lockScreen, on: "iPad Pro 11-inch").element(0) == "systemSmall vibrant dark")
  }

  @Test func aWatchKeepsTheBackgroundInItsSmartStackOnly() throws {
    let watch = "Apple Watch 45mm"
    #expect(
      try report(.smartStack, .accessoryRectangular, on: watch)
        == ["accessoryRectangular fullColor dark", "8 true false", "false true"])
    #expect(
      try report(.complication, .accessoryRectangular, on: watch)
        == ["accessoryRectangular fullColor dark", "0 false false", "false true"])
  }

  @Test func accentedTakesTheBackgroundAwayAndIsDarkOnIOS18() throws {
    let now = try report(.homeScreen) { $0.style.rendering = .accented }
    #expect(now.first == "systemSmall accented light")
    #expect(now[at: 1] == "16 false false")
    let then = try report(.homeScreen) {
      $0.style.rendering = .accented
      $0.setting.os = 18
    }
    #expect(then.first == "systemSmall accented dark")
  }

  @Test func alwaysOnReachesTheEnvironment() throws {
    let texts = try report(.lockScreen, .accessoryRectangular) { $0.style.luminance = .reduced }
    #expect(texts[at: 2] == "true true")
  }

  // MARK: Sizes

  /// HIG, Complications: on a 45 mm case large images without a title are 193 × 82; Widgets: the
  /// Smart Stack's are 184 × 80.5.
  @Test func aRectangularWidgetIsLargerOnAFace() throws {
    let device = try #require(DeviceTable.device(named: "Apple Watch 45mm"))
    #expect(
      device.size(.accessoryRectangular, at: .complication) == CGSize(width: 193, height: 82))
    #expect(
      device.size(.accessoryRectangular, at: nil) == CGSize(width: 184, height: 80.5))
    #expect(device.size(.accessoryCircular, at: nil) == CGSize(width: 50, height: 50))
    #expect(device.size(.systemSmall, at: nil) == nil)
  }

  /// An iPhone 16 is 393 × 852: on its side, half of it is 426 × 393.
  @Test func standByFillsHalfTheScreen() throws {
    let device = try #require(DeviceTable.device(named: "iPhone 16"))
    #expect(
      Placement.standBy.shownSize(of: .systemSmall, on: device)
        == CGSize(width: 393, height: 393))
    #expect(Placement.homeScreen.shownSize(of: .systemSmall, on: device) == nil)
  }

  // MARK: Modes

  @Test func eachPlaceHasItsModes() throws {
    func modes(_ place: Placement, _ name: String, os: SystemVersion = .standard) throws -> [String]
    {
      let device = try #require(DeviceTable.device(named: name))
      let family: WidgetFamily =
        device.platform == .watchOS ? .accessoryRectangular : .systemSmall
      return place.renderingModes(for: family, on: device, os: os).map(\.description)
    }
    #expect(try modes(.homeScreen, "iPhone 16") == ["fullColor", "accented"])
    #expect(try modes(.lockScreen, "iPhone 16") == ["vibrant"])
    #expect(try modes(.standBy, "iPhone 16") == ["fullColor"])
    #expect(try modes(.standByNight, "iPhone 16") == ["vibrant"])
    #expect(try modes(.desktop, "Mac") == ["fullColor", "accented", "vibrant"])
    #expect(try modes(.desktop, "Mac", os: 18) == ["fullColor", "vibrant"])
    #expect(try modes(.today, "Mac") == ["fullColor"])
    #expect(try modes(.complication, "Apple Watch 45mm") == ["fullColor", "accented"])
    #expect(try modes(.carPlay, "iPhone 16") == ["fullColor"])
  }

  @Test func aModeThatAPlacementDoesNotUseIsNoted() throws {
    let drawn = try DrawnEntry(EnvironmentReport()) { $0.style.rendering = .vibrant }
    #expect(drawn.notes.map(\.code) == ["unused-rendering-mode"])
    #expect(drawn.notes.first?.message.contains("it uses fullColor, accented") == true)
    #expect(try DrawnEntry(EnvironmentReport()).notes.isEmpty)
  }

  @Test func anAssumedPlacementIsNoted() throws {
    let drawn = try DrawnEntry(EnvironmentReport()) { $0.setting.placement = .standBy }
    #expect(drawn.notes.map(\.code) == ["assumed-placement"])
    #expect(try DrawnEntry(EnvironmentReport(), .accessoryCircular).notes.isEmpty)
  }

  // MARK: Fonts

  /// HIG, Typography: body is 17 on watchOS at Extra Large, 16 at Large, 13 on macOS, 17 on iOS.
  @Test func textHasItsPlatformsSizes() throws {
    func font(_ family: WidgetFamily, _ name: String) throws -> [String] {
      try DrawnEntry(Text(verbatim: "Tag").font(.body), family, on: name).list.views.compactMap(
        \.font)
    }
    #expect(try font(.systemSmall, "iPhone 16") == ["17 regular"])
    #expect(try font(.systemSmall, "Mac") == ["13 regular"])
    #expect(try font(.accessoryRectangular, "Apple Watch 45mm") == ["17 regular"])
    #expect(try font(.accessoryRectangular, "Apple Watch 41mm") == ["16 regular"])
  }

  // MARK: Paths

  @Test func aPathNamesTintAndLuminance() {
    var request = FrameRequest(
      product: "p", kind: "k", family: "systemSmall", phase: .snapshot, setting: Setting(),
      style: FrameStyle())
    request.style.rendering = .accented
    request.style.tint = Tint("ff9500")
    request.style.luminance = .reduced
    request.setting.placement = .standBy
    #expect(
      request.id(includingProduct: false)
        == "k/systemSmall/snapshot~accented~tint-FF9500~luminance-reduced~standBy@3x")
  }

  @Test(arguments: ["FF95", "#GG0000", "orange", "", "+FFFFF", "FF95000"])
  func whatIsNoColourIsNone(text: String) { #expect(Tint(text) == nil) }
}
