import Foundation

/// One thing that would embarrass a widget.
public struct Finding: Codable, Hashable, Sendable {
  public var rule: AuditRule
  /// The widget's kind.
  public var widget: String
  /// Of the frame; empty where it is about the widget as a whole.
  public var family: String
  /// The frame's id; nil where it is about the widget as a whole.
  public var frame: String?
  /// The kind of view, such as `Text`.
  public var view: String?
  /// Points, in the frame.
  public var region: CGRect?
  /// What was found, in one sentence.
  public var message: String
  /// What is the same fault elsewhere has the same; nil where only the message tells.
  public var cause: String?

  public init(
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
