import DisplayList
import Foundation
import WidgetKitCore

/// Everything that decides a picture. The same request gives the same bytes.
package struct FrameRequest: Hashable, Sendable, Codable {
  package var product: String
  package var kind: String
  /// Apple's name: `systemSmall`.
  package var family: String
  package var phase: Phase
  package var setting: Setting
  package var look: Look

  package init(
    product: String, kind: String, family: String, phase: Phase, setting: Setting, look: Look
  ) {
    self.product = product
    self.kind = kind
    self.family = family
    self.phase = phase
    self.setting = setting
    self.look = look
  }

  /// What differs from the defaults, in the order of the names in a path.
  package var variant: [(key: String, value: String, part: String)] {
    var parts: [(String, String, String)] = []
    let look = self.look
    if look.appearance != .light {
      parts.append(("appearance", look.appearance.rawValue, look.appearance.rawValue))
    }
    if look.contrast != .standard {
      parts.append(("contrast", look.contrast.rawValue, "contrast-" + look.contrast.rawValue))
    }
    if look.typeSize != "large" { parts.append(("typeSize", look.typeSize, look.typeSize)) }
    if setting.locale != "en_US" { parts.append(("locale", setting.locale, setting.locale)) }
    if let direction = look.direction, direction != standardDirection {
      parts.append(("direction", direction.rawValue, direction.rawValue))
    }
    if let rendering = look.rendering, rendering != standardRendering {
      parts.append(("rendering", rendering.rawValue, rendering.rawValue))
    }
    if let tint = look.tint { parts.append(("tint", tint.hex, "tint-" + tint.hex)) }
    if look.luminance != .standard {
      parts.append(("luminance", look.luminance.rawValue, "luminance-" + look.luminance.rawValue))
    }
    if let placement = setting.placement, placement != standardPlacement {
      parts.append(("placement", placement.rawValue, placement.rawValue))
    }
    if setting.os != 26 { parts.append(("os", String(setting.os), "os\(setting.os)")) }
    if setting.device != DeviceTable.standard {
      let slug = DeviceTable.device(named: setting.device)?.slug ?? setting.device
      parts.append(("device", setting.device, slug))
    }
    if let configuration = setting.configuration {
      parts.append(("configuration", configuration.name, "cfg-" + configuration.name))
    }
    return parts
  }

  /// BCP 47, as `zh-Hans-CN`.
  package var languageTag: String {
    String(setting.locale.prefix { $0 != "@" }.map { $0 == "_" ? "-" : $0 })
  }

  package var direction: Look.Direction { look.direction ?? standardDirection }

  private var standardDirection: Look.Direction {
    Locale(identifier: setting.locale).language.characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  private var standardPlacement: Placement? {
    guard let family = WidgetFamily(name: family),
      let device = DeviceTable.device(named: setting.device)
    else { return nil }
    return .standard(for: family, on: device)
  }

  private var standardRendering: Look.Rendering? {
    guard let family = WidgetFamily(name: family),
      let placement = setting.placement ?? standardPlacement
    else { return nil }
    return Look.Rendering(rawValue: placement.renderingMode(for: family).description)
  }

  package var scale: Double {
    look.scale ?? DeviceTable.device(named: setting.device).map { Double($0.scale) } ?? 3
  }

  /// Unique in an output folder, and the path of the frame's files below `frames/` without their
  /// extension: `NextTrip/systemSmall/snapshot~dark@3x`.
  package func id(includingProduct: Bool) -> String {
    var name = PathPart.encode(phase.name)
    for part in variant { name += "~" + PathPart.encode(part.part) }
    name += "@" + PathPart.number(scale) + "x"
    let folders = (includingProduct ? [product, kind, family] : [kind, family])
    return (folders.map(PathPart.encode) + [name]).joined(separator: "/")
  }
}

package enum PathPart {
  /// A name as one part of a path and of a URL: letters, digits, `-`, `_` and inner dots stay, the
  /// rest is percent-encoded. A name too long for a file system ends in its digest.
  package static func encode(_ name: String) -> String {
    if name.isEmpty { return "%00" }
    var text = ""
    let digits = Array("0123456789ABCDEF")
    for (index, byte) in name.utf8.enumerated() {
      let isSafe =
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        case UInt8(ascii: "."): index > 0
        default: false
        }
      if isSafe {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + String(digits[Int(byte >> 4)]) + String(digits[Int(byte & 15)])
      }
    }
    guard text.utf8.count > 150 else { return text }
    var hasher = DigestHasher()
    hasher.add(name)
    return String(text.prefix(110)) + "-" + hasher.finish().description
  }

  /// `3`, `2.5`.
  package static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
