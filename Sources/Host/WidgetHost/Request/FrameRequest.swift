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
    let style = self.style
    if style.appearance != .light {
      parts.append(("appearance", style.appearance.rawValue, style.appearance.rawValue))
    }
    if style.contrast != .standard {
      parts.append(("contrast", style.contrast.rawValue, "contrast-" + style.contrast.rawValue))
    }
    if style.typeSize != "large" { parts.append(("typeSize", style.typeSize, style.typeSize)) }
    if setting.locale != "en_US" { parts.append(("locale", setting.locale, setting.locale)) }
    if let direction = style.direction, direction != standardDirection {
      parts.append(("direction", direction.rawValue, direction.rawValue))
    }
    if let rendering = style.rendering, rendering != standardRendering {
      parts.append(("rendering", rendering.rawValue, rendering.rawValue))
    }
    if let tint = style.tint { parts.append(("tint", tint.hex, "tint-" + tint.hex)) }
    if style.luminance != .standard {
      parts.append(("luminance", style.luminance.rawValue, "luminance-" + style.luminance.rawValue))
    }
    if style.detail != .default {
      parts.append(("detail", style.detail.rawValue, "detail-" + style.detail.rawValue))
    }
    if let placement = setting.placement, placement != standardPlacement {
      parts.append(("placement", placement.rawValue, placement.rawValue))
    }
    if !setting.os.isStandard {
      parts.append(("os", setting.os.description, "os\(setting.os)"))
    }
    if setting.device != DeviceTable.standard {
      let slug = DeviceTable.device(named: setting.device)?.slug ?? setting.device
      parts.append(("device", setting.device, slug))
    }
    if let configuration = setting.configuration {
      parts.append(("configuration", configuration.name, "cfg-" + configuration.name))
    }
    if style.lock != .unlocked {
      parts.append(("lock", style.lock.rawValue, style.lock.rawValue))
    }
    return parts
  }

  /// BCP 47, as `zh-Hans-CN`.
  package var languageTag: String {
    String(setting.locale.prefix { $0 != "@" }.map { $0 == "_" ? "-" : $0 })
  }

  package var direction: FrameStyle.Direction { style.direction ?? standardDirection }

  private var standardDirection: FrameStyle.Direction {
    Locale(identifier: setting.locale).language.characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  private var standardPlacement: Placement? {
    guard let family = WidgetFamily(name: family),
      let device = DeviceTable.device(named: setting.device)
    else { return nil }
    return .standard(for: family, on: device)
  }

  private var standardRendering: FrameStyle.Rendering? {
    guard let family = WidgetFamily(name: family),
      let placement = setting.placement ?? standardPlacement
    else { return nil }
    return FrameStyle.Rendering(rawValue: placement.renderingMode(for: family).description)
  }

  /// Pixels per point.
  package var scale: Double { style.scale ?? deviceScale }

  /// Pixels per point of the device's screen.
  var deviceScale: Double {
    DeviceTable.device(named: setting.device).map { Double($0.scale) } ?? 3
  }

  /// The variant in the name of a file: `~dark~accessibility3`; empty for the defaults.
  package var variantSuffix: String { variant.map { "~" + PathPart.encode($0.part) }.joined() }

  /// The variant and the scale in the name of a file: `~dark@3x`.
  package var suffix: String { variantSuffix + "@" + PathPart.number(scale) + "x" }

  /// The frame's name, unique in an output folder, and the path of the frame's files below `frames/` without their
  /// extension: `NextTrip/systemSmall/snapshot~dark@3x`.
  package func id(includingProduct: Bool) -> String {
    let folders = includingProduct ? [product, kind, family] : [kind, family]
    return (folders + [phase.name]).map(PathPart.encode).joined(separator: "/") + suffix
  }
}
