import DisplayList
import Foundation

extension Gallery {
  /// One picture of one widget.
  public struct Frame: Codable, Hashable, Sendable {
    /// Unique in the gallery; also the name in a page's address, so better stable over runs.
    public var id: String
    /// Apple's name: `systemSmall`, `accessoryCircular`, …
    public var family: String
    /// As in `devices.json`: `iPhone 16`.
    public var device: String
    /// `placeholder`, `snapshot`, `timeline`, `interaction-…` or `preview-…`. A number at the
    /// end of `timeline-007` may stand; ``index`` decides the order.
    public var phase: String
    /// The entry's place in its timeline, from 0; nil for other phases.
    public var index: Int?
    /// The entry's date; nil where the frame has none.
    public var date: Date?
    public var variant: Variant
    /// The canvas, in points.
    public var size: CGSize
    /// What the device shows of ``size`` (an iPad draws its widgets smaller than their canvas),
    /// in points; nil where it is the same.
    public var shownSize: CGSize?
    /// Pixels per point.
    public var scale: Double
    public var files: Files
    public var links: [Link]
    /// The texts of the frame in reading order.
    public var texts: [String]
    public var diagnostics: [Diagnostic]
    /// Of the continuous corner that the system cuts, in points of the canvas; 0 for none. The
    /// picture itself is not cut.
    public var cornerRadius: Double
    /// Why there is no picture; nil where there is one. ``files`` may then be empty.
    public var failure: String?
    /// Where it stands: `homeScreen`, `standBy`, …; empty where that isn't known.
    public var placement: String
    /// How the system colours it there: `fullColor`, `accented`, `vibrant`; empty where that isn't
    /// known.
    public var rendering: String
    /// Equal for equal pictures; empty where it isn't known.
    public var digest: String

    public init(
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

  /// A frame's files: paths as they are on disk (not URLs), relative to the output folder, with
  /// `/` between their parts. nil where that format was not written.
  public struct Files: Codable, Hashable, Sendable {
    public var png: String?
    public var svg: String?
    public var html: String?
    public var json: String?

    public init(
      png: String? = nil, svg: String? = nil, html: String? = nil, json: String? = nil
    ) {
      self.png = png
      self.svg = svg
      self.html = html
      self.json = json
    }
  }

  /// A region that opens something.
  public struct Link: Codable, Hashable, Sendable {
    public var url: String
    /// Points, in the canvas.
    public var rect: CGRect

    public init(url: String, rect: CGRect) {
      self.url = url
      self.rect = rect
    }
  }
}
