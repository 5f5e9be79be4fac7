import DisplayList
import Foundation

extension Gallery {
  /// One picture of one widget.
  package struct Frame: Codable, Hashable, Sendable {
    /// Unique in the gallery; also the name in a page's address, so better stable over runs.
    package var id: String
    /// Apple's name: `systemSmall`, `accessoryCircular`, …
    package var family: String
    /// The device's name in `devices.json`: `iPhone 16`.
    package var device: String
    /// `placeholder`, `snapshot`, `timeline`, `interaction-…` or `preview-…`. A number at the end, as in
    /// `timeline-007`, is allowed; ``index`` decides the order.
    package var phase: String
    /// The entry's index in its timeline, from 0; nil for other phases.
    package var index: Int?
    /// The entry's date; nil where the frame has none.
    package var date: Date?
    package var variant: Variant
    /// The canvas, in points.
    package var size: CGSize
    /// The size on the device, in points (an iPad draws its widgets smaller than their canvas); nil
    /// where it is ``size``.
    package var shownSize: CGSize?
    /// Pixels per point.
    package var scale: Double
    package var files: Files
    package var links: [Link]
    /// The texts of the frame in reading order.
    package var texts: [String]
    package var diagnostics: [Diagnostic]
    /// The radius of the system's continuous corner, in points of the canvas; 0 for none. The
    /// picture itself has square corners.
    package var cornerRadius: Double
    /// The reason why there is no picture, in which case ``files`` may be empty; nil where there is one.
    package var failure: String?
    /// The placement: `homeScreen`, `standBy`, …; empty where it isn't known.
    package var placement: String
    /// The rendering mode: `fullColor`, `accented`, `vibrant`; empty where it isn't known.
    package var rendering: String
    /// Equal for equal pictures; empty where it isn't known.
    package var digest: String
    /// The later pictures of an entry whose texts run, in order of date.
    package var moments: [Moment] = []

    package init(
      id: String, family: String, device: String, phase: String, index: Int? = nil,
      date: Date? = nil, variant: Variant = Variant(), size: CGSize, shownSize: CGSize? = nil,
      scale: Double, files: Files = Files(), links: [Link] = [], texts: [String] = [],
      diagnostics: [Diagnostic] = [], cornerRadius: Double = 0, failure: String? = nil,
      placement: String = "", rendering: String = "", digest: String = ""
    ) {
      self.id = id
      self.family = family
      self.device = device
      self.phase = phase
      self.index = index
      self.date = date
      self.variant = variant
      self.size = size
      self.shownSize = shownSize
      self.scale = scale
      self.files = files
      self.links = links
      self.texts = texts
      self.diagnostics = diagnostics
      self.cornerRadius = cornerRadius
      self.failure = failure
      self.placement = placement
      self.rendering = rendering
      self.digest = digest
    }
  }

  /// A later picture of an entry: what differs from its frame.
  package struct Moment: Codable, Hashable, Sendable {
    /// Unique in the gallery.
    package var id: String
    package var date: Date
    package var files: Files
    package var texts: [String]

    package init(id: String, date: Date, files: Files, texts: [String]) {
      self.id = id
      self.date = date
      self.files = files
      self.texts = texts
    }
  }

  /// A frame's files: paths as they are on disk (not URLs), relative to the output folder, with
  /// `/` between their parts. nil where that format was not written.
  package struct Files: Codable, Hashable, Sendable {
    package var png: String?
    package var svg: String?
    package var html: String?
    package var json: String?
    /// A small copy of the picture, for pages that show many.
    package var small: String?

    package init(
      png: String? = nil, svg: String? = nil, html: String? = nil, json: String? = nil,
      small: String? = nil
    ) {
      self.png = png
      self.svg = svg
      self.html = html
      self.json = json
      self.small = small
    }
  }

  /// A region that opens something.
  package struct Link: Codable, Hashable, Sendable {
    package var url: String
    /// Points, in the canvas.
    package var rect: CGRect

    package init(url: String, rect: CGRect) {
      self.url = url
      self.rect = rect
    }
  }
}
