import DisplayList
import Foundation

/// The options of a picture besides its environment: margins, background, date.
package struct RenderOptions {
  /// The margins of a widget's content; points. Its container background has none.
  package var contentMargins = EdgeInsets()
  package var removesContainerBackground = false
  /// The colour behind a translucent container background; nil where the picture stays clear there.
  package var containerGround: RGBA?
  /// Whether the background of an app's window lies behind everything: the system's, in the scheme that
  /// `preferredColorScheme(_:)` asks for.
  package var hasWindow = false
  /// The date that texts with a date style count from: a timeline entry's.
  package var displayDate: Date
  /// The corner that `ContainerRelativeShape` follows; points.
  package var containerCornerRadius: CGFloat = 0
  /// The ``RenderedControl/place`` of a control that was just pressed: a toggle shows its other state.
  package var touched: UInt64?
  /// The positions of content and label in a corner of a watch face; nil for any other picture.
  package var corner: CornerPlace?
  /// Whether it is the line above a phone's clock.
  package var isInline = false
  /// The index of the top-level view that is drawn, as ``ViewRenderer/pieces(_:environment:)``
  /// counts them; nil for all.
  package var piece: Int?

  /// Whether the layout is traced, step by step.
  package var tracesLayout = false

  package init(displayDate: Date) { self.displayDate = displayDate }
}
