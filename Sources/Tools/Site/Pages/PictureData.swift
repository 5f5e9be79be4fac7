import Diagnostics
import Foundation
import SystemDesigns

/// A frame as the pages' scripts know it; the same value fills the templates.
struct PictureData: Codable, Sendable {
  struct Region: Codable, Hashable, Sendable {
    var url: String
    /// The address where a page may lead there, else nil.
    var href: String?
    /// Points: x, y, width, height.
    var rect: [String]
    /// The same as shares of the canvas, in percent: left, top, width, height.
    var share: [String]
    /// Whether it is the whole canvas.
    var whole: Bool
  }

  struct File: Codable, Sendable {
    var name: String
    var href: String
  }

  struct Fact: Codable, Hashable, Sendable {
    var name: String
    var value: String
  }

  var id: String
  /// The names of its file, section and phase on the page.
  var family: String
  var phase: String
  var phaseLabel: String
  var appearance: String
  var wallpaper: String
  /// The person's colour, with `#`; nil for none.
  var tint: String?
  var src: String?
  /// The address of a small copy; nil for none.
  var small: String?
  var alt: String
  /// Points, as shown.
  var width: String
  var height: String
  /// Points.
  var radius: String
  /// The id of its corner's `<clipPath>`.
  var corner: String?
  var failure: String?
  var facts: [Fact]
  var files: [File]
  var links: [Region]
  var texts: [String]
  /// The diagnostics, warnings first.
  var notes: [DiagnosticNote]
  /// The badge on the picture, as `2 warnings`; nil for none.
  var badge: String?
}

extension PictureData {
  /// - Parameters:
  ///   - root: the way from the page to the output folder: empty or `../../`.
  ///   - corners: collects the clip paths that the page needs.
  init(
    _ frame: Gallery.Frame, of widget: Gallery.Widget, root: String, corners: inout CornerSet
  ) {
    let name = widget.name
    let moment = frame.date.map { EntryDate($0, zone: frame.variant.timeZone) }
    id = frame.id
    family = frame.family
    phase = Labels.phaseGroup(frame.phase)
    phaseLabel = Labels.phase(frame.phase)
    appearance = frame.variant.appearance
    wallpaper = frame.wallpaper
    tint = frame.variant.tint.map { "#" + $0 }
    func url(_ path: String?) -> String? { path.map { root + PageName.url($0) } }
    src = frame.failure == nil ? url(frame.files.png ?? frame.files.svg) : nil
    small = src == nil ? nil : url(frame.files.small)
    alt =
      "\(isolated(name)), \(Labels.family(frame.family)), \(isolated(phaseLabel)), \(appearance)"
      + (moment.map { ", \($0.long)" } ?? "")
    let shown = frame.shownSize ?? frame.size
    width = Labels.points(Double(shown.width))
    height = Labels.points(Double(shown.height))
    radius = Labels.points(max(frame.cornerRadius, 0))
    corner = corners.id(size: frame.size, radius: frame.cornerRadius)
    failure = frame.failure
    if failure == nil, src == nil { failure = "No picture of this frame was written." }
    facts = frame.facts(moment)
    files = [
      ("PNG", frame.files.png), ("SVG", frame.files.svg), ("HTML", frame.files.html),
      ("JSON", frame.files.json),
    ].compactMap { name, path in url(path).map { File(name: name, href: $0) } }
    links = frame.links.map { Region($0, in: frame.size) }
    texts = frame.texts
    notes = DiagnosticNote.all(frame.diagnostics)
    let warnings = DiagnosticCounts(frame.diagnostics).warningText
    badge = warnings.isEmpty ? nil : warnings
  }
}

extension PictureData.Region {
  fileprivate init(_ link: Gallery.Link, in size: CGSize) {
    let numbers = [link.rect.minX, link.rect.minY, link.rect.width, link.rect.height].map(
      Double.init)
    let canvas = [size.width, size.height, size.width, size.height].map { max(Double($0), 0.01) }
    url = link.url
    href = followableURL(link.url)
    rect = numbers.map(Labels.points)
    share = zip(numbers, canvas).map { ascii(Labels.points($0 / $1 * 100)) }
    whole = share == ["0", "0", "100", "100"]
  }
}

/// Numbers for style sheets, which know no typographic minus.
private func ascii(_ number: String) -> String {
  number.replacingOccurrences(of: "−", with: "-").replacingOccurrences(of: "–", with: "0")
}

extension Gallery.Widget {
  /// The display name, else the kind.
  var name: String { displayName.isEmpty ? kind : displayName }
}

extension Gallery.Frame {
  /// The background of the frame, as classes of the style sheet: a Home Screen by day or night, a
  /// Lock Screen, black; and the system's background shape beneath a widget whose background it
  /// removed.
  var wallpaper: String {
    let isPresented = ["activity", "dynamicIsland", "control"].contains(where: family.hasPrefix)
    if isPresented { return "lock" }
    let light = variant.appearance == "dark" ? "night" : "day"
    switch placement {
    case "lockScreen": return "lock"
    case "standBy", "standByNight": return "standby"
    case "smartStack": return "watch stack"
    case "complication": return "watch"
    case "carPlay": return "car"
    case "elevated": return "room"
    case "recessed": return "room recess"
    case "": return family.hasPrefix("accessory") ? "lock" : light
    default:
      let wall = placement == "desktop" ? "desk \(light)" : light
      if rendering == "fullColor" { return wall }
      let widgets = SystemVersion(variant.os)?.design(on: .iOS).widgets
      if rendering == "accented", widgets?.accentedIsDark == true { return "night tinted" }
      return placement == "desktop" ? "desk night glass" : "vivid glass"
    }
  }

  fileprivate func facts(_ moment: EntryDate?) -> [PictureData.Fact] {
    func pixels(_ length: CGFloat) -> String { Labels.points((Double(length) * scale).rounded()) }
    func pair(_ size: CGSize) -> String {
      "\(Labels.points(Double(size.width))) × \(Labels.points(Double(size.height)))"
    }
    var facts: [(String, String)] = [
      ("Family", Labels.family(family)), ("Device", device), ("Points", pair(size)),
    ]
    if let shownSize, shownSize != size { facts.append(("Shown at", "\(pair(shownSize)) pt")) }
    facts.append(
      ("Pixels", "\(pixels(size.width)) × \(pixels(size.height)) @\(Labels.points(scale))x"))
    if !placement.isEmpty { facts.append(("Placement", Labels.placement(placement))) }
    if !rendering.isEmpty { facts.append(("Rendering", Labels.rendering(rendering))) }
    facts.append(("Appearance", Labels.capitalized(variant.appearance)))
    var rest = variant
    if !placement.isEmpty { (rest.placement, rest.rendering) = (nil, nil) }
    let traits = VariantDimension.differences(of: rest)
    if !traits.isEmpty { facts.append(("Variant", traits)) }
    if let moment { facts.append(("Date", "\(moment.long) (\(variant.timeZone))")) }
    if let index, Labels.phaseGroup(phase) == "timeline" { facts.append(("Entry", "\(index)")) }
    return facts.map { PictureData.Fact(name: $0.0, value: $0.1) }
  }
}
