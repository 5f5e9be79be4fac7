import Foundation

/// A style that can be compared: two that aren't colours are equal where they are the same box.
final class TextStyleBox: Equatable, Sendable {
  let style: AnyShapeStyle
  private let color: Color?

  /// - Parameter color: nil for that of a text without a style.
  init(_ color: Color?) {
    self.color = color
    style = AnyShapeStyle(color ?? .primary)
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
