import DisplayList
import Foundation

extension DocsPicturePair {
  /// - Parameters:
  ///   - dark: the same moment in the dark.
  ///   - folder: the widget's, relative to the site's.
  ///   - names: the widget's kind, and before it its product where there are several.
  init(
    _ frame: Gallery.Frame, dark: Gallery.Frame?, of widget: Gallery.Widget, in folder: String,
    named names: [String]
  ) {
    family = frame.family
    phase = frame.phase
    variant = frame.variant
    let stem = Self.stem(frame)
    let rest = stem == "snapshot" ? [] : [stem]
    let reference = (names + [frame.family] + rest).map(DocsAddresses.doccName)
      .joined(separator: "-")
    doccReference = reference
    light = DocsSite.Picture(frame, in: folder, docc: reference)
    self.dark = dark.map { DocsSite.Picture($0, in: folder, docc: reference + "~dark") }
    caption = Self.caption(frame)
    alt = Self.alternative(frame, of: widget, caption)
  }

  /// `timeline-003~zh_Hans` of a frame's file: without scale and extension, and without `~dark`,
  /// since two appearances are one picture.
  private static func stem(_ frame: Gallery.Frame) -> String {
    var name = ((frame.files.png ?? "") as NSString).lastPathComponent
    if let at = name.lastIndex(of: "@") { name = String(name[..<at]) }
    if name.hasSuffix(".png") { name = String(name.dropLast(4)) }
    let parts = name.split(separator: "~", omittingEmptySubsequences: false)
    return parts.filter { $0 != "dark" }
      .map { String($0).removingPercentEncoding ?? String($0) }.joined(separator: "~")
  }

  /// The caption by which the frame differs from the others of its family.
  private static func caption(_ frame: Gallery.Frame) -> String {
    var parts: [String] = []
    switch Labels.phaseGroup(frame.phase) {
    case "snapshot": break
    case "timeline":
      if let date = frame.date {
        parts.append(EntryDate(date, zone: frame.variant.timeZone).long)
      }
    case "preview", "state":
      // The name of a state is enough; its source doesn't matter here.
      let group = Labels.phaseGroup(frame.phase)
      parts.append(Labels.capitalized(String(frame.phase.dropFirst(group.count + 1))))
    default: parts.append(Labels.phase(frame.phase))
    }
    let traits = VariantDimension.differences(of: frame.variant)
    if !traits.isEmpty { parts.append(traits) }
    return parts.joined(separator: " · ")
  }

  /// The largest number of characters of an alternative text: enough for a widget, short enough to
  /// listen to.
  private static let longestAlternative = 240

  private static func alternative(
    _ frame: Gallery.Frame, of widget: Gallery.Widget, _ caption: String
  ) -> String {
    let family = Labels.family(frame.family)
    var text = "\(isolated(widget.name)), \(family)"
    if !caption.isEmpty { text += ", \(isolated(caption))" }
    var spoken = ""
    for line in frame.texts.map(oneLine) where !line.isEmpty {
      let longer = spoken.isEmpty ? line : "\(spoken), \(line)"
      if longer.count > longestAlternative {
        spoken += "…"
        break
      }
      spoken = longer
    }
    return spoken.isEmpty ? text : "\(text): \(isolated(spoken))"
  }
}

/// The text without what would break a line or steer a reader.
func oneLine(_ text: String) -> String {
  let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
    let breaks =
      scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      || scalar.value == 0x2028 || scalar.value == 0x2029
    return breaks ? " " : scalar
  }
  return String(String.UnicodeScalarView(scalars))
    .split(separator: " ").joined(separator: " ")
}

extension DocsSite.Picture {
  /// - Parameter docc: its name in a DocC catalogue, without scale and extension.
  init(_ frame: Gallery.Frame, in folder: String, docc: String) {
    source = frame.files.png ?? ""
    path = "\(folder)/\(PageName.part(frame.family))/\(Self.name(source))"
    // The scales that DocC knows.
    doccName =
      [1, 2, 3].contains(frame.scale) ? "\(docc)@\(Int(clamping: frame.scale))x.png" : "\(docc).png"
    canvas = frame.size
    scale = frame.scale
    cornerRadius = max(frame.cornerRadius, 0)
    backgroundShape = DocsSite.BackgroundShape(wallpaper: frame.wallpaper)
    let shown = frame.shownSize ?? frame.size
    let margin = backgroundShape == nil ? 0 : 2 * DocsSite.BackgroundShape.margin
    size = CGSize(width: shown.width + margin, height: shown.height + margin)
  }

  /// The file's own name, which others may refer to; only where no host would take it, another.
  private static func name(_ source: String) -> String {
    let name = (source as NSString).lastPathComponent
    let isSafe = name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "-_.~@%".utf8.contains(byte)
    }
    return isSafe && name.utf8.count <= 240
      ? name : PageName.part(String(name.dropLast(4))) + ".png"
  }
}
