import Typesetting

extension TextRun {
  /// The typographic attributes besides those in the font's summary, by name; nil where all are defaults.
  var typography: [String: String]? {
    var values: [String: String] = [:]
    if tracking != 0 { values["tracking"] = StoredArguments.text(tracking) }
    if kerning != 0 { values["kerning"] = StoredArguments.text(kerning) }
    if baselineOffset != 0 { values["baseline offset"] = StoredArguments.text(baselineOffset) }
    if font.monospacedDigits { values["digits"] = "monospaced" }
    if font.smallCaps || font.capitalsAreSmall {
      values["case"] =
        font.smallCaps
        ? font.capitalsAreSmall ? "all small capitals" : "small capitals" : "small for capitals"
    }
    if !font.features.isEmpty {
      values["features"] = font.features.map { ($0.isOn ? "" : "no ") + $0.tag }
        .joined(separator: " ")
    }
    if font.width != 100 { values["font width"] = StoredArguments.text(font.width) + " %" }
    if underline != nil { values["underline"] = "\(underlinePattern)" }
    if strikethrough != nil { values["strikethrough"] = "\(strikethroughPattern)" }
    return values.isEmpty ? nil : values
  }
}
