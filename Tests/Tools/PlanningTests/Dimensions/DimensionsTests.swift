import Testing
import WidgetHost
import WidgetKitCore

@testable import Planning

@Suite struct DimensionsTests {
  private func dimensions(
    _ change: (inout Dimensions) throws -> Void
  ) rethrows -> Dimensions {
    var dimensions = Dimensions()
    try change(&dimensions)
    return dimensions
  }

  private func device(_ name: String) throws -> Device {
    try #require(DeviceTable.device(named: name))
  }

  private func modes(_ dimensions: Dimensions, _ family: WidgetFamily) throws -> [String] {
    try dimensions.settings.flatMap { setting -> [String] in
      let device = try #require(DeviceTable.device(named: setting.device))
      let place = try #require(setting.placement)
      guard place.takes(family, on: device) else { return [] }
      return dimensions.styles(at: place, family: family, on: device, os: 26)
        .filter { $0.appearance == .light }
        .map { "\(setting.device) \(place) \($0.rendering?.rawValue ?? "own")" }
    }
  }

  @Test func aPlaceIsItsOwnDevices() throws {
    #expect(
      dimensions { $0.placements = .these([.standBy, .desktop, .smartStack]) }.settings.map(
        \.device)
        == ["iPhone 16", "Mac", "Apple Watch 45mm"])
    #expect(
      try dimensions {
        $0.placements = .these([.standBy])
        $0.devices = [try device("iPhone 15")]
      }.settings.map(\.device) == ["iPhone 15"])
  }

  /// HIG's tables of contexts and rendering modes, row by row.
  @Test func allPlacesInAllModes() throws {
    let all = dimensions {
      $0.placements = .all
      $0.renderings = .all
    }
    #expect(
      try modes(all, .systemSmall) == [
        "iPhone 16 homeScreen fullColor", "iPhone 16 homeScreen accented",
        "iPhone 16 today fullColor", "iPhone 16 today accented", "iPhone 16 standBy fullColor",
        "iPhone 16 standByNight vibrant", "iPhone 16 desktop fullColor",
        "iPhone 16 desktop accented", "iPhone 16 desktop vibrant", "iPhone 16 carPlay fullColor",
        "iPad Pro 11-inch homeScreen fullColor", "iPad Pro 11-inch homeScreen accented",
        "iPad Pro 11-inch today fullColor", "iPad Pro 11-inch today accented",
        "iPad Pro 11-inch lockScreen vibrant", "Mac today fullColor", "Mac desktop fullColor",
        "Mac desktop accented", "Mac desktop vibrant", "Apple Vision Pro elevated fullColor",
        "Apple Vision Pro elevated accented", "Apple Vision Pro recessed fullColor",
        "Apple Vision Pro recessed accented",
      ])
    #expect(
      try modes(all, .accessoryCircular) == [
        "iPhone 16 lockScreen vibrant", "iPad Pro 11-inch lockScreen vibrant",
        "Apple Watch 45mm complication fullColor", "Apple Watch 45mm complication accented",
      ])
  }

  @Test func pairwiseHoldsEachTwoValuesTogether() throws {
    let wide = dimensions { $0.kind = .pairwise }
    let pairs = wide.cases(.systemMedium)
    let frames = pairs.flatMap { setting, styles in styles.map { (setting, $0) } }
    func has(_ test: (Setting, FrameStyle) -> Bool) -> Bool { frames.contains { test($0.0, $0.1) } }
    #expect(has { $0.locale == "ar" && $1.typeSize == "accessibility5" })
    #expect(has { $0.placement == .desktop && $1.contrast == .increased })
    #expect(has { $0.os == 18 && $1.rendering == .accented })
    #expect(has { setting, _ in setting.device == "Mac" && setting.locale == "ar" })
    // StandBy takes no medium widgets.
    #expect(!has { setting, _ in setting.placement == .standBy })
    var full = wide
    full.kind = .full
    let all = full.cases(.systemMedium).flatMap(\.styles).count
    #expect(frames.count < all / 8)
  }

  @Test func fullIsTheProduct() throws {
    let full = try dimensions {
      $0.kind = .full
      $0.devices = [try device("iPhone 16")]
      $0.placements = .these([.homeScreen])
      $0.systems = [26]
      $0.locales = ["en_US", "de_DE"]
      $0.typeSizes = ["large"]
    }
    // Two modes, two appearances, two contrasts, two locales.
    #expect(full.cases(.systemSmall).flatMap(\.styles).count == 16)
    #expect(full.cases(.systemSmall).count == 2)
    #expect(full.cases(.accessoryCircular).isEmpty)
  }

  /// Placements where content is always on dark have one appearance.
  @Test func darkPlacesAreMadeOnce() throws {
    let full = try dimensions {
      $0.kind = .full
      $0.devices = [try device("iPhone 16")]
      $0.placements = .these([.standBy])
      $0.systems = [26]
      $0.locales = ["en_US"]
      $0.typeSizes = ["large"]
      $0.contrasts = [.standard]
    }
    #expect(full.cases(.systemSmall).flatMap(\.styles).map(\.appearance) == [.light])
  }
}
