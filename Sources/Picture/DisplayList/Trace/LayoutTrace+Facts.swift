import Foundation

extension LayoutTrace {
  /// The facts that a step knows of its own layout. Lengths are in points, children are indices of steps.
  package enum Facts: Hashable, Sendable {
    case none
    /// A modifier without a trait, by SwiftUI's name: `clipShape`.
    case modifier(String)
    case stack(Stack)
    /// Children on top of each other; those that decide about its size are the leaders.
    case layers(leaders: [Int], isMirrored: Bool)
    case grid(Grid)
    case tracks(Tracks)
    case spacer(minLength: CGFloat, isHorizontal: Bool?)
    case text(Text)
    case image(Image)
    case fits(Fits)
    /// The margins that the system puts around a widget's content.
    case root(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
    /// The background of the whole widget, behind its content.
    case containerBackground
    /// A layer that is behind or in front of the first child, which decides about the size.
    case layer(Int, isBehind: Bool)
    /// The outline to which the step's content is clipped.
    case clip(String)
    /// A container of the developer's own: a `Layout`, or a `GeometryReader`.
    case container
  }

  /// The sharing out of a stack's length.
  package struct Stack: Hashable, Sendable {
    package var isHorizontal: Bool
    package var isMirrored: Bool
    /// The length proposed along the axis; nil for the ideal length.
    package var length: CGFloat?
    /// The distances between the children, in their order.
    package var gaps: [CGFloat]
    /// The spacing that the source states; nil for what the children prefer.
    package var spacing: CGFloat?
    /// The children in the order asked. Empty where each simply got what was proposed to the stack.
    package var shares: [Share]

    package init(
      isHorizontal: Bool, isMirrored: Bool, length: CGFloat?, gaps: [CGFloat], spacing: CGFloat?,
      shares: [Share]
    ) {
      self.isHorizontal = isHorizontal
      self.isMirrored = isMirrored
      self.length = length
      self.gaps = gaps
      self.spacing = spacing
      self.shares = shares
    }
  }

  package struct Share: Hashable, Sendable {
    package var child: Int
    package var priority: Double
    /// The least and the most that the child would take.
    package var least: CGFloat
    package var most: CGFloat
    package var offered: CGFloat
    package var taken: CGFloat
    /// The length that was left when it was its turn.
    package var rest: CGFloat
    /// The length kept back for the children of lower priority.
    package var reserve: CGFloat

    package init(
      child: Int, priority: Double, least: CGFloat, most: CGFloat, offered: CGFloat, taken: CGFloat,
      rest: CGFloat, reserve: CGFloat
    ) {
      self.child = child
      self.priority = priority
      self.least = least
      self.most = most
      self.offered = offered
      self.taken = taken
      self.rest = rest
      self.reserve = reserve
    }
  }

  /// The columns and rows of a `Grid`.
  package struct Grid: Hashable, Sendable {
    package struct Cell: Hashable, Sendable {
      package var child: Int
      package var row: Int
      package var column: Int
      package var span: Int
      /// The width of the child where nothing limits it.
      package var idealWidth: CGFloat

      package init(child: Int, row: Int, column: Int, span: Int, idealWidth: CGFloat) {
        self.child = child
        self.row = row
        self.column = column
        self.span = span
        self.idealWidth = idealWidth
      }
    }
    package var columns: [CGFloat]
    package var rows: [CGFloat]
    package var cells: [Cell]
    package var isMirrored: Bool

    package init(columns: [CGFloat], rows: [CGFloat], cells: [Cell], isMirrored: Bool) {
      self.columns = columns
      self.rows = rows
      self.cells = cells
      self.isMirrored = isMirrored
    }
  }

  /// The tracks of a lazy grid.
  package struct Tracks: Hashable, Sendable {
    package struct Track: Hashable, Sendable {
      package var length: CGFloat
      /// SwiftUI's name of its kind: `fixed`, `flexible`, `adaptive`.
      package var kind: String

      package init(length: CGFloat, kind: String) {
        self.length = length
        self.kind = kind
      }
    }
    package var isHorizontal: Bool
    package var tracks: [Track]
    /// In their order: one after the other along the tracks.
    package var children: [Int]

    package init(isHorizontal: Bool, tracks: [Track], children: [Int]) {
      self.isHorizontal = isHorizontal
      self.tracks = tracks
      self.children = children
    }
  }

  package struct Text: Hashable, Sendable {
    package enum Redaction: String, Hashable, Sendable { case placeholder, privacy }
    /// The text of each line as it is set; empty for hidden text.
    package var lines: [String]
    /// The size without any limit.
    package var ideal: CGSize
    /// The height at the width that it has, without a limit of lines or height.
    package var wrappedHeight: CGFloat
    package var lineHeight: CGFloat
    package var isTruncated: Bool
    package var lineLimit: Int?
    /// The factor that the font was scaled by, and the smallest that is allowed.
    package var scale: CGFloat
    package var minimumScaleFactor: CGFloat
    /// The font as in a view's record: `17 semibold`.
    package var font: String
    /// The size in points, before scaling.
    package var size: CGFloat
    /// Points added after each character by the source.
    package var tracking: CGFloat
    package var isRightToLeft: Bool
    /// Whether it takes all the width that it is offered, as a live text does.
    package var fillsWidth: Bool
    package var redaction: Redaction?

    package init(
      lines: [String], ideal: CGSize, wrappedHeight: CGFloat, lineHeight: CGFloat,
      isTruncated: Bool, lineLimit: Int?, scale: CGFloat, minimumScaleFactor: CGFloat,
      font: String, size: CGFloat, tracking: CGFloat, isRightToLeft: Bool, fillsWidth: Bool,
      redaction: Redaction?
    ) {
      self.lines = lines
      self.ideal = ideal
      self.wrappedHeight = wrappedHeight
      self.lineHeight = lineHeight
      self.isTruncated = isTruncated
      self.lineLimit = lineLimit
      self.scale = scale
      self.minimumScaleFactor = minimumScaleFactor
      self.font = font
      self.size = size
      self.tracking = tracking
      self.isRightToLeft = isRightToLeft
      self.fillsWidth = fillsWidth
      self.redaction = redaction
    }
  }

  package struct Image: Hashable, Sendable {
    /// The size of the image itself; nil where there is none.
    package var size: CGSize?
    package var isResizable: Bool
    package var redaction: Text.Redaction?

    package init(size: CGSize?, isResizable: Bool, redaction: Text.Redaction?) {
      self.size = size
      self.isResizable = isResizable
      self.redaction = redaction
    }
  }

  /// The choice of a `ViewThatFits`.
  package struct Fits: Hashable, Sendable {
    /// The ideal size of each candidate.
    package var candidates: [CGSize]
    package var chosen: Int?

    package init(candidates: [CGSize], chosen: Int?) {
      self.candidates = candidates
      self.chosen = chosen
    }
  }
}
