import Foundation

/// A placed view's type, frame, text and traits: for the layout JSON, for links and names in SVG and HTML,
/// and for the comparison of layouts.
public struct ViewRecord: Hashable, Sendable {
  /// SwiftUI's name for it: `Text`, `HStack`, `RoundedRectangle`.
  public var kind: String
  /// Points, in the widget's coordinates.
  public var frame: CGRect
  /// The index of the view around it; nil for the root. Parents come before their children.
  public var parent: Int?
  public var text: String?
  /// The font, as `17 semibold` or `12 regular monospaced`.
  public var font: String?
  /// `#RRGGBB` or `#RRGGBBAA`.
  public var color: String?
  public var link: String?
  /// The label that VoiceOver speaks.
  public var label: String?
  /// An ARIA role: `img`, `link`, `button`, `switch`, `progressbar`, `heading`.
  public var role: String?
  public var isHiddenFromAccessibility: Bool
  /// The hint that VoiceOver speaks after a pause: the result of an action on the view.
  public var hint: String?
  /// The identifier by which tests find the view; VoiceOver doesn't speak it.
  public var identifier: String?
  /// The level of a heading, 1…6; nil where it has none.
  public var headingLevel: Int?
  public var isSelected = false
  /// Whether a part of its text is left out, with `…` in its place.
  public var isTruncated = false
  /// The font size, in points, of the smallest part of a text as it is drawn.
  public var textSize: CGFloat?
  /// Whether a toggle is on; nil for other views.
  public var isOn: Bool?
  /// Whether the view is disabled.
  public var isDisabled = false
  /// The control's name in the names of interaction frames, such as `lock`; nil for a control that performs
  /// no app intent.
  public var control: String?
  /// The layout traits that the source states, from the outermost modifier in.
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
