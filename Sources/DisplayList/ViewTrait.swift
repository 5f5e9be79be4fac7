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
  /// Of a stack, or between the lines of a lazy grid.
  case spacing(CGFloat)
  /// Of a grid; nil for what its cells prefer.
  case gridSpacing(horizontal: CGFloat?, vertical: CGFloat?)
  case columns(Int)
  /// Of a stack's views, where it isn't the centre.
  case alignment(String)
  /// A spacer of a stack; `index` counts the views before it that aren't spacers.
  case spacer(at: Int, minLength: CGFloat)
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
