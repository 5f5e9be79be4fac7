extension SystemColor {
  /// - Parameter name: as a color set of an asset catalog refers to it: the selector of the color in Objective-C, such
  ///   as `systemBlueColor`.
  package init?(catalogName name: String) {
    guard let color = Self.catalogNames[name] else { return nil }
    self = color
  }

  private static let catalogNames: [String: SystemColor] = [
    "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
    "systemGreenColor": .green, "systemMintColor": .mint, "systemTealColor": .teal,
    "systemCyanColor": .cyan, "systemBlueColor": .blue, "systemIndigoColor": .indigo,
    "systemPurpleColor": .purple, "systemPinkColor": .pink, "systemBrownColor": .brown,
    "systemGrayColor": .gray, "systemGray2Color": .gray2, "systemGray3Color": .gray3,
    "systemGray4Color": .gray4, "systemGray5Color": .gray5, "systemGray6Color": .gray6,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "placeholderTextColor": .placeholderText, "linkColor": .link,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "systemFillColor": .fill, "secondarySystemFillColor": .secondaryFill,
    "tertiarySystemFillColor": .tertiaryFill, "quaternarySystemFillColor": .quaternaryFill,
    "systemBackgroundColor": .background,
    "secondarySystemBackgroundColor": .secondaryBackground,
    "tertiarySystemBackgroundColor": .tertiaryBackground,
    "systemGroupedBackgroundColor": .groupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondaryGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiaryGroupedBackground,
  ]
}
