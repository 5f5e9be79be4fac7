import WidgetKitCore

/// Every device that Vitrine knows.
package enum DeviceTable {
  package static let standard = "iPhone 16"

  package static let standardPad = "iPad Pro 11-inch"
  package static let standardWatch = "Apple Watch 45mm"
  package static let standardMac = "Mac"

  package static let all: [Device] = (classes + watches + macs).flatMap(\.devices)

  /// By its name; case doesn't matter.
  package static func device(named name: String) -> Device? {
    all.first { $0.name == name } ?? all.first { $0.name.lowercased() == name.lowercased() }
  }
}

/// Devices that differ only in name.
struct DeviceClass: Sendable {
  typealias Size = (Double, Double)
  let names: [String]
  let platform: Device.Platform
  var screen: Size?
  let scale: Double
  var sizes: [WidgetFamily: Size]
  var shownAt: [WidgetFamily: Size] = [:]
  var assumed: Set<WidgetFamily> = []
  var watch: WatchFigures?

  var devices: [Device] {
    func size(_ pair: Size) -> CGSize { CGSize(width: pair.0, height: pair.1) }
    return names.map { name in
      Device(
        name: name, platform: platform, screen: screen.map(size), scale: scale,
        sizes: sizes.mapValues(size), shownSizes: shownAt.mapValues(size), assumed: assumed,
        watch: watch)
    }
  }
}
