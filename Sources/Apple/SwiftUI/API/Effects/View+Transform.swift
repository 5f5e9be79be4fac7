import CoreGraphics
import DisplayList
import Foundation

extension View {
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    transforming { rect in
      angle.radians == 0
        ? .identity
        : CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: rect))
    }
  }

  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  // Disfavoured, so that arithmetic is solved once: see `padding`.
  @_disfavoredOverload
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  public nonisolated func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    transforming { rect in
      CGAffineTransform(scaleX: x, y: y).about(anchor.point(in: rect))
    }
  }

  /// The view as the system shows it, scaled after its layout: the places of its views, of their links and
  /// of their accessibility elements are those on the screen.
  package nonisolated func shown(scaledBy scale: CGFloat, anchor: UnitPoint) -> some View {
    modifier(
      _GroupEffect(movesViews: true) { rect, _ in
        scale == 1
          ? nil
          : CompositingGroup(
            transform: CGAffineTransform(scaleX: scale, y: scale).about(anchor.point(in: rect)))
      })
  }

  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    transforming { rect in transform.about(rect.origin) }
  }

  /// Mirrored where the layout runs from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(
      _GroupEffect { rect, environment in
        guard enabled, environment.fields.layoutDirection == .rightToLeft else { return nil }
        return CompositingGroup(
          transform: CGAffineTransform(scaleX: -1, y: 1).about(
            CGPoint(x: rect.midX, y: rect.midY)))
      })
  }

  /// - Parameter transform: for the view's frame, in the picture's coordinates.
  nonisolated func transforming(
    _ transform: @escaping @Sendable (CGRect) -> CGAffineTransform
  ) -> some View {
    modifier(
      _GroupEffect { rect, _ in
        let map = transform(rect)
        return map.isIdentity ? nil : CompositingGroup(transform: map)
      })
  }
}
