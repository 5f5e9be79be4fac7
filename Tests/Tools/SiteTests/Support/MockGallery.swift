import DisplayList
import Foundation
import Site
import Synchronization

/// A gallery as the host would hand over, with pictures that need no renderer.
struct MockGallery {
  let folder: URL
  var gallery: Gallery

  /// 2026-01-09T09:41:00Z
  static let start = Date(timeIntervalSince1970: 1_767_951_660)
  private static let sizes: [(String, CGFloat, CGFloat)] = [
    ("systemSmall", 170, 170), ("systemMedium", 364, 170), ("systemLarge", 364, 382),
    ("accessoryCircular", 76, 76), ("accessoryRectangular", 172, 76),
    ("accessoryInline", 257, 26),
  ]

  /// Three products with five widgets: one large only, one with accessories, one with a failed
  /// frame, one with a timeline of eight entries, one without any frames.
  init(in folder: URL) throws {
    self.folder = folder
    gallery = Gallery(
      generator: "Vitrine 0.1.0", products: [],
      skipped: [.init(what: "Tides · Harbour · systemExtraLarge", reason: "iPhone 16 has none")])
    gallery.products = [
      .init(
        name: "Tides",
        widgets: [
          try widget(
            "Harbour", "Harbour", "High and low water at the harbour you choose.",
            ["systemSmall", "systemMedium", "systemLarge"], hue: 0, entries: 8),
          try widget(
            "NextTide", "Next tide", "Counts down to the next turn of the tide.",
            ["systemSmall", "accessoryCircular", "accessoryRectangular", "accessoryInline"],
            hue: 1, entries: 3),
        ]),
      .init(
        name: "Almanac",
        widgets: [
          try widget(
            "Month", "Month", "The whole month with its moons.", ["systemLarge"], hue: 2,
            entries: 1),
          try widget(
            "Moon", "Moon", "Tonight’s moon, and when it rises.", ["systemSmall"], hue: 3,
            entries: 2, failing: "timeline"),
        ]),
      .init(
        name: "Sextant",
        widgets: [
          .init(
            kind: "Bearing", displayName: "Bearing", description: "", families: ["systemSmall"],
            frames: [])
        ]),
    ]
  }

  private func widget(
    _ kind: String, _ name: String, _ description: String, _ families: [String], hue: Int,
    entries: Int, failing: String? = nil
  ) throws -> Gallery.Widget {
    var frames: [Gallery.Frame] = []
    for (family, width, height) in Self.sizes where families.contains(family) {
      let phases = ["placeholder", "snapshot"] + (0..<entries).map { "timeline-00\($0)" }
      for phase in phases {
        for appearance in ["light", "dark"] {
          frames.append(
            try frame(
              kind, family, phase, appearance, CGSize(width: width, height: height), hue,
              fails: failing.map { phase.hasPrefix($0) } ?? false))
        }
      }
    }
    return Gallery.Widget(
      kind: kind, displayName: name, description: description, families: families,
      frames: frames,
      reloads: families.map {
        .init(
          family: $0, policy: .after(Self.start.addingTimeInterval(7200)), device: "iPhone 16")
      })
  }

  private func frame(
    _ kind: String, _ family: String, _ phase: String, _ appearance: String, _ size: CGSize,
    _ hue: Int, fails: Bool
  ) throws -> Gallery.Frame {
    let index = phase.hasPrefix("timeline") ? Int(phase.suffix(3)) : nil
    let path = "frames/\(kind)/\(family)/\(phase)\(appearance == "dark" ? "~dark" : "")@3x"
    if !fails {
      let picture = Self.picture(size, hue, isDark: appearance == "dark", step: index ?? 0)
      let file = folder.appendingPathComponent("\(path).png")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try picture.write(to: file)
    }
    return Gallery.Frame(
      id: "\(kind)/\(family)/\(phase)\(appearance == "dark" ? "~dark" : "")", family: family,
      device: "iPhone 16", phase: phase, index: index,
      date: index.map { Self.start.addingTimeInterval(Double($0) * 1800) },
      variant: .init(appearance: appearance), size: size, scale: 3,
      files: fails ? .init() : .init(png: "\(path).png", svg: "\(path).svg"),
      links: [
        .init(url: "tides://harbour", rect: CGRect(x: 16, y: 16, width: 96, height: 24)),
        .init(
          url: "https://example.com/tides",
          rect: CGRect(x: 16, y: size.height - 40, width: size.width - 32, height: 24)),
      ],
      texts: ["High water", "4.2 m", "at 10:15"],
      diagnostics: phase == "snapshot"
        ? [.init(code: "missing-image", message: "There is no image “anchor” in the catalogue.")]
        : [],
      cornerRadius: family == "accessoryInline"
        ? 0 : family == "accessoryCircular" ? 38 : 21.67,
      failure: fails ? "The view’s body trapped: Index out of range (Moon.swift:41)." : nil)
  }

  /// The pictures that were made already: every gallery has the same ones.
  private static let pictures = Mutex<[String: Data]>([:])

  private static func picture(_ size: CGSize, _ hue: Int, isDark: Bool, step: Int) -> Data {
    let key = "\(size) \(hue) \(isDark) \(step)"
    if let made = pictures.withLock({ $0[key] }) { return made }
    let picture = newPicture(size, hue, isDark: isDark, step: step)
    pictures.withLock { $0[key] = picture }
    return picture
  }

  private static func newPicture(_ size: CGSize, _ hue: Int, isDark: Bool, step: Int) -> Data {
    let inks: [(UInt8, UInt8, UInt8)] = [
      (46, 120, 214), (20, 150, 136), (214, 92, 64), (110, 86, 207),
    ]
    let paper: (UInt8, UInt8, UInt8) = isDark ? (28, 28, 30) : (255, 255, 255)
    let quiet: (UInt8, UInt8, UInt8) = isDark ? (72, 72, 76) : (226, 226, 232)
    let width = Int(size.width)
    let height = Int(size.height)
    return PlainPNG.encode(
      width: width, height: height, palette: [paper, inks[hue % inks.count], quiet]
    ) { x, y in
      if (16..<112).contains(x), (18..<30).contains(y) { return 1 }
      let bar = (x - 16) / 18
      let isBar = x >= 16 && x < width - 16 && (x - 16) % 18 < 12
      let top = height - 20 - (bar * 37 + step * 23) % max(height - 70, 8)
      return isBar && y > max(top, 44) && y < height - 16 ? (bar == step ? 1 : 2) : 0
    }
  }
}
