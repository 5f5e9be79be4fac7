/// The public types of Apple's frameworks whose names don't show the framework by their first letters: a line that begins
/// with a module and a colon, then names, also on further lines.
///
/// The names are those of iPhoneOS 17.4's interfaces, and of Apple's documentation up to iOS 26.3. Frameworks for audio,
/// 3D and drivers are left out, and single words that apps often name their own types with, as Event.
enum AppleTypeNames {
  /// The module of each name.
  static let modules: [String: String] = {
    var modules: [String: String] = [:]
    var module = ""
    for word in [aToC, dToR, sToZ].joined(separator: " ").split(whereSeparator: \.isWhitespace) {
      if word.last == ":" {
        module = String(word.dropLast())
      } else if modules[String(word)] == nil {
        modules[String(word)] = module
      }
    }
    return modules
  }()
}
