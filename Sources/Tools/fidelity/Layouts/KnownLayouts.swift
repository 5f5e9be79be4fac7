/// All layouts with known results, by what they show.
enum KnownLayouts {
  static let groups: [(name: String, layouts: [KnownLayout])] = [
    ("Frames, paddings, ratios, offsets", FrameLayouts.cases),
    ("Rows and columns", StackLayouts.rows),
    ("Spacers and priorities", StackLayouts.spacers),
    ("Layers", StackLayouts.layers),
    ("Guides, baselines, fixed sizes", GuideLayouts.layouts),
    ("Grids", GridLayouts.grids),
    ("From right to left", GridLayouts.mirrored),
    ("Apple's documentation: guides", DocumentedLayouts.guides),
    ("Apple's documentation: layers", DocumentedLayouts.layers),
    ("Apple's documentation: sizes", DocumentedLayouts.sizes),
    ("Apple's documentation: grids", DocumentedLayouts.grids),
    ("Pixels of others' tests", TestedLayouts.pixels),
    ("Stacks, ratios and lazy grids of others' tests and articles", TestedLayouts.stacks),
    ("Images", ContentLayouts.images),
    ("Custom layouts", ContentLayouts.custom),
    ("Texts by measured widths", MeasuredLayouts.rows),
    ("Texts by measured lines and baselines", MeasuredLayouts.lines),
    ("Dynamic Type", MeasuredLayouts.sizes),
  ]

  static let all = groups.flatMap(\.layouts)
}
