import DisplayList
import Foundation
import Rendering

/// Looks at one drawn frame.
public struct FrameAudit {
  /// What is found, without the name of the frame.
  public struct Observation: Codable, Hashable, Sendable {
    public var rule: AuditRule
    public var view: String?
    public var region: CGRect?
    public var message: String
    /// What is the same fault elsewhere has the same; nil where only the message tells.
    public var cause: String?

    public init(
      _ rule: AuditRule, view: String? = nil, region: CGRect? = nil, cause: String? = nil,
      _ message: String
    ) {
      self.rule = rule
      self.cause = cause
      self.view = view
      self.region = region
      self.message = message
    }
  }

  public struct Result: Codable, Hashable, Sendable {
    public var observations: [Observation]
    /// Nothing but the background is drawn.
    public var isBlank: Bool
    /// An estimate of what the system keeps for the frame, bytes.
    public var archiveSize: Int
    /// Of a placeholder: what its bars stand for. nil for other frames.
    public var hiddenTexts: [String]?
  }

  private let rasterizer = Rasterizer()

  public init() {}

  /// - Parameters:
  ///   - isRedacted: the frame is a placeholder, whose bars aren't text.
  ///   - hasOwnColors: text keeps the colours that its maker chose; in accented and vibrant places
  ///     the system chooses them.
  public func audit(
    _ list: DisplayList, diagnostics: [Diagnostic], isRedacted: Bool, hasOwnColors: Bool
  ) -> Result {
    let picture = rasterizer.render(list, scale: 1)
    let isBlank = !PlainFrames.hasContent(list)
    var found = PlainFrames.observations(list, picture, isBlank: isBlank)
    found += TextFit.observations(list)
    found += SmallText.observations(list)
    if hasOwnColors && !isRedacted {
      found += TextContrast(rasterizer).observations(list)
    }
    if !isRedacted { found += SpokenNames.observations(list) }
    found += diagnostics.compactMap(Diagnosed.observation)
    return Result(
      observations: found, isBlank: isBlank, archiveSize: ArchiveEstimate.bytes(list))
  }
}
