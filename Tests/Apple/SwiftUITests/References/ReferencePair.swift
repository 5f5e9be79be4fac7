import DisplayList
import Foundation
import Rendering
import Testing

@testable import SwiftUI

/// Two ways to write one picture.
@MainActor
struct ReferencePair {
  /// The rule that makes them equal.
  let rule: String
  private let one: AnyView
  private let other: AnyView
  private let size: CGSize
  private let direction: LayoutDirection

  /// - Parameters:
  ///   - size: what both are offered; points.
  ///   - direction: of both.
  init<One: View, Other: View>(
    _ rule: String, _ size: CGSize = CGSize(width: 120, height: 80),
    direction: LayoutDirection = .leftToRight, @ViewBuilder _ one: () -> One,
    @ViewBuilder is other: () -> Other
  ) {
    self.rule = rule
    self.size = size
    self.direction = direction
    self.one = AnyView(one())
    self.other = AnyView(other())
  }

  /// Both are drawn in the middle of the room at two scales; a picture that shows nothing proves
  /// nothing.
  func check() {
    for scale in [2, 3] as [CGFloat] {
      let a = picture(of: one, scale), b = picture(of: other, scale)
      let showsSomething = !a.isUniform, areEqual = Bitmap.hasEqualPixels(a, b)
      #expect(showsSomething, "\(rule): shows nothing at @\(Int(scale))x")
      #expect(areEqual, "\(rule): differs at @\(Int(scale))x")
    }
  }

  private func picture(of view: AnyView, _ scale: CGFloat) -> Bitmap {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.surface = .app
    environment.layoutDirection = direction
    // A margin shows where a view that fills its room ends.
    var options = RenderOptions(displayDate: Date(timeIntervalSince1970: 0))
    options.contentMargins = EdgeInsets(.all, 6)
    let rendered = ViewRenderer().render(
      view, size: CGSize(width: size.width + 12, height: size.height + 12),
      environment: environment, options: options)
    return Rasterizer().render(rendered.displayList, scale: scale, background: .white)
  }
}

extension Bitmap {
  /// Whether all pixels are of one colour.
  fileprivate var isUniform: Bool {
    withPixels { pixels in
      guard let start = pixels.baseAddress, pixels.count > 1 else { return true }
      return memcmp(start, start + 1, (pixels.count - 1) * 4) == 0
    }
  }
}

/// Colours that can't be mistaken for each other.
let ink = Color(red: 0.1, green: 0.2, blue: 0.7)
let mark = Color(red: 0.9, green: 0.3, blue: 0.1)
let leaf = Color(red: 0.1, green: 0.6, blue: 0.3)

extension View {
  /// Shows where a view ends.
  func ground() -> some View { background(Color(white: 0.8)) }
}
