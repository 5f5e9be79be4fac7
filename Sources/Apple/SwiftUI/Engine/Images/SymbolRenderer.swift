import CoreGraphics
import DisplayList
import Foundation
import Symbols
import SystemDesigns
import UIKit

/// Draws a symbol's layers.
struct SymbolRenderer {
  let symbol: SymbolLibrary.Symbol
  let appearance: SymbolAppearance
  let environment: EnvironmentValues

  /// Whether the symbol follows the reading direction. Symbols that point forward or backward do, as
  /// `chevron.forward`; those named for left and right don't, nor do a player's buttons, as `forward.fill`
  /// (Human Interface Guidelines, Right to left).
  private var isMirrored: Bool {
    environment.layoutDirection == .rightToLeft
      && SymbolAppearance.followsReadingDirection(appearance.name)
  }

  /// - Parameters:
  ///   - size: the symbol's own, which is stretched to `rect`.
  ///   - origin: the distance of the symbol's origin from the left edge of that size.
  ///   - descent: of that size, what lies below the baseline.
  func draw(
    in rect: CGRect, size: CGSize, origin: CGFloat, descent: CGFloat,
    _ context: inout DrawContext
  ) {
    guard size.width > 0, size.height > 0 else { return }
    let scaleX = rect.width / size.width, scaleY = rect.height / size.height
    let baseline = rect.maxY - descent * scaleY
    let origin = origin * scaleX
    let map = CGAffineTransform(
      a: isMirrored ? -scaleX : scaleX, b: 0, c: 0, d: scaleY,
      tx: isMirrored ? rect.maxX - origin : rect.minX + origin, ty: baseline)
    func fill(_ layer: SymbolLibrary.Symbol.Layer, _ paint: Paint) {
      context.append(.fill(layer.outline.mapped(by: map), layer.rule, paint))
    }
    if appearance.mode == .multicolor, let colors = appearance.ownColors {
      for (layer, color) in colors.colored(symbol, environment.colorTraits) {
        fill(layer, color.map { .color($0) } ?? environment.foregroundInk().paint(in: rect))
      }
      return
    }
    let layers = appearance.mode == .monochrome ? symbol.layers : symbol.hierarchicalLayers
    for layer in layers {
      let ink = ink(level: layer.level)
      guard let order = appearance.order else {
        fill(layer, ink.paint(in: rect))
        continue
      }
      for (part, isReached) in appearance.variableParts(layer, order) {
        fill(part, (isReached ? ink : ink.dimmed(SymbolAppearance.faded)).paint(in: rect))
      }
    }
  }

  private func ink(level: Int) -> _Ink {
    switch appearance.mode {
    case .palette: environment.foregroundInk(level)
    case .hierarchical, .multicolor:
      environment.foregroundInk().dimmed(symbol.strength(ofLevel: level, named: appearance.name))
    default: environment.foregroundInk()
    }
  }
}
