import Arguments

/// The headings of help.
extension OptionSection {
  static let selection = OptionSection("Which frames (several values with commas):")
  static let world = OptionSection("The world they are made in:")
  static let project = OptionSection("What is built of an Xcode project:")
  static let output = OptionSection("What is written:")
  static let running = OptionSection("How it runs:")
  static let listing = OptionSection("What is printed:")
  static let auditing = OptionSection("What is found:")
  static let goldens = OptionSection("What it is compared with:")
  static let setup = OptionSection("What is set up:")
}
