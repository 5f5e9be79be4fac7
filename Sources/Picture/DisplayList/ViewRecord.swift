import Foundation

/// What is known of one placed view: for the layout JSON, for links and names in SVG and HTML, and
/// for explaining what changed.
public struct ViewRecord: Hashable, Sendable {
  /// SwiftUI's name for it: `Text`, `HStack`, `RoundedRectangle`.
  public var kind: String
  /// Points, in the widget's coordinates.
  public var frame: CGRect
  /// The index of the view around it; nil for the root. Parents stand before their children.
  public var parent: Int?
  public var text: String?
  /// As `17 semibold` or `12 regular monospaced`.
  public var font: String?
  /// `#RRGGBB` or `#RRGGBBAA`.
  public var color: String?
  public var link: String?
  /// What VoiceOver would say.
  public var label: String?
  /// An ARIA role: `img`, `link`, `button`, `switch`, `progressbar`, `heading`.
  public var role: String?
  public var isHiddenFromAccessibility: Bool
  /// What VoiceOver adds after a pause: what acting on the view does.
  public var hint: String?
  /// What tests find the view by; nobody hears it.
  public var identifier: String?
  /// 1…6 for a heading that says its level.
  public var headingLevel: Int?
  public var isSelected = false
  /// A text of which something is left out, with `…` in its place.
  public var isTruncated = false
  /// Of a text's smallest part as it is drawn, points.
  public var textSize: CGFloat?
  /// Of a toggle; nil for what can't be on.
  public var isOn: Bool?
  /// It can't be touched.
  public var isDisabled = false
  /// What the control is called where a frame of touching it is named: `lock`. Only those that perform
  /// an app intent have a name.
  public var control: String?
  /// What its source states about its layout, from the outermost modifier in.
  public var traits: [ViewTrait] = []

  public init(
    kind: String, frame: CGRect, parent: Int?, text: String? = nil, font: String? = nil,
    color: String? = nil, link: String? = nil, label: String? = nil, role: String? = nil,
    isHiddenFromAccessibility: Bool = false
  ) {
    self.kind = kind
    self.frame = frame
    self.parent = parent
    self.text = text
    self.font = font
    self.color = color
    self.link = link
    self.label = label
    self.role = role
    self.isHiddenFromAccessibility = isHiddenFromAccessibility
  }
}
