import DisplayList
import Foundation
import Rendering

/// The text before a golden's picture: enough to know that a frame hasn't changed.
package struct GoldenHeader: Hashable, Sendable {
  /// The version of the file format. Newer ones can't be read.
  package static let currentVersion = 1

  package var version = GoldenHeader.currentVersion
  /// The digest of the display list.
  package var digest: String
  /// The digest of the picture's size and pixels.
  package var pixels: String
  /// The digest of the layout's text, by which a change without other pixels is noticed.
  package var layout: String
  /// The name and version of the program that made it.
  package var generator: String
  /// The versions of fonts and libraries.
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

  /// Equal digests of display lists mean equal pixels.
  func isMade(by other: Maker) -> Bool {
    version == Self.currentVersion && engine == other.engine
  }
}

/// The program and the engine that make goldens, as headers name them.
package struct Maker: Hashable, Sendable, Codable {
  package var generator: String
  package var engine: String
  package init(generator: String, engine: String) {
    self.generator = generator
    self.engine = engine
  }
}
