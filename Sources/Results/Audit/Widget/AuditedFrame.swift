import Foundation

/// A frame as the checks of a whole widget see it.
package struct AuditedFrame: Sendable {
  package enum Phase: Sendable, Equatable { case placeholder, snapshot, timeline, other }

  package var id: String
  /// The key of frames that are compared with each other: widget, family and variant.
  package var group: Group
  package var phase: Phase
  package var digest: String
  package var texts: [String]
  /// Whether the system hides what is private, so that the picture may be the placeholder's.
  package var hidesPrivateContent: Bool
  package var result: FrameAudit.Result

  package struct Group: Hashable, Sendable {
    package var widget: String
    package var family: String
    package var variant: String
    package init(widget: String, family: String, variant: String) {
      self.widget = widget
      self.family = family
      self.variant = variant
    }
  }

  package init(
    id: String, group: Group, phase: Phase, digest: String, texts: [String],
    hidesPrivateContent: Bool = false, result: FrameAudit.Result
  ) {
    self.id = id
    self.group = group
    self.phase = phase
    self.digest = digest
    self.texts = texts
    self.hidesPrivateContent = hidesPrivateContent
    self.result = result
  }
}
