import DisplayList
import Foundation

/// A view of a frame with the reasons of its layout. Lengths are in points, with at most three decimals.
package struct ExplainedView: Codable, Hashable, Sendable {
  /// One offer and its answer, on the way from the container through the view's modifiers to the view.
  package struct Step: Codable, Hashable, Sendable {
    /// The modifier as in source, such as `padding(8)`; the view's own name for the last.
    package var step: String
    /// The container or modifier that made the offer.
    package var by: String
    package var offered: [OfferedLength]
    /// Width and height.
    package var took: [Double]
    /// The lengths that it was asked for before: a stack asks for the least and the most.
    package var asked: [Question]
  }

  package struct Question: Codable, Hashable, Sendable {
    package var offered: [OfferedLength]
    /// Width and height, which may be infinite.
    package var took: [OfferedLength]
  }

  /// The facts of a text.
  package struct TextFacts: Codable, Hashable, Sendable {
    /// The lines as they are set; empty where the text is hidden.
    package var lines: [String]
    package var font: String
    /// The font size before scaling and as drawn.
    package var size: Double
    package var drawnSize: Double
    /// The tracking that the source adds.
    package var tracking: Double
    /// Width and height of the text on its own, unlimited.
    package var ideal: [Double]
    package var isCut: Bool
    package var lineLimit: Int?
    /// `placeholder` or `privacy`; nil where it isn't hidden.
    package var hidden: String?
  }

  /// The source place of the developer's own view that it is or belongs to.
  package struct Source: Codable, Hashable, Sendable {
    /// The type whose body it is in.
    package var type: String
    /// Relative to the project.
    package var file: String
    package var line: Int

    package init(type: String, file: String, line: Int) {
      self.type = type
      self.file = file
      self.line = line
    }
  }

  /// The place in the list of views, by which its children name it.
  package var index: Int
  /// SwiftUI's name, or that of a type of the developer's.
  package var view: String
  /// The name in sentences: `Text “AAPL”`.
  package var name: String
  package var parent: Int?
  /// x, y, width, height.
  package var frame: [Double]
  package var text: String?
  package var color: String?
  package var label: String?
  package var link: String?
  package var identifier: String?
  /// The modifiers that take part in the layout and in cutting, the outermost first.
  package var modifiers: [String]
  /// The file and line of each modifier's call, as `Card.swift:12`; nil for one that isn't found.
  package var modifierPlaces: [String?]?
  package var steps: [Step]
  package var textFacts: TextFacts?
  /// The distances between the views of a stack, in their order.
  package var gaps: [Double]?
  package var isRightToLeft: Bool?
  package var source: Source?
  /// The first thing that most people ask about, in a word or two: `cut`, `hidden`, `clipped`.
  package var remark: String?
  /// The reasons in English, the most outer first.
  package var why: [String]

  static func number(_ value: CGFloat) -> Double {
    guard value.isFinite else { return 0 }
    return (Double(value) * 1000).rounded() / 1000
  }

  static func pair(_ size: CGSize) -> [Double] { [number(size.width), number(size.height)] }

  static func frame(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map(number)
  }
}
