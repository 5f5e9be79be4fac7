import CoreGraphics
import DisplayList
import Foundation

/// An outline that fills the size proposed to it: what a shape is to the engine.
protocol OutlineSource {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The outline at a place in the picture, in the picture's coordinates; points.
  func figure(in rect: CGRect, _ environment: EnvironmentValues) -> Figure
  /// The values that it was made with, for its record.
  var traits: [ViewTrait] { get }
}
