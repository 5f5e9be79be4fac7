internal import CCairo
internal import CPixels
import DisplayList
import Foundation

extension Rasterizer {
  /// Puts a layer onto the canvas that it belongs to.
  func put(_ layer: Canvas, blend: Blend, opacity: CGFloat, _ state: DrawState) {
    let area = layer.area.intersection(state.clip.bounds).intersection(state.canvas.area)
    guard !area.isEmpty else { return }
    let alpha = UInt8(part: opacity)
    if blend == .normal, state.clip.leavesWhole(area) {
      cairo_surface_flush(layer.surface)
      state.canvas.withPixels { words, stride in
        px_over(
          words + state.canvas.offset(area.x0, area.y0), stride,
          layer.bitmap.words + layer.offset(area.x0, area.y0), layer.bitmap.width,
          Int32(area.width), Int32(area.height), alpha)
      }
      return
    }
    if blend == .plusDarker {
      return putDarker(layer, alpha: alpha, area: area, state)
    }
    state.clip.draw(on: state.canvas, covering: area) {
      setLayer(layer, on: state.canvas)
      cairo_set_operator(state.canvas.context, blend.cairoOperator)
      // A path, since some operators would else reach beyond the layer.
      state.canvas.setPath(.rect(area.rect), .identity)
      cairo_clip(state.canvas.context)
      cairo_paint_with_alpha(state.canvas.context, Double(alpha) / 255)
      cairo_reset_clip(state.canvas.context)
      cairo_set_operator(state.canvas.context, CAIRO_OPERATOR_OVER)
    }
    if blend != .normal {
      state.canvas.withPixels { words, stride in
        px_limit_to_alpha(
          words + state.canvas.offset(area.x0, area.y0), stride, Int32(area.width),
          Int32(area.height))
      }
    }
  }

  /// cairo has no such operator: the layer is cut and faded by itself, then added.
  private func putDarker(_ layer: Canvas, alpha: UInt8, area: PixelRect, _ state: DrawState) {
    let sheet = Canvas(layer: area, pool)
    state.clip.draw(on: sheet, covering: area) {
      setLayer(layer, on: sheet)
      cairo_paint_with_alpha(sheet.context, Double(alpha) / 255)
    }
    cairo_surface_flush(sheet.surface)
    state.canvas.withPixels { words, stride in
      px_plus_darker(
        words + state.canvas.offset(area.x0, area.y0), stride, sheet.bitmap.words,
        sheet.bitmap.width, Int32(area.width), Int32(area.height))
    }
  }

  /// The result of an effect on a layer of the same area.
  func apply(_ effect: Effect, to layer: Canvas, _ map: CGAffineTransform) -> Canvas {
    let width = Int32(layer.area.width), height = Int32(layer.area.height)
    switch effect {
    case .blur(let radius, let opaque):
      let size = BlurSize(radius: radius, map)
      layer.withPixels { words, stride in
        words.withMemoryRebound(to: UInt8.self, capacity: layer.bitmap.count * 4) {
          _ = px_blur($0, width, height, stride * 4, 4, size.x, size.y, size.boxes, opaque ? 1 : 0)
        }
      }
      return layer
    case .colorMatrix(let matrix):
      guard matrix.count == 20, matrix.allSatisfy(\.isFinite) else { return layer }
      layer.withPixels { px_color_matrix($0, $1, width, height, matrix) }
      return layer
    case .luminanceToAlpha:
      layer.withPixels { px_luminance_to_alpha($0, $1, width, height) }
      return layer
    case .shadow(let color, let radius, let offset):
      let size = BlurSize(shadow: radius, map), move = map.pixels(offset)
      let result = Canvas(layer: layer.area, pool)
      cairo_surface_flush(layer.surface)
      var coverage = [UInt8](repeating: 0, count: layer.bitmap.count)
      px_alpha(
        &coverage, layer.area.width, layer.bitmap.words, layer.bitmap.width, width, height)
      _ = px_blur(&coverage, width, height, layer.area.width, 1, size.x, size.y, size.boxes, 0)
      let target = layer.area.offsetBy(move.x, move.y).intersection(layer.area)
      result.withPixels { words, stride in
        coverage.withUnsafeBufferPointer { mask in
          guard !target.isEmpty, let first = mask.baseAddress else { return }
          px_mask_over(
            words + result.offset(target.x0, target.y0), stride,
            first + layer.offset(target.x0 - move.x, target.y0 - move.y), layer.area.width,
            Int32(target.width), Int32(target.height), color.word)
        }
        px_over(words, stride, layer.bitmap.words, layer.bitmap.width, width, height, 255)
      }
      return result
    }
  }
}

extension UInt8 {
  /// A share of 0…1 as one of 255, rounded; NaN is none.
  init(part: CGFloat) { self = part > 0 ? UInt8(clamping: Swift.min(part, 1) * 255 + 0.5) : 0 }
}

extension Blend {
  /// cairo's operator; `plusDarker` has none and is drawn apart.
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal, .plusDarker: return CAIRO_OPERATOR_OVER
    case .multiply: return CAIRO_OPERATOR_MULTIPLY
    case .screen: return CAIRO_OPERATOR_SCREEN
    case .overlay: return CAIRO_OPERATOR_OVERLAY
    case .darken: return CAIRO_OPERATOR_DARKEN
    case .lighten: return CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: return CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: return CAIRO_OPERATOR_COLOR_BURN
    case .softLight: return CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: return CAIRO_OPERATOR_HARD_LIGHT
    case .difference: return CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: return CAIRO_OPERATOR_EXCLUSION
    case .hue: return CAIRO_OPERATOR_HSL_HUE
    case .saturation: return CAIRO_OPERATOR_HSL_SATURATION
    case .color: return CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: return CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: return CAIRO_OPERATOR_ATOP
    case .destinationOver: return CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: return CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: return CAIRO_OPERATOR_ADD
    case .sourceIn: return CAIRO_OPERATOR_IN
    case .sourceOut: return CAIRO_OPERATOR_OUT
    case .destinationIn: return CAIRO_OPERATOR_DEST_IN
    case .destinationAtop: return CAIRO_OPERATOR_DEST_ATOP
    case .xor: return CAIRO_OPERATOR_XOR
    }
  }
}
