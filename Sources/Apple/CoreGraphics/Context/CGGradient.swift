import DisplayList
import Foundation

/// Colours along a line.
public final class CGGradient: Sendable {
  let stops: [GradientStop]

  /// - Parameters:
  ///   - colors: of ``CGColor``; nil is returned where there is none.
  ///   - locations: 0…1, as many as colours; evenly spaced where nil.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { i, color in
      GradientStop(color.rgba, at: locations.map { $0[i] } ?? CGFloat(i) / last)
    }
  }
}

extension CGGradient {
  /// A gradient by components: those of red, green, blue and alpha, or of grey and alpha in a space of greys, for each
  /// of `count` colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let each = space.numberOfComponents + 1
    let colors = (0..<count).compactMap { index in
      CGColor(
        colorSpace: space,
        components: Array(UnsafeBufferPointer(start: components + index * each, count: each)))
    }
    guard colors.count == count else { return nil }
    self.init(colorsSpace: space, colors: colors as CFArray, locations: locations)
  }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Over all that the clip leaves; between the two ends, and beyond those that the options name.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    drawGradient(.linear(cut(gradient.stops, options), start: start, end: end))
  }

  /// Both circles share the second one's centre.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    drawGradient(
      .radial(
        cut(gradient.stops, options), center: endCenter, startRadius: startRadius,
        endRadius: endRadius, transform: .identity))
  }

  /// Around a point.
  ///
  /// - Parameter angle: the direction of the first colour, in radians from the x axis.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    drawGradient(
      .angular(gradient.stops, center: center, start: angle, end: angle + 2 * .pi))
  }

  private func cut(
    _ stops: [GradientStop], _ options: CGGradientDrawingOptions
  ) -> [GradientStop] {
    guard let first = stops.first, let last = stops.last else { return stops }
    var stops = stops
    if !options.contains(.drawsBeforeStartLocation) {
      stops.insert(GradientStop(first.color.withAlpha(multipliedBy: 0), at: 0), at: 0)
    }
    if !options.contains(.drawsAfterEndLocation) {
      stops.append(GradientStop(last.color.withAlpha(multipliedBy: 0), at: 1))
    }
    return stops
  }

  private func drawGradient(_ paint: Paint) {
    let determinant = map.a * map.d - map.b * map.c
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return }
    let all = CGRect(x: 0, y: 0, width: width, height: height).applying(map.inverted())
    add([
      .beginGroup(CompositingGroup(transform: map)), .fill(.rect(all), .nonZero, paint),
      .endGroup,
    ])
  }
}
