import DisplayList
import Foundation
import Rendering

/// The audit of one drawn frame.
package struct FrameAudit {
  /// A finding without the name of the frame.
  package struct Observation: Codable, Hashable, Sendable {
    package var rule: AuditRule
    package var view: String?
    package var region: CGRect?
    package var message: String
    /// A key that is equal for the same fault elsewhere; nil where the message is the key.
    package var cause: String?

    package init(
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

  package struct Result: Codable, Hashable, Sendable {
    package var observations: [Observation]
    /// Nothing but the background is drawn.
    package var isBlank: Bool
    /// An estimate of what the system keeps for the frame, bytes.
    package var archiveSize: Int
    /// The texts that the bars of a placeholder replace; nil for other frames.
    package var hiddenTexts: [String]?
  }

  private let rasterizer = Rasterizer()

  package init() {}

  /// - Parameters:
  ///   - isRedacted: the frame is a placeholder, whose bars aren't text.
  ///   - hidesNames: the system hides what is private, and its names with it.
  ///   - hasOwnColors: text keeps the colours of its source; in accented and vibrant rendering the system
  ///     chooses them.
  package func audit(
    _ list: DisplayList, diagnostics: [Diagnostic], isRedacted: Bool, hidesNames: Bool = false,
    hasOwnColors: Bool
  ) -> Result {
    let picture = rasterizer.render(list, scale: 1)
    let isBlank = !PlainFrames.hasContent(list)
    var found = PlainFrames.observations(list, picture, isBlank: isBlank)
    found += TextFit.observations(list)
    found += SmallText.observations(list)
    if hasOwnColors && !isRedacted {
      found += TextContrast(rasterizer).observations(list)
    }
    if !isRedacted && !hidesNames { found += SpokenNames.observations(list) }
    found += diagnostics.compactMap(Diagnosed.observation)
    return Result(
      observations: found, isBlank: isBlank, archiveSize: ArchiveEstimate.bytes(list))
  }
}
