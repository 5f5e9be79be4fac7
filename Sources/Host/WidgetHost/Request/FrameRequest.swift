import Foundation
import WidgetKitCore

/// Everything that decides a picture: the same request gives the same bytes.
///
/// A request is made once, from the options of a run, and comes unchanged to the worker that draws it. What a
/// new option adds to a picture is a property of ``Setting``, ``FrameStyle`` or ``WorldSpec``, read where the
/// scene is made (`Scene/`).
package struct FrameRequest: Hashable, Sendable {
  package var phase: Phase
  package var style: FrameStyle
  private var common: FrameContext

  package init(
    product: String, kind: String, family: String, phase: Phase, setting: Setting,
    style: FrameStyle, world: WorldSpec = WorldSpec()
  ) {
    self.phase = phase
    self.style = style
    common = FrameContext(
      .init(product: product, kind: kind, family: family, setting: setting, world: world))
  }

  package var product: String {
    get { common.values.product }
    set { change { $0.product = newValue } }
  }
  package var kind: String {
    get { common.values.kind }
    set { change { $0.kind = newValue } }
  }
  /// Apple's name of a family (`systemSmall`), or a ``Presentation``.
  package var family: String {
    get { common.values.family }
    set { change { $0.family = newValue } }
  }
  package var setting: Setting {
    get { common.values.setting }
    set { change { $0.setting = newValue } }
  }
  package var world: WorldSpec {
    get { common.values.world }
    set { change { $0.world = newValue } }
  }

  private mutating func change(_ change: (inout FrameContext.Values) -> Void) {
    var values = common.values
    change(&values)
    common = FrameContext(values)
  }

  /// The values that differ from the defaults, in the order of the names in a path.
  package var variant: [(key: String, value: String, part: String)] {
    var parts: [(String, String, String)] = []
    let style = self.style, usual = common.usual
    if style.appearance != .light {
      parts.append(("appearance", style.appearance.rawValue, style.appearance.rawValue))
    }
    if style.contrast != .standard {
      parts.append(("contrast", style.contrast.rawValue, "contrast-" + style.contrast.rawValue))
    }
    if style.typeSize != "large" { parts.append(("typeSize", style.typeSize, style.typeSize)) }
    let locale = common.values.setting.locale
    if locale != "en_US" { parts.append(("locale", locale, locale)) }
    if let direction = style.direction, direction != usual.direction {
      parts.append(("direction", direction.rawValue, direction.rawValue))
    }
    if let rendering = style.rendering, rendering != usual.rendering {
      parts.append(("rendering", rendering.rawValue, rendering.rawValue))
    }
    if let tint = style.tint { parts.append(("tint", tint.hex, "tint-" + tint.hex)) }
    if style.luminance != .standard {
      parts.append(("luminance", style.luminance.rawValue, "luminance-" + style.luminance.rawValue))
    }
    if style.detail != .default {
      parts.append(("detail", style.detail.rawValue, "detail-" + style.detail.rawValue))
    }
    parts += usual.variant
    if style.lock != .unlocked {
      parts.append(("lock", style.lock.rawValue, style.lock.rawValue))
    }
    return parts
  }

  /// BCP 47, as `zh-Hans-CN`.
  package var languageTag: String {
    String(setting.locale.prefix { $0 != "@" }.map { $0 == "_" ? "-" : $0 })
  }

  package var direction: FrameStyle.Direction { style.direction ?? common.usual.direction }

  /// Pixels per point.
  package var scale: Double { style.scale ?? deviceScale }

  /// Pixels per point of the device's screen.
  var deviceScale: Double { common.usual.scale }

  /// The variant in the name of a file: `~dark~accessibility3`; empty for the defaults.
  package var variantSuffix: String { variant.map { "~" + PathPart.encode($0.part) }.joined() }

  /// The variant and the scale in the name of a file: `~dark@3x`.
  package var suffix: String { variantSuffix + "@" + PathPart.number(scale) + "x" }

  /// The frame's name, unique in an output folder, and the path of the frame's files below `frames/` without their
  /// extension: `NextTrip/systemSmall/snapshot~dark@3x`.
  package func id(includingProduct: Bool) -> String {
    folder(includingProduct: includingProduct) + "/" + PathPart.encode(phase.name) + suffix
  }

  /// The folder in the frame's name: `NextTrip/systemSmall`.
  func folder(includingProduct: Bool) -> String {
    (includingProduct ? common.usual.productFolder : "") + common.usual.folder
  }
}
