import DisplayList
import Foundation
import Rendering

/// What a golden says of its picture before the picture: enough to know that a frame hasn't changed.
package struct GoldenHeader: Hashable, Sendable {
  /// Of the files' form. One that is newer than this can't be read.
  package static let currentVersion = 1

  package var version = GoldenHeader.currentVersion
  /// Of the display list.
  package var digest: String
  /// Of the picture's size and pixels.
  package var pixels: String
  /// Of the layout's text, so that a picture that stays while names within it change is noticed.
  package var layout: String
  /// Name and version of what made it.
  package var generator: String
  /// Fonts and libraries.
  package var engine: String

  package init(digest: String, pixels: String, layout: String, generator: String, engine: String) {
    self.digest = digest
    self.pixels = pixels
    self.layout = layout
    self.generator = generator
    self.engine = engine
  }

  /// nil where the lines aren't a golden's, such as those of a frame's own PNG.
  init?(lines: String) {
    var values: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { values[String(parts[0])] = String(parts[1]) }
    }
    guard let version = values["golden"].flatMap({ Int($0) }), let digest = values["digest"],
      let pixels = values["pixels"]
    else { return nil }
    self.version = version
    self.digest = digest
    self.pixels = pixels
    layout = values["layout"] ?? ""
    generator = values["generator"] ?? ""
    engine = values["engine"] ?? ""
  }

  var lines: String {
    """
    golden=\(version)
    digest=\(digest)
    pixels=\(pixels)
    layout=\(layout)
    generator=\(generator)
    engine=\(engine)
    """
  }

  /// Whether an equal digest of a display list means equal pixels.
  func isBy(_ other: Maker) -> Bool {
    version == Self.currentVersion && engine == other.engine
  }
}

/// What makes goldens, as their headers name it.
package struct Maker: Hashable, Sendable, Codable {
  package var generator: String
  package var engine: String
  package init(generator: String, engine: String) {
    self.generator = generator
    self.engine = engine
  }
}
