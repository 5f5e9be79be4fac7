import Typesetting

extension TextRun {
  /// How it is set beyond what its font's summary says, by name; nil where it is set as usual.
  var typography: [String: String]? {
    var said: [String: String] = [:]
    if tracking != 0 { said["tracking"] = StoredArguments.words(tracking) }
    if kerning != 0 { said["kerning"] = StoredArguments.words(kerning) }
    if baselineOffset != 0 { said["baseline offset"] = StoredArguments.words(baselineOffset) }
    if font.monospacedDigits { said["digits"] = "monospaced" }
    if font.smallCaps { said["case"] = "small capitals" }
    if font.width != 100 { said["font width"] = StoredArguments.words(font.width) + " %" }
    if underline != nil { said["underline"] = "\(underlinePattern)" }
    if strikethrough != nil { said["strikethrough"] = "\(strikethroughPattern)" }
    return said.isEmpty ? nil : said
  }
}
