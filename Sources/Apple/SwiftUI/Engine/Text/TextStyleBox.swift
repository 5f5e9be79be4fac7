import Foundation

/// A style that can be compared: two that aren't colours are equal where they are the same box.
final class TextStyleBox: Equatable, Sendable {
  /// The style; nil for the environment's.
  let style: AnyShapeStyle?
  private let color: Color?

  init(_ color: Color?) {
    self.color = color
    style = color.map { AnyShapeStyle($0) }
  }

  init<S: ShapeStyle>(_ style: S) {
    color = exactly(style, as: Color.self)
    self.style = AnyShapeStyle(style)
  }

  static func == (a: TextStyleBox, b: TextStyleBox) -> Bool {
    if a === b { return true }
    guard let first = a.color, let second = b.color else { return false }
    return first == second
  }
}
