import DisplayList
import Foundation

/// An edit of one view: a difference that isn't known to follow from another. Indices are those of
/// the flat trees.
package enum Edit: Hashable, Sendable {
  // What it shows.
  case text(from: String, to: String)
  /// A redacted text hides another text.
  case hiddenText
  /// A text became redacted, or is so no longer.
  case redaction(Bool)
  /// The fonts, as `17 semibold`.
  case font(from: String, to: String)
  case typeface(from: String, to: String)
  case image(from: String?, to: String)
  /// Other pixels of an image of the same name; sizes as `40 × 40`.
  case picture(from: String, to: String)
  case color(from: Fill, to: Fill)
  /// The fields of a gradient that differ.
  case gradient(from: TraitValues, to: TraitValues)
  /// A field of what it fills or strokes: its corner radius, its line width.
  case drawing(TraitField, from: TraitValue, to: TraitValue)
  /// A view draws another outline; nothing else is known.
  case outline

  // What its source states.
  /// The fields that differ; those that aren't stated have their default. nil where the trait isn't there.
  case trait(TraitID, from: TraitValues?, to: TraitValues?)
  /// An argument of a layout or a shape of the developer's own, or of what was done to a shape.
  /// - `isDrawn`: the view draws something itself.
  case argument(String, from: String, to: String, isDrawn: Bool)
  case spacer(SpacerEdit)
  case link(from: String?, to: String?)
  case widgetURL(from: String?, to: String?)
  case label(from: String?, to: String?)

  // Where it is in the tree.
  case added(Position)
  case removed(Position)
  /// A container was put around views, by their new indices.
  case wrapped([Int])
  /// A container around views, by their old indices, was removed.
  case unwrapped([Int])
  /// View types.
  case replaced(from: String, to: String)
  /// A move from one container, by its old index, to another, by its new one.
  case moved(from: Int, to: Int)
  /// Several children of a container, by their new indices, are in another order.
  case reordered([Int])
  /// One child of a container is in another position.
  case displaced(Position)
  /// The widget has another size.
  case widgetSize(from: CGSize, to: CGSize)

  /// A position among the views that were there before, by their indices.
  package enum Position: Hashable, Sendable {
    case before(Int), after(Int)
    /// The position of a view without neighbours.
    case alone
    /// Behind another view, or over it, as a background or an overlay.
    case layer
  }

  package enum SpacerEdit: Hashable, Sendable {
    case added(Position), removed(Position), moved(Position)
    /// A trait of the spacer itself: its least length, its frame, its padding.
    case changed(TraitID, from: TraitValues, to: TraitValues)
  }

  /// The fill of a shape.
  package enum Fill: Hashable, Sendable {
    /// `#34C759`.
    case color(String)
    case gradient(String, colors: [String])
    case picture
  }
}

extension Edit {
  package var kind: ChangeKind {
    switch self {
    case .text, .hiddenText: .text
    case .font, .typeface: .font
    case .image, .picture: .image
    case .color, .gradient: .color
    case .redaction, .drawing, .outline: .style
    case .trait(let id, _, _): ChangeKind(id.definition.category)
    case .argument(_, _, _, let isDrawn): isDrawn ? .style : .layout
    case .spacer(.changed): .spacing
    case .link, .widgetURL: .link
    case .label: .label
    case .added, .wrapped, .spacer(.added): .added
    case .removed, .unwrapped, .spacer(.removed): .removed
    case .replaced: .replaced
    case .moved, .reordered, .displaced, .spacer(.moved): .reordered
    case .widgetSize: .resized
    }
  }

  /// The name of what changed in signatures, which reports of several frames are joined by.
  package var name: String {
    switch self {
    case .text, .hiddenText: "text"
    case .redaction: "redaction"
    case .font: "font"
    case .typeface: "typeface"
    case .image: "image"
    case .picture: "picture"
    case .color: "color"
    case .gradient: "gradient"
    case .drawing(let field, _, _): field.name
    case .outline: "outline"
    case .trait(let id, let from, let to):
      switch id {
      case .alignmentGuide: "alignment guide \(fields(from, to).first?.name ?? "")"
      case .typography, .gridCell: fields(from, to).first?.name ?? ""
      default: id.definition.name
      }
    case .argument(let name, _, _, _): "argument \(name)"
    case .spacer: "spacer"
    case .link, .widgetURL: "link"
    case .label: "label"
    case .added, .removed, .replaced: "view"
    case .wrapped, .unwrapped: "wrapper"
    case .moved: "container"
    case .reordered, .displaced: "order"
    case .widgetSize: "size"
    }
  }

  private func fields(_ from: TraitValues?, _ to: TraitValues?) -> [TraitField] {
    (to ?? from)?.fields ?? []
  }

  /// Whether the edit may move or resize views.
  package var isGeometric: Bool {
    switch self {
    case .color, .gradient, .drawing, .outline, .link, .widgetURL, .label, .added(.layer),
      .removed(.layer):
      return false
    case .trait(let id, let from, let to):
      let definition = id.definition
      let fields = fields(from, to)
      return definition.isGeometric
        && (fields.isEmpty || fields.contains { definition[$0].isGeometric })
    case .argument(let name, _, _, let isDrawn):
      // What is done to a shape within its frame moves nothing.
      return !(isDrawn && ["trim", "offset", "scale", "rotation"].contains(name))
    default: return true
    }
  }

  /// Whether the edit is of a view's own drawing, not of effects on it.
  var isOfDrawing: Bool {
    switch self {
    case .color, .gradient, .drawing, .outline: true
    default: false
    }
  }

  var reach: TraitDefinition.Reach {
    switch self {
    case .trait(let id, _, _): id.definition.reach
    case .spacer: TraitID.spacer.definition.reach
    default: .everywhere
    }
  }
}
