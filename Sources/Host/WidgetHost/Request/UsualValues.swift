import Foundation
import WidgetKitCore

/// The usual values of styles in one context, and the parts that the names of its frames have in common.
struct UsualValues: Sendable {
  /// The direction of the locale's language.
  let direction: FrameStyle.Direction
  /// The rendering mode at the placement; nil where no placement decides it.
  let rendering: FrameStyle.Rendering?
  /// Pixels per point of the device's screen.
  let scale: Double
  /// The values of placement, system, device and configuration that differ from the defaults.
  let variant: [(key: String, value: String, part: String)]
  /// The kind and the family as parts of a path.
  let folder: String
  /// The product as a part of a path, with a slash at its end.
  let productFolder: String

  init(_ values: FrameContext.Values) {
    let setting = values.setting
    let device = DeviceTable.device(named: setting.device)
    let family = WidgetFamily(name: values.family)
    direction =
      Locale(identifier: setting.locale).language.characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
    scale = device.map { Double($0.scale) } ?? 3
    folder = PathPart.encode(values.kind) + "/" + PathPart.encode(values.family)
    productFolder = PathPart.encode(values.product) + "/"
    var standard: Placement?
    if let family, let device { standard = .standard(for: family, on: device) }
    rendering = family.flatMap { family in
      (setting.placement ?? standard).flatMap {
        FrameStyle.Rendering(rawValue: $0.renderingMode(for: family).description)
      }
    }
    var variant: [(String, String, String)] = []
    if let placement = setting.placement, placement != standard {
      variant.append(("placement", placement.rawValue, placement.rawValue))
    }
    if !setting.os.isStandard {
      variant.append(("os", setting.os.description, "os\(setting.os)"))
    }
    if setting.device != DeviceTable.standard {
      variant.append(("device", setting.device, device?.slug ?? setting.device))
    }
    if let configuration = setting.configuration {
      variant.append(("configuration", configuration.name, "cfg-" + configuration.name))
    }
    self.variant = variant
  }
}
