/// The SDK that an app was built with, by its version of iOS. The system keeps the older behavior for older apps.
///
/// The number means the SDKs of all platforms that were released together, as ``SystemVersion`` does.
package struct LinkedSDK: Hashable, Sendable, Codable {
  /// A version of iOS whose SDK has widgets, and what its widgets know.
  private struct Generation {
    var number: Int
    var hasContainerBackgrounds: Bool
  }

  /// WidgetKit came with iOS 14, `containerBackground(for:)` and content margins with iOS 17.
  private static let generations = [
    Generation(number: 14, hasContainerBackgrounds: false),
    Generation(number: 15, hasContainerBackgrounds: false),
    Generation(number: 16, hasContainerBackgrounds: false),
    Generation(number: 17, hasContainerBackgrounds: true),
    Generation(number: 18, hasContainerBackgrounds: true),
    Generation(number: 26, hasContainerBackgrounds: true),
  ]

  /// The SDK where none is chosen: today's.
  package static let standard = LinkedSDK(name: "26", hasContainerBackgrounds: true)

  /// The numbers of all versions.
  package static let names = generations.map { "\($0.number)" }

  /// The version as it was given: `16`, `16.4`.
  package let name: String
  /// Whether the system asks a widget for its container background, lays content margins around its content, and offers
  /// it where it removes backgrounds. Widgets that were built with an older SDK keep their looks.
  ///
  /// Source: developers who built the same widget with Xcode 14 and Xcode 15 (Automattic/pocket-casts-ios#892,
  /// WordPress-iOS#21672, wikipedia-ios#4701).
  package let hasContainerBackgrounds: Bool

  /// - Parameter text: a version, with or without the digits after its first point; nil for a version whose SDK has no
  ///   widgets, or that isn't known.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let number = Int(parts[0]),
      let generation = Self.generations.first(where: { $0.number == number })
    else { return nil }
    self.init(name: text, hasContainerBackgrounds: generation.hasContainerBackgrounds)
  }

  private init(name: String, hasContainerBackgrounds: Bool) {
    self.name = name
    self.hasContainerBackgrounds = hasContainerBackgrounds
  }
}
