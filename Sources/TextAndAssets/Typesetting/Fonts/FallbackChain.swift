internal import CHarfBuzz

/// The fixed order in which fonts step in for characters that the system's font lacks. It never
/// asks what else is installed.
enum FallbackChain {
  struct Step {
    var id: String
    /// The face within a collection.
    var index = 0
    var hasBold = true
  }

  /// The script's own font, then Han by language, then what has symbols and the rest.
  static func steps(script: UInt32, language: String) -> [Step] {
    var steps: [Step] = []
    if let id = byScript[script] { steps.append(Step(id: id, hasBold: id != "NotoSansMongolian")) }
    steps.append(Step(id: "NotoSansCJK", index: hanFace(script: script, language: language)))
    return steps + rest
  }

  private static let rest = [
    Step(id: "NotoSans"), Step(id: "NotoSansSymbols"), Step(id: "NotoSansSymbols2", hasBold: false),
    Step(id: "NotoSansMath", hasBold: false),
  ]

  /// Noto's collection holds JP, KR, SC, TC and HK in this order.
  static func hanFace(script: UInt32, language: String) -> Int {
    if script == tag("Hang") { return 1 }
    if script == tag("Hira") || script == tag("Kana") { return 0 }
    if script == tag("Bopo") { return 3 }
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "ja": return 0
    case "ko": return 1
    case "yue": return 4
    case "zh":
      if parts.contains("hk") || parts.contains("mo") { return 4 }
      return parts.contains("hant") || parts.contains("tw") ? 3 : 2
    default: return 2
    }
  }

  private static func tag(_ letters: String) -> UInt32 { openTypeTag(letters) }

  private static let byScript: [UInt32: String] = [
    tag("Arab"): "NotoSansArabic", tag("Armn"): "NotoSansArmenian", tag("Beng"): "NotoSansBengali",
    tag("Cher"): "NotoSansCherokee", tag("Deva"): "NotoSansDevanagari",
    tag("Ethi"): "NotoSansEthiopic", tag("Geor"): "NotoSansGeorgian",
    tag("Gujr"): "NotoSansGujarati", tag("Guru"): "NotoSansGurmukhi",
    tag("Hebr"): "NotoSansHebrew", tag("Knda"): "NotoSansKannada", tag("Khmr"): "NotoSansKhmer",
    tag("Laoo"): "NotoSansLao", tag("Mlym"): "NotoSansMalayalam",
    tag("Mong"): "NotoSansMongolian", tag("Mymr"): "NotoSansMyanmar", tag("Orya"): "NotoSansOriya",
    tag("Sinh"): "NotoSansSinhala", tag("Taml"): "NotoSansTamil", tag("Telu"): "NotoSansTelugu",
    tag("Thai"): "NotoSansThai",
  ]
}
