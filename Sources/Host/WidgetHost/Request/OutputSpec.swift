import Goldens

/// The files that a run writes.
package struct OutputSpec: Codable, Sendable {
  package enum Format: String, CaseIterable, Codable, Sendable { case png, svg, html, json }
  /// The output folder; frames go below its `frames/`.
  package var folder: String
  /// The formats to write, in the order of ``Format``'s cases.
  package var formats: [Format]
  package var includesProduct: Bool
  /// SVG's text as text and not as outlines.
  package var hasSelectableSVGText: Bool
  /// The task for goldens; nil where frames are neither compared nor recorded.
  package var goldens: GoldenTask?
  /// The number of pictures that an entry with running views has besides its first, at most: see ``RunningMoments``.
  package var moments: Int
  /// The form in which each frame's layout is traced and explained; nil where it isn't.
  package var explanation: Explanation?
  /// Whether each frame also has a small picture, for pages that show thousands: reading and painting the whole ones
  /// takes a browser several times as long.
  package var hasSmallPictures = false

  /// The form of a frame's explanation: JSON for programs, or a script that gives the same to the gallery's page, which
  /// can read no other file when it is opened from a disk.
  package enum Explanation: String, Codable, Sendable {
    case json, script

    /// The ending of its file, which is the frame's id otherwise, and its key among the frame's files.
    package var ending: String { self == .json ? "explain.json" : "explain.js" }
  }

  package init(
    folder: String, formats: [Format], includesProduct: Bool, hasSelectableSVGText: Bool = false,
    goldens: GoldenTask? = nil, moments: Int = 0, explanation: Explanation? = nil
  ) {
    self.folder = folder
    self.formats = formats
    self.includesProduct = includesProduct
    self.hasSelectableSVGText = hasSelectableSVGText
    self.goldens = goldens
    self.moments = moments
    self.explanation = explanation
  }

  /// The folders in the output folder that a run of frames writes to.
  var ownFolders: [String] {
    let hasFrames = !formats.isEmpty || explanation != nil
    let hasReport = goldens?.purpose == .verify || goldens?.purpose == .migrate
    return (hasFrames ? [folder + "/frames"] : [])
      + (hasReport ? [goldens?.report].compactMap { $0 } : [])
  }

  /// All folders that a run of frames writes to.
  var writtenFolders: [String] {
    let isRecording = goldens.map { $0.purpose != .verify } ?? false
    return ownFolders + (isRecording ? [goldens?.folder].compactMap { $0 } : [])
  }
}
