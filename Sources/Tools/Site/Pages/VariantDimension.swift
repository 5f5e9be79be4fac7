import SystemDesigns

/// A dimension in which frames of a widget differ, as pages show it. The keys are those of manifests and
/// reports; a test of the command checks that no dimension of the matrix is missing.
package struct VariantDimension: Sendable {
  /// The key: `typeSize`.
  package let key: String
  /// The label of a filter.
  package let label: String
  /// The wording of the default in a filter.
  let standard: String
  /// The value of a variant; nil for the default.
  let value: @Sendable (Gallery.Variant) -> String?
  /// A value in words, beside others of a frame.
  let phrase: @Sendable (String) -> String
  /// The default in words, for a filter without a heading.
  private let standardPhrase: String?

  private init(
    _ key: String, _ label: String, standard: String, named standardPhrase: String? = nil,
    _ value: @escaping @Sendable (Gallery.Variant) -> String?,
    phrase: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.key = key
    self.label = label
    self.standard = standard
    self.value = { variant in value(variant).flatMap { $0 == standard ? nil : $0 } }
    self.phrase = phrase
    self.standardPhrase = standardPhrase
  }

  /// The value that a frame is filtered by.
  func filtered(_ variant: Gallery.Variant) -> String { value(variant) ?? standard }

  /// A value that frames are filtered by, in words that need no heading.
  func chip(_ value: String) -> String {
    if value == standard, let standardPhrase { return standardPhrase }
    let words = phrase(value)
    // A locale and a system's name are written as they are.
    return ["locale", "os"].contains(key) ? words : Labels.capitalized(words)
  }

  static let appearance = VariantDimension("appearance", "Appearance", standard: "light") {
    $0.appearance
  }

  /// All but the device, which pages show by itself; in the order of help.
  package static let all: [VariantDimension] = [
    appearance,
    .init("contrast", "Contrast", standard: "standard", { $0.contrast }) { "\($0) contrast" },
    .init("typeSize", "Type size", standard: "large", { $0.typeSize }) { "type size \($0)" },
    .init("locale", "Locale", standard: "en_US", { $0.locale }),
    .init(
      "direction", "Direction", standard: "the locale’s", named: "The locale’s direction",
      { $0.direction }),
    .init("rendering", "Rendering", standard: "the placement’s", { $0.rendering }),
    .init("tint", "Tint", standard: "none", named: "No tint", { $0.tint }) { "tint #\($0)" },
    .init("luminance", "Luminance", standard: "standard", { $0.luminance }) { "\($0) luminance" },
    .init("lock", "Lock", standard: "unlocked", { $0.lock }),
    .init("detail", "Level of detail", standard: "default", { $0.detail }) { "\($0) detail" },
    .init("placement", "Placement", standard: "the family’s", { $0.placement }),
    .init("os", "iOS", standard: SystemVersion.standard.description, { $0.os }) { "iOS \($0)" },
    .init(
      "configuration", "Configuration", standard: "the default", named: "No configuration",
      { $0.configuration }
    ) {
      "configuration \($0)"
    },
  ]

  /// The dimensions, in the order of help, by which a page filters besides appearance and placement: those in which its
  /// frames differ.
  static func filters(of frames: [Gallery.Frame]) -> [VariantDimension] {
    all.filter { dimension in
      ![appearance.key, "placement", "rendering"].contains(dimension.key)
        && Set(frames.map { dimension.filtered($0.variant) }).count > 1
    }
  }

  /// The differences of a variant from the default, apart from its appearance and the dimensions left out:
  /// `zh_Hans · xxxLarge`.
  static func differences(of variant: Gallery.Variant, except left: Set<String> = []) -> String {
    all.filter { $0.key != appearance.key && !left.contains($0.key) }
      .compactMap { dimension in dimension.value(variant).map(dimension.phrase) }
      .joined(separator: " · ")
  }
}
