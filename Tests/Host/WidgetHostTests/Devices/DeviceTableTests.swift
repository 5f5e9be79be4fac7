import Foundation
import SystemDesigns
import Testing
import WidgetKitCore

@testable import WidgetHost

@Suite struct DeviceTableTests {
  /// Rows of `Fixtures/device-sizes.tsv`; its head names the sources.
  static let rows: [[String]] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/device-sizes.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t").map(String.init) }
  }()

  @Test func everyFamilyOfEveryDeviceHasItsPublishedSize() throws {
    #expect(Self.rows.count == 326)
    for row in Self.rows {
      let device = try #require(DeviceTable.device(named: row[0]), "\(row[0])")
      let family = try #require(WidgetFamily(name: row[1]))
      let expected = CGSize(
        width: try #require(Double(row[2])), height: try #require(Double(row[3])))
      #expect(device.sizes[family] == expected, "\(row[0]) \(row[1])")
      #expect(Double(device.scale) == Double(row[4]), "\(row[0])")
    }
  }

  /// A device that the rows don't list is new; one that they list has no other families.
  @Test func aListedDeviceOffersNoOtherFamily() {
    let published = Dictionary(grouping: Self.rows, by: { $0[0] })
    for device in DeviceTable.all {
      guard let rows = published[device.name] else { continue }
      #expect(Set(device.families.map(\.description)) == Set(rows.map { $0[1] }), "\(device.name)")
    }
    #expect(Set(published.keys).isSubset(of: DeviceTable.all.map(\.name)))
  }

  @Test func pixelsAreWholeForEveryFamily() {
    for device in DeviceTable.all {
      for (family, size) in device.sizes {
        let width = size.width * device.scale, height = size.height * device.scale
        #expect(width == width.rounded() && height == height.rounded(), "\(device.name) \(family)")
      }
    }
  }

  /// Apple's guidelines: an 11-inch iPad Pro lays out at 155 × 155 and shows 136 × 136.
  @Test func anIPadShowsItsWidgetsSmallerThanTheirCanvas() throws {
    let device = try #require(DeviceTable.device(named: "iPad Pro 11-inch"))
    #expect(device.sizes[.systemSmall] == CGSize(width: 155, height: 155))
    #expect(device.shownSizes[.systemSmall] == CGSize(width: 136, height: 136))
    #expect(device.sizes[.accessoryCircular] == nil)
  }

  @Test func unpublishedSizesAreMarkedAsAssumed() throws {
    let air = try #require(DeviceTable.device(named: "iPhone Air"))
    #expect(air.assumed.contains(.systemSmall))
    let pro = try #require(DeviceTable.device(named: "iPhone 16 Pro"))
    #expect(pro.assumed == [.accessoryCircular, .accessoryRectangular, .accessoryInline])
    #expect(try #require(DeviceTable.device(named: "iPhone 16")).assumed.isEmpty)
  }

  @Test(arguments: [
    ("iPhone SE (3rd generation)", "iPhone-SE-3"), ("iPhone 15", "iPhone-15"),
    ("iPad Pro 11-inch, more space", "iPad-Pro-11-inch-more-space"),
    ("iPad mini (6th generation)", "iPad-mini-6"), ("Apple Vision Pro", "Apple-Vision-Pro"),
  ])
  func aPathNamesADeviceWithoutSpaces(name: String, slug: String) {
    #expect(DeviceTable.device(named: name)?.slug == slug)
  }

  /// Apple's guidelines: StandBy and CarPlay show small widgets alone, the Lock Screen accessories
  /// (and small ones on an iPad).
  @Test func aPlacementTakesOnlyItsFamilies() throws {
    let phone = try #require(DeviceTable.device(named: "iPhone 16"))
    let pad = try #require(DeviceTable.device(named: "iPad Pro 11-inch"))
    let watch = try #require(DeviceTable.device(named: "Apple Watch 41mm"))
    func families(_ place: Placement, _ device: Device) -> [WidgetFamily] {
      device.families.filter { place.takes($0, on: device) }
    }
    #expect(families(.homeScreen, phone) == [.systemSmall, .systemMedium, .systemLarge])
    #expect(families(.standBy, phone) == [.systemSmall])
    #expect(
      families(.lockScreen, phone) == [.accessoryCircular, .accessoryRectangular, .accessoryInline])
    #expect(families(.lockScreen, pad) == [.systemSmall])
    #expect(families(.smartStack, watch) == [.accessoryRectangular])
    #expect(families(.homeScreen, watch).isEmpty)
  }

  /// 84 pixels at @3x, where nothing is scaled; 24 points as shown on an iPad; a circle; a watch's card.
  @Test(arguments: [
    ("iPhone 16", "systemSmall", 28.0), ("Mac", "systemMedium", 28),
    ("iPhone 16", "accessoryCircular", 36), ("iPhone 16", "accessoryRectangular", 0),
    ("iPad Pro 11-inch", "systemSmall", 27.352_941_176_470_587),
    ("iPad Pro 11-inch, more space", "systemSmall", 24),
    ("Apple Watch 45mm", "accessoryRectangular", 16), ("Apple Watch 45mm", "accessoryInline", 0),
  ])
  func cornersFollowTheFamilyAndTheScale(name: String, family: String, radius: Double) throws {
    let device = try #require(DeviceTable.device(named: name))
    #expect(device.cornerRadius(try #require(WidgetFamily(name: family)), os: .standard) == radius)
  }

  @Test func everySlugNamesOneDevice() {
    #expect(Set(DeviceTable.all.map(\.slug)).count == DeviceTable.all.count)
  }
}
