/// All layouts with known results, by what they show.
@MainActor
enum KnownLayouts {
  static let groups: [(name: String, layouts: [KnownLayout])] = [
    ("Frames, paddings, ratios, offsets", FrameLayouts.cases),
    ("Rows and columns", StackLayouts.rows),
    ("Spacers and priorities", StackLayouts.spacers),
    ("Layers", StackLayouts.layers),
    ("Guides, baselines, fixed sizes", GuideLayouts.layouts),
    ("Grids", GridLayouts.grids),
    ("From right to left", GridLayouts.mirrored),
  ]

  static let all = groups.flatMap(\.layouts)
}
