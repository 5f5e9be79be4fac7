/// Every device that Vitrine knows. To add one, add a row, or a name to the row of the devices that
/// share its figures, in the file of its kind: phones, tablets, watches, Macs or headsets.
package enum DeviceTable {
  /// The device where none is named.
  package static let standard = "iPhone 16"
  package static let standardPad = "iPad Pro 11-inch"
  package static let standardWatch = "Apple Watch 45mm"
  package static let standardMac = "Mac"
  package static let standardHeadset = "Apple Vision Pro"

  package static let all: [Device] = (phones + tablets + watches + macs + headsets).flatMap(
    \.devices)

  /// The device of this name; case doesn't matter.
  package static func device(named name: String) -> Device? {
    all.first { $0.name == name } ?? all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The device that a part of a frame's name means.
  ///
  /// - Parameter slug: ``Device/slug``.
  package static func device(slug: String) -> Device? { slugs[slug] }

  /// Every golden's name is read with it, and making a slug takes longer than reading the rest.
  private static let slugs = Dictionary(
    all.map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })
}
