import Foundation

/// A defect of a widget that a rule of the audit found.
package struct Finding: Codable, Hashable, Sendable {
  package var rule: AuditRule
  /// The widget's kind.
  package var widget: String
  /// The identifier of the frame; empty where the finding is about the widget as a whole.
  package var family: String
  /// The frame's id; nil where it is about the widget as a whole.
  package var frame: String?
  /// The kind of view, such as `Text`.
  package var view: String?
  /// Points, in the frame.
  package var region: CGRect?
  /// The finding in one sentence.
  package var message: String
  /// A key that is equal for the same fault elsewhere; nil where the message is the key.
  package var cause: String?

  package init(
    _ rule: AuditRule, widget: String, family: String = "", frame: String? = nil,
    view: String? = nil, region: CGRect? = nil, cause: String? = nil, _ message: String
  ) {
    self.cause = cause
    self.rule = rule
    self.widget = widget
    self.family = family
    self.frame = frame
    self.view = view
    self.region = region
    self.message = message
  }
}
