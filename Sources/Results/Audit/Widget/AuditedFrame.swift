import Foundation

/// A frame as the checks of a whole widget see it.
public struct AuditedFrame: Sendable {
  public enum Phase: Sendable, Equatable { case placeholder, snapshot, timeline, other }

  public var id: String
  /// What frames must have in common to be compared: widget, family and variant.
  public var group: Group
  public var phase: Phase
  public var digest: String
  public var texts: [String]
  public var result: FrameAudit.Result

  public struct Group: Hashable, Sendable {
    public var widget: String
    public var family: String
    public var variant: String
    public init(widget: String, family: String, variant: String) {
      self.widget = widget
      self.family = family
      self.variant = variant
    }
  }

  public init(
    id: String, group: Group, phase: Phase, digest: String, texts: [String],
    result: FrameAudit.Result
  ) {
    self.id = id
    self.group = group
    self.phase = phase
    self.digest = digest
    self.texts = texts
    self.result = result
  }
}
