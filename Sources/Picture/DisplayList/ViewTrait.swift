import Foundation

/// What a view's source says of its layout: an argument, or a modifier around it. It draws nothing; it
/// tells a change of the source from what followed from it. Lengths in points.
public enum ViewTrait: Hashable, Sendable {
  case padding(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
  /// What the system puts around a widget's content.
  case contentMargins(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
  /// Alignments by SwiftUI's names, such as `topLeading`; nil for the centre.
  case frame(width: CGFloat?, height: CGFloat?, alignment: String?)
  case flexibleFrame(width: Limits, height: Limits, alignment: String?)
  case containerRelativeFrame(horizontal: Bool, vertical: Bool)
  /// Width by height; nil for the content's own.
  case aspectRatio(CGFloat?, fills: Bool)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case offset(x: CGFloat, y: CGFloat)
  case position(x: CGFloat, y: CGFloat)
  case layoutPriority(Double)
  case zIndex(Double)
  /// Of a stack, or between the lines of a lazy grid.
  case spacing(CGFloat)
  /// Of a grid; nil for what its cells prefer.
  case gridSpacing(horizontal: CGFloat?, vertical: CGFloat?)
  case columns(Int)
  /// What a cell asks of its grid: values in words, by their names.
  case gridCell([String: String])
  /// Of a stack's views, where it isn't the centre.
  case alignment(String)
  /// A spacer of a stack; `index` counts the views before it that aren't spacers, `around` are the
  /// spacer's own modifiers.
  case spacer(at: Int, minLength: CGFloat, around: [ViewTrait])
  /// Where the view itself says that a guide of its lies, from its leading or top edge; by SwiftUI's
  /// name for the guide.
  case alignmentGuide(String, isVertical: Bool, CGFloat)
  /// What a layout or a shape of the developer's own was made with, or what was done to a shape: values
  /// in words, by their names.
  case arguments([String: String])
  case lineLimit(Int)
  case lineSpacing(CGFloat)
  case minimumScaleFactor(CGFloat)
  case multilineTextAlignment(String)
  /// A symbol's or an asset's name.
  case image(String)
  case resizable
  /// It lies behind the view that is drawn after it.
  case background
  /// It lies over the view that is drawn before it.
  case overlay
  /// Of a layer within what it belongs to, where it isn't the centre.
  case layerAlignment(String)
  /// Its alpha is that of the view that is drawn after it.
  case mask
  /// How a text or a symbol is set, beyond what its font says: values in words, by their names.
  case typography([String: String])

  /// What a flexible frame holds a length to.
  public struct Limits: Hashable, Sendable {
    public var min: CGFloat?, ideal: CGFloat?, max: CGFloat?
    public init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
      self.min = min
      self.ideal = ideal
      self.max = max
    }
  }
}
