/// A public source that says how a layout comes out.
struct LayoutSource: Sendable {
  /// The page, the talk or the file.
  let page: String
  /// The statement of the page that gives the result, in words of our own.
  let says: String

  var words: String { "\(page): \(says)" }

  private static func apple(_ page: String, _ says: String) -> LayoutSource {
    LayoutSource(page: "developer.apple.com/documentation/swiftui/\(page)", says: says)
  }

  /// A source file of OpenSwiftUI, which reimplements Apple's SwiftUI; most of those named here are marked as audited for
  /// a version of it. Its tests compare pictures of both.
  private static func openSwiftUI(_ file: String, _ says: String) -> LayoutSource {
    LayoutSource(page: "OpenSwiftUIProject/OpenSwiftUI @069dd80 \(file)", says: says)
  }

  /// A figure of `Resources/layout_facts.json`, read off a picture that Apple's SwiftUI made.
  static func measured(_ id: String, _ says: String) -> LayoutSource {
    LayoutSource(page: "layout_facts.json \(id)", says: says)
  }

  /// A figure of `Resources/layout_facts.json` that is worked out: the height of a font's line, and the distances of
  /// lines in the Human Interface Guidelines. Some of these heights were read off pictures too, which the file says.
  static func derived(_ id: String, _ says: String) -> LayoutSource {
    LayoutSource(
      page: "layout_facts.json \(id), derived from a line's height and the Guidelines' leading",
      says: says)
  }
}

/// Apple's documentation of frames, paddings and places.
extension LayoutSource {
  static let frame = apple(
    "view/frame(width:height:alignment:)",
    "the frame has the given lengths, the view's own where one isn't given; the view lies in it by the alignment, "
      + "the middle by default, and may reach beyond it")
  static let flexible = apple(
    "view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)",
    "with both limits the frame is what is proposed within them; with a minimum alone a smaller proposal within it; "
      + "with a maximum alone a larger proposal within it; an ideal length replaces one that isn't proposed"
  )
  static let padding = apple(
    "view/padding(_:_:)",
    "the given edges are padded by the given length, by a system amount without one")
  static let paddingAmount = LayoutSource(
    page: "paulz/SwiftUI-snapshot-testing @cceaa77 ContentView.png",
    says: "a text of 95 by 21 points is 127 by 53 with its padding: 16 at each side")
  static let insets = apple(
    "view/padding(_:)", "each edge is padded by its own inset, or all by the one length")
  static let ratio = openSwiftUI(
    "Layout/AspectRatioLayout.swift",
    "the view is offered the largest size of the ratio within the proposal, or the smallest around it; the modifier "
      + "is as large as the view makes itself")
  static let ratioPage = apple(
    "view/aspectratio(_:contentmode:)",
    "an ellipse of the ratio 0.75 that fits a frame of 200 by 200 is 150 wide and in the middle")
  static let offset = apple(
    "view/offset(x:y:)", "what is shown moves; the view's dimensions and its neighbours don't")
  static let position = apple(
    "view/position(x:y:)", "the middle of the view lies at the point, in its parent's coordinates")
  static let fixed = apple(
    "view/fixedsize(horizontal:vertical:)",
    "the view has its ideal length along the given axes and may reach beyond its parent")
  static let fits = apple(
    "viewthatfits",
    "the first view whose ideal size fits along the given axes is shown, the last where none does; three widths show "
      + "a row, its second part and its first")
  static let relative = apple(
    "view/containerrelativeframe(_:count:span:spacing:alignment:)",
    "a column is the container's length without the gaps, divided by the count; the view is its span of them and "
      + "the gaps between")
  static let reader = apple(
    "geometryreader",
    "a container that takes what it is offered and places its content at its top leading corner")
  static let inset = apple(
    "view/safeareainset(edge:alignment:spacing:content:)",
    "the content lies at the edge, and the view is inset by its length")
  static let idealColour = openSwiftUI(
    "Layout/Geometry/ProposedSize.swift", "a length that isn't proposed counts as 10 points")
  static let colourFixed = LayoutSource(
    page: "swiftuifieldguide.com/layout/ideal-size", says: "a shape's ideal size is 10 by 10")
}

/// Stacks, spacers, priorities, layers.
extension LayoutSource {
  static let stack = openSwiftUI(
    "Layout/Stack/StackLayout.swift",
    "the gaps are kept back; of equal priority the least flexible view is offered an equal share of the rest first; "
      + "without a length each view is offered none; the stack is as long as its views and gaps")
  static let stackAlignment = apple(
    "aligning-views-within-a-stack",
    "a stack brings the guides of its alignment together, the middle by default")
  static let gap = openSwiftUI(
    "Util/OpenSwiftUIGlue.swift", "two views that prefer no distance lie 8 points apart")
  static let given = apple(
    "hstack/init(alignment:spacing:content:)", "the distance of adjacent views is the spacing")
  static let group = apple(
    "group", "a group's views are the container's own, and a modifier of a group is on each of them"
  )
  static let spacer = apple(
    "spacer",
    "it expands along its stack as far as it can, at least by its minimum, the system's spacing by default"
  )
  static let spacerAlone = apple("spacer", "outside of stacks it expands along both axes")
  static let spacerSkip = LayoutSource(
    page: "skiptools/skip-ui @ff81a28 Tests/SkipUITests/LayoutTests.swift testHStackAlignment",
    says:
      "two blocks of 2 points between three spacers in 12 points lie 8 points apart: a spacer is 8 long at least "
      + "and has no gaps beside it")
  static let spacerTest = openSwiftUI(
    "Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift, Layout/Separator/Spacer.swift",
    "the picture of these spacers is the same as SwiftUI's; the test gives no figures: they are derived from the rule "
      + "that spacers share what the blocks of a row leave")
  static let priority = apple(
    "view/layoutpriority(_:)",
    "the views of the highest priority are offered all but the least lengths of the others; equal ones share"
  )
  static let ownPriority = openSwiftUI(
    "Layout/LayoutView.swift", "a frame, a padding or a stack around a view has the priority 0")
  static let layers = apple(
    "view/overlay(alignment:content:)",
    "the content lies in front, by the alignment; several views of it are one ZStack, which the alignment moves as one"
  )
  static let background = apple(
    "view/background(alignment:content:)",
    "the content lies behind, by the alignment; several views of it are one ZStack, which the alignment moves as one"
  )
  static let zstack = openSwiftUI(
    "Layout/Stack/ZStack.swift",
    "as large as the largest view of the highest priority; each view is offered that size and meets the furthest guides"
  )
  static let hidden = apple("view/hidden()", "a hidden view takes its place in the layout")
  static let scale = apple(
    "view/scaleeffect(_:anchor:)", "the drawing is scaled and not the frame")
  static let root = openSwiftUI(
    "Util/OpenSwiftUIGlue.swift", "several views at the root are a column")
  static let stackTest = openSwiftUI(
    "Example/OpenSwiftUIUITests/Layout/Stack/HVStackUITests.swift, Layout/Stack/StackLayout.swift",
    "the picture of these stacks is the same as SwiftUI's; the test gives no figures: they are derived from the rules "
      + "of the stack's layout")
  static let ratioTest = openSwiftUI(
    "Example/OpenSwiftUIUITests/Layout/AspectRatioLayoutUITests.swift, Layout/AspectRatioLayout.swift",
    "the picture of colours with a ratio in frames is the same as SwiftUI's within a perceptual precision of 0.99; the "
      + "test gives no figures: they are derived from the rules of the ratio's layout")
  static let readerTest = openSwiftUI(
    "Example/OpenSwiftUIUITests/Layout/Geometry/GeometryReaderUITests.swift overlapView",
    "views of a reader lie over each other at its top leading corner; the picture is the same as SwiftUI's"
  )
  static func skip(_ test: String, _ says: String) -> LayoutSource {
    LayoutSource(
      page: "skiptools/skip-ui @ff81a28 Tests/SkipUITests/LayoutTests.swift \(test)", says: says)
  }
  static let oleb = LayoutSource(
    page: "oleb.net/2023/swiftui-relative-size-in-stacks",
    says:
      "of equally flexible views, the first is offered an equal share, the next an equal share of what is left then"
  )
}

/// Guides and baselines.
extension LayoutSource {
  static let guide = apple(
    "view/alignmentguide(_:computevalue:)",
    "the closure's value is where the view's guide is; the stack brings the guides together")
  static let indent = apple(
    "viewdimensions",
    "a leading guide of 10 less moves the view 10 towards the trailing edge, from right to left as well"
  )
  static let baseline = apple(
    "verticalalignment",
    "text baselines are the bottoms of the first and last line; a view without text has its bottom instead"
  )
  static let icon = apple(
    "aligning-views-within-a-stack",
    "an image's baseline can be set 0.12 of its height above its bottom; a guide of another alignment isn't asked"
  )
  static let custom = apple(
    "aligning-views-across-stacks",
    "a custom guide that is set in a nested stack is the nested stack's towards the one around it"
  )
  static let third = apple(
    "alignmentid",
    "columns of 60, 120 and 90 meet at a third of their height; one with its guide at two thirds meets them there"
  )
  static let quarter = apple(
    "horizontalalignment",
    "layers of 300 by 150 and 180 by 80 meet at a quarter of their widths, counted from the leading edge"
  )
  static let combined = openSwiftUI(
    "Layout/Alignment/AlignmentGuide.swift",
    "the guides that views set are averaged; a first baseline is the highest one, a last baseline the lowest"
  )
}

/// Grids and directions.
extension LayoutSource {
  static let grid = apple(
    "grid",
    "a column is as wide as its widest cell, a row as high as its highest; rows with fewer cells end with empty ones; "
      + "flexible columns share what the others leave, and rows share the height")
  static let divider = apple(
    "grid",
    "a view outside of the rows spans all columns; one that takes all the width it is offered makes the grid as wide "
      + "as its parent and all the other cells with it")
  static let unsized = apple(
    "view/gridcellunsizedaxes(_:)",
    "a flexible cell takes no more along the axes than the other cells of its column or row need")
  static let spans = apple(
    "view/gridcellcolumns(_:)", "a cell takes as many columns as it says, with the gaps between")
  static let columnAlignment = apple(
    "view/gridcolumnalignment(_:)",
    "all cells of the column have the alignment that one of them sets")
  static let rowAlignment = apple(
    "gridrow", "a row's vertical alignment replaces the grid's")
  static let gridAlignment = apple(
    "grid/init(alignment:horizontalspacing:verticalspacing:content:)",
    "views are aligned in the places of their cells, in the middle by default; cells lie as far apart as is given"
  )
  static let emptyCell = apple(
    "gridrow", "a view that can't be seen makes an empty cell, `EmptyView` makes none")
  static let cellGuides = apple(
    "view/gridcellanchor(_:)",
    "the guides of a row's cells meet by moving the cells' views up and down, those of a column's by moving them sideways"
  )
  static let anchor = apple(
    "view/gridcellanchor(_:)", "the anchor's point of the view lies on the same point of the cell")
  static let wideCell = apple(
    "view/gridcellanchor(_:)",
    "in a cell over several columns, and outside of the rows, the grid's alignment counts as an anchor: its point of "
      + "the view lies on the same point of the cell")
  static let lazy = apple(
    "griditem/size-swift.enum/flexible(minimum:maximum:)",
    "the grid's length without gaps and fixed items, divided by the number of flexible ones, within the limits"
  )
  static let adaptive = apple(
    "griditem/size-swift.enum/adaptive(minimum:maximum:)",
    "as many items of the minimum as fit into the place of a flexible one, as long as that allows up to the maximum"
  )
  static let items = apple(
    "griditem",
    "each item has its own length and the gap after it; a line is as long as its longest cell")
  static let objc = LayoutSource(
    page: "objc.io/blog/2020/11/23/grid-layout",
    says:
      "200 points hold a column of 70 and, of the 122 left after a gap of 8, two of an adaptive item of at least "
      + "40, 57 wide each")
  static let fieldLazy = LayoutSource(
    page: "swiftuifieldguide.com/layout/lazyvgrid",
    says:
      "a fixed column keeps its width, a flexible one takes the rest; the content of cells has no part in it"
  )
  static let lazyMiddle = LayoutSource(
    page:
      "developer.apple.com/documentation/swiftui/lazyvgrid/init(columns:alignment:spacing:pinnedviews:content:)",
    says: "the grid lies in its parent by its alignment, the middle by default")
  static let nested = LayoutSource(
    page:
      "fatbobman.com/en/posts/analysis-approach-and-resolution-strategies-for-swiftui-layout-issues",
    says: "two colours and one over two columns fill a grid's width, the third with half of it")
  static let mirrored = apple(
    "environmentvalues/layoutdirection",
    "leading is the right side from right to left: rows, guides, insets and alignments are counted from there"
  )
}

/// Texts.
extension LayoutSource {
  static let lineHeight = LayoutSource(
    page: "Vercantez/openuikit @6f62d1d fixtures/realapp/dynamic_type_ios.json",
    says: "the height of a line at each style and text size, asked on a simulator of iOS 26")
  static let ascender = LayoutSource(
    page: "Vercantez/openuikit @6f62d1d fixtures/realapp/dynamic_type_ios.json",
    says: "fonts of 17 and 34 points have ascenders of 16.187 and 32.373")
  static let leading = LayoutSource(
    page: "Human Interface Guidelines, Typography",
    says: "body has 17 points with a leading of 22, at AX1 28 with 34")
  static let reserved = apple(
    "view/linelimit(_:reservesspace:)", "a text with fewer lines takes the height of the limit")
  static let label = apple("label", "the style titleOnly shows the text alone")
  static let lines = apple(
    "view/multilinetextalignment(_:)",
    "a text is as wide as its widest line, so that the alignment has no effect on a single one")
  static let line = openSwiftUI(
    "Layout/Separator/PlainDividerStyle.swift",
    "a divider is a pixel thick and takes the length across its stack")
  static let resetSpacing = openSwiftUI(
    "Layout/Modifier/FrameLayout.swift",
    "a frame of a height drops what its view prefers above and below: the system's 8 points are left"
  )
}

/// Images and custom layouts.
extension LayoutSource {
  static let image = apple(
    "fitting-images-into-available-space",
    "an image is drawn at its own size whatever its frame; a resizable one takes its frame, one that is scaled to fit "
      + "keeps its ratio inside, one that is scaled to fill reaches beyond")
  static let equalWidths = LayoutSource(
    page: "WWDC22 10056, Compose custom layouts with SwiftUI",
    says:
      "a row gives each view the width of the widest, and keeps the distances that the views prefer"
  )
  static let ownLayout = apple(
    "layout",
    "the layout says its size and places its views in its bounds, by their corner or another anchor; it reads their "
      + "values and is mirrored from right to left")
}
