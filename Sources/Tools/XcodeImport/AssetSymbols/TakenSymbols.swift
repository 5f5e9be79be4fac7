/// The names that Apple's types have already, for which an asset gets no symbol there.
enum TakenSymbols {
  static let color: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange",
    "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  static let uiColor: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
    "groupTableViewBackground", "label", "lightGray", "lightText", "link", "magenta",
    "opaqueSeparator",
    "orange", "placeholderText", "purple", "quaternaryLabel", "quaternarySystemFill", "red",
    "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
    "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue",
    "systemBrown",
    "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5",
    "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
    "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow",
    "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemFill",
    "tertiarySystemGroupedBackground", "tint", "tintColor", "white", "yellow",
  ]

  static let uiImage: Set<String> = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
}
