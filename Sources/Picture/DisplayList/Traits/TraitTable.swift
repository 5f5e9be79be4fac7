/// The kinds of traits; ``TraitDefinition`` describes each.
public enum TraitID: String, Hashable, Sendable, CaseIterable {
  // What a view's source states about its layout.
  case padding, contentMargins, frame, containerRelativeFrame, aspectRatio, fixedSize, offset,
    position, layoutPriority, zIndex, spacing, columns, gridCell, alignment, spacer, alignmentGuide,
    arguments, lineLimit, lineSpacing, minimumScaleFactor, multilineTextAlignment, image, resizable,
    background, overlay, mask, layerAlignment, typography
  // How a view is drawn: effects on its picture, then what it draws itself.
  case blendMode, opacity, rotation, scale, shift, rotation3DEffect, clip, drawnMask, blur, shadow,
    colorEffect, luminanceToAlpha, accent
  case fill, stroke, glyphs, drawnImage
}

/// All traits: their units, their defaults, their nouns, and which views they move. Nodes state them,
/// goldens hold them, differences are found and worded by them.
package enum TraitTable {
  /// - Parameter name: as goldens hold it.
  /// - Returns: nil for a trait that another version wrote.
  package static func id(_ name: String, in section: TraitDefinition.Section) -> TraitID? {
    (section == .modifiers ? modifierIDs : drawingIDs)[name]
  }

  fileprivate static let rows = Dictionary(
    uniqueKeysWithValues: (layoutRows + textRows + effectRows + drawingRows).map { ($0.id, $0) })

  private static let modifierIDs = ids(in: .modifiers)
  private static let drawingIDs = ids(in: .drawing)

  private static func ids(in section: TraitDefinition.Section) -> [String: TraitID] {
    Dictionary(
      uniqueKeysWithValues: rows.values.filter { $0.section == section }.map { ($0.name, $0.id) })
  }

  // MARK: Layout

  private static let edges: [TraitField: FieldDefinition] = [
    "top": .points(0, nil, .vertical), "bottom": .points(0, nil, .vertical),
    "leading": .points(0, nil, .horizontal), "trailing": .points(0, nil, .horizontal),
  ]

  private static let sides: [TraitField: FieldDefinition] = [
    "width": .points("none", nil, .horizontal), "height": .points("none", nil, .vertical),
    "minWidth": .points("none", nil, .horizontal), "minHeight": .points("none", nil, .vertical),
    "idealWidth": .points("none", nil, .horizontal),
    "idealHeight": .points("none", nil, .vertical),
    "maxWidth": .points("none", nil, .horizontal), "maxHeight": .points("none", nil, .vertical),
    .alignment: .word("center"),
  ]

  private static let shifts: [TraitField: FieldDefinition] = [
    "x": .points(0, nil, .horizontal), "y": .points(0, nil, .vertical),
  ]

  /// A spacer has no view of its own: its modifiers are fields of the stack's trait.
  private static let spacerFields: [TraitField: FieldDefinition] = {
    var fields: [TraitField: FieldDefinition] = [
      "at": .plain(), "minLength": .points(0, "least length"),
    ]
    for (field, definition) in sides { fields[TraitField("frame \(field.name)")] = definition }
    for (field, definition) in edges { fields[TraitField("padding \(field.name)")] = definition }
    return fields
  }()

  private static let layoutRows: [TraitDefinition] = [
    .init(.padding, "padding", .optional, .padding, .around, edges),
    .init(
      .contentMargins, "content margins", .setting, .padding, .aroundAndInside, isOfWidget: true,
      edges),
    .init(.frame, "frame", .optional, .layout, .around, sides),
    .init(
      .containerRelativeFrame, "container-relative frame", .optional, .layout, .everywhere,
      [.axes: .word()]),
    .init(
      .aspectRatio, "aspect ratio", .optional, .layout, .around,
      ["ratio": .plain(), "contentMode": .word()]),
    .init(.fixedSize, "fixed size", .optional, .layout, .placement, [.axes: .word()]),
    .init(.offset, "offset", .optional, .layout, .around, shifts),
    .init(
      .position, "position", .optional, .layout, .around,
      ["x": .points("none", nil, .horizontal), "y": .points("none", nil, .vertical)]),
    .init(
      .layoutPriority, "layout priority", .setting, .layout, .placement, [.value: .plain(0)]),
    .init(.zIndex, "z index", .setting, .layout, .none, [.value: .plain(0)]),
    .init(
      .spacing, "spacing", .setting, .spacing, .alongStack,
      [
        .value: .points("default"), "horizontal": .points("default"),
        "vertical": .points("default"),
      ]),
    .init(.columns, "number of columns", .setting, .layout, .inside, [.value: .plain()]),
    .init(
      .gridCell, "grid cell", .fields, .layout, .everywhere,
      ["columns": .word("1"), "column alignment": .word("center")]),
    .init(.alignment, "alignment", .setting, .layout, .acrossStack, [.value: .word("center")]),
    .init(
      .layerAlignment, "alignment", .setting, .layout, .everywhere, [.value: .word("center")]),
    .init(.spacer, "Spacer", .unreported, .spacing, .alongStack, spacerFields),
    .init(
      .alignmentGuide, "alignment guide", .fields, .layout, .placement,
      [
        "leading": .points("none", nil, .horizontal),
        "trailing": .points("none", nil, .horizontal),
        "horizontal center": .points("none", nil, .horizontal),
      ], otherFields: .points("none", nil, .vertical)),
    .init(.arguments, "argument", .fields, .layout, .everywhere),
    .init(.image, "image", .unreported, .layout, .everywhere),
    .init(.resizable, "resizable", .optional, .layout, .everywhere),
    .init(.background, "background", .unreported, .layout, .none),
    .init(.overlay, "overlay", .unreported, .layout, .none),
    .init(.mask, "mask", .unreported, .layout, .none),
  ]

  // MARK: Text

  private static let textRows: [TraitDefinition] = [
    .init(.lineLimit, "line limit", .setting, .layout, .everywhere, [.value: .plain()]),
    .init(.lineSpacing, "line spacing", .setting, .layout, .everywhere, [.value: .points(0)]),
    .init(
      .minimumScaleFactor, "minimum scale factor", .setting, .layout, .everywhere,
      [.value: .plain(1)]),
    .init(
      .multilineTextAlignment, "text alignment", .setting, .layout, .everywhere,
      [.value: .word("leading")]),
    .init(
      .typography, "typography", .fields, .style, .everywhere,
      [
        "tracking": .word("0"), "kerning": .word("0"), "baseline offset": .word("0"),
        "digits": .word("proportional"), "case": .word("normal"), "font width": .word("100 %"),
        "scale": .word("medium"),
        "rendering mode": .word("monochrome", isGeometric: false),
        "underline": .word(isGeometric: false), "strikethrough": .word(isGeometric: false),
        "variable value": .word(isGeometric: false),
      ]),
  ]

  // MARK: Effects

  private static let effectRows: [TraitDefinition] = [
    effect(.blendMode, "blend mode", .setting, [.value: .word("normal")]),
    effect(.opacity, "opacity", .setting, [.value: .plain(1)]),
    effect(.rotation, "rotation", .setting, ["angle": .degrees(0, "")]),
    effect(.scale, "scale", .optional, ["x": .plain(1), "y": .plain(1)]),
    effect(.shift, "shift", .setting, shifts),
    effect(.rotation3DEffect, "3D rotation", .optional),
    effect(.clip, "clip shape", .optional, shapes),
    .init(
      .drawnMask, name: "mask", in: .drawing, "mask", .optional, .style, .none,
      ["steps": .list()]),
    effect(.blur, "blur", .optional, ["radius": .points(0), "opaque": .word("false")]),
    effect(
      .shadow, "shadow", .optional,
      [.color: .word(), "radius": .points(0), "x": .points(0), "y": .points(0)]),
    effect(.colorEffect, "color effect", .optional, ["matrix": .list()]),
    effect(.luminanceToAlpha, "luminance to alpha", .optional),
    effect(.accent, "accent group", .setting),
  ]

  private static func effect(
    _ id: TraitID, _ noun: String, _ form: TraitDefinition.Form,
    _ fields: [TraitField: FieldDefinition] = [:]
  ) -> TraitDefinition {
    TraitDefinition(id, in: .drawing, noun, form, .style, .none, fields)
  }

  // MARK: Drawing

  private static let shapes: [TraitField: FieldDefinition] = [
    .shape: .word(), .place: .list(), .outline: .list(),
    .cornerRadius: .points(0, "corner radius"), "cornerStyle": .word("circular", "corner style"),
  ]

  private static let paints: [TraitField: FieldDefinition] = [
    .color: .word(), .gradient: .word(), .stops: .word(), .pattern: .word(), "tile": .word(),
    "startPoint": .list("start point"), "endPoint": .list("end point"), "center": .list(),
    "startRadius": .plain("none", "start radius"), "endRadius": .plain("none", "end radius"),
    "startAngle": .plain("none", "start angle"), "endAngle": .plain("none", "end angle"),
  ]

  private static let lines: [TraitField: FieldDefinition] = [
    "fillRule": .word("nonZero", "fill rule"), "lineWidth": .points("none", "line width"),
    "lineCap": .word("butt", "line cap"), "lineJoin": .word("miter", "line join"),
    "dash": .list(),
  ]

  private static let drawingRows: [TraitDefinition] = [
    drawing(.fill, "fill", shapes.merging(lines) { a, _ in a }),
    drawing(.stroke, "stroke", shapes.merging(lines) { a, _ in a }),
    drawing(.glyphs, "glyphs", [.typeface: .word(), .size: .points()]),
    drawing(
      .drawnImage, "image",
      [.picture: .word(), .pixels: .word(), "part": .list(), .place: .list()]),
  ]

  private static func drawing(
    _ id: TraitID, _ name: String, _ fields: [TraitField: FieldDefinition]
  ) -> TraitDefinition {
    TraitDefinition(
      id, name: name, in: .drawing, name, .unreported, .style, .none,
      fields.merging(paints) { a, _ in a })
  }
}

extension TraitID {
  /// The trait's row of the table. Every trait has one.
  package var definition: TraitDefinition { TraitTable.rows[self]! }
}
