/// The degree to which a picture's name fits a frame.
struct NameScore {
  /// Points for each fact that the name states and the frame has.
  private(set) var value = 0.0
  /// The words that fit, for the sentence that says why they are a pair.
  private(set) var reasons: [String] = []

  /// The type size and the locale of pictures whose names state none.
  struct Unstated {
    /// SwiftUI's name of a type size, and a locale's identifier; nil where such a picture may have any.
    let typeSize: String?, locale: String?

    /// The standard values, where frames have them: of frames that were asked for in another language alone, or at another
    /// size, any picture may be. Without frames any value may be.
    init(_ frames: [ComparedFrame]) {
      typeSize = frames.contains { $0.variant["typeSize"] == nil } ? "large" : nil
      locale = frames.contains { $0.variant["locale"] == nil } ? "en_US" : nil
    }
  }

  /// - Returns: nil where the name states another family, appearance, locale, size or mode than the frame has.
  init?(_ name: PictureName, _ frame: ComparedFrame, unstated: Unstated) {
    guard take(name.family, frame.family, 3),
      take(name.appearance, frame.variant["appearance"] ?? "light", 2),
      take(
        name.typeSize, frame.variant["typeSize"] ?? "large", 2,
        unstated: unstated.typeSize),
      take(name.locale, frame.variant["locale"] ?? "en_US", 2, unstated: unstated.locale),
      take(name.rendering, frame.variant["rendering"] ?? "fullColor", 2)
    else { return nil }
    let share = max(
      Self.share(of: frame.kind, in: name.words), Self.share(of: frame.displayName, in: name.words))
    if share > 0 {
      value += 4 * share
      reasons.insert(frame.kind, at: 0)
    }
    if name.family == nil, name.familyHint == frame.family { value += 1 }
    let phase = frame.phase.prefix { $0 != "-" }
    if phase == "placeholder", name.words.contains("placeholder") {
      value += 1
      reasons.append("placeholder")
    }
    if phase == "preview" {
      let words = NameWords.of(frame.phase.dropFirst(phase.count))
      let share = Self.share(of: words, in: name.words)
      value += 2 * share
      if share > 0 { reasons.append(words.joined(separator: " ")) }
    }
    // Of frames that fit equally, the entry that a person would see.
    if phase == "timeline" { value += 0.02 }
    if phase == "snapshot" { value += 0.01 }
  }

  /// - Parameter unstated: the value of pictures whose names state none; nil where it may be any.
  private mutating func take(
    _ stated: String?, _ own: String, _ points: Double, unstated: String? = nil
  ) -> Bool {
    guard let stated else { return unstated.map { $0 == own } ?? true }
    guard stated == own else { return false }
    value += points
    reasons.append(stated)
    return true
  }

  /// Words that widgets' names share.
  private static let common: Set = [
    "widget", "widgets", "view", "entry", "kind", "com", "app", "live", "activity", "attributes",
  ]

  private static func share(of kind: String, in words: [String]) -> Double {
    // The last part of a reversed domain name is the widget's.
    let last = kind.split(separator: ".").last.map(String.init) ?? kind
    return share(of: NameWords.of(last), in: words)
  }

  /// The share of words that a name has, 0…1; those that all widgets have don't count.
  private static func share(of own: [String], in words: [String]) -> Double {
    let own = own.filter { !common.contains($0) && !($0.allSatisfy(\.isNumber)) }
    guard !own.isEmpty else { return 0 }
    let known = Set(words)
    let joined = words.joined(separator: "")
    let found = own.count { known.contains($0) || ($0.count >= 5 && joined.contains($0)) }
    return Double(found) / Double(own.count)
  }
}
