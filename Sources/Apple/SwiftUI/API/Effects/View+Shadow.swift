import DisplayList
import Foundation

extension View {
  /// - Parameters:
  ///   - radius: points; nothing is seen beyond twice of it.
  ///   - x, y: points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      _GroupEffect { _, environment in
        let rgba = color.rgba(in: environment)
        if rgba.alpha <= 0 { return nil }
        return CompositingGroup(
          effects: [
            .shadow(color: rgba, radius: radius.asBlur, offset: CGSize(width: x, height: y))
          ])
      })
  }

  /// - Parameters:
  ///   - radius: points: the standard deviation.
  ///   - opaque: the edges don't fade.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(
      _GroupEffect { _, _ in
        radius > 0
          ? CompositingGroup(effects: [.blur(radius: radius.asBlur, opaque: opaque)]) : nil
      })
  }
}
