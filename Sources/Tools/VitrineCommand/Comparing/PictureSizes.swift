import AppleComparison
import Foundation
import SystemDesigns
import WidgetHost
import WidgetKitCore

/// The devices, families and scales whose frames have the sizes of pictures.
struct PictureSizes {
  struct Fit: Hashable {
    var device: String
    var family: WidgetFamily
    var scale: Double
  }

  /// The devices that are asked for, with their figures in the version that is drawn; else all, the standard one first.
  let devices: [Device]
  /// Pixels per point where they are asked for; else the device's, and 1, 2 and 3.
  let scale: Double?
  /// Whether devices were asked for.
  private let isAsked: Bool

  /// - Parameter system: the version of the system that is drawn.
  init(devices: [Device]?, scale: Double?, system: SystemVersion = .standard) {
    let all = DeviceTable.all
    let wanted =
      devices
      ?? (all.filter { $0.name == DeviceTable.standard }
        + all.filter { $0.name != DeviceTable.standard })
    self.devices = wanted.map { $0.running(system) }
    self.scale = scale
    isAsked = devices != nil
  }

  /// The frames that would have a picture's size, by the order of the devices, a device's own scale first.
  func fits(_ picture: GivenPicture) -> [Fit] {
    var found: [(Fit, isOwn: Bool)] = []
    for device in devices {
      for family in device.families {
        guard let size = device.sizes[family] else { continue }
        if let stated = picture.name.family, stated != family.description { continue }
        for scale in scales(of: device, picture.name) {
          let width = (Double(size.width) * scale).rounded()
          let height = (Double(size.height) * scale).rounded()
          guard width == Double(picture.pixels.width), height == Double(picture.pixels.height)
          else { continue }
          let fit = Fit(device: device.name, family: family, scale: scale)
          found.append((fit, scale == Double(device.scale)))
        }
      }
    }
    return found.filter(\.isOwn).map(\.0) + found.filter { !$0.isOwn }.map(\.0)
  }

  private func scales(of device: Device, _ name: PictureName) -> [Double] {
    if let scale { return [scale] }
    if let stated = name.scale { return [stated] }
    let own = Double(device.scale)
    return [own] + [3, 2, 1].filter { $0 != own }
  }

  /// The picture without a clear margin around it, as Xcode's exports of previews have one. What has the size of a frame
  /// or a screen as a whole stays whole, and so does what elements were recorded in.
  func withoutMargin(_ picture: GivenPicture) -> GivenPicture {
    guard picture.elements.isEmpty, fits(picture).isEmpty, screen(picture) == nil,
      let card = PictureScaling.withoutClearMargin(picture.pixels)
    else { return picture }
    var result = picture
    result.pixels = card
    result.hadMargin = true
    return result
  }

  /// The picture at the scale of a device that was asked for, where it has the shape of one of its families and is
  /// larger, as Xcode exports previews; else the same picture.
  func scaled(_ picture: GivenPicture) -> GivenPicture {
    guard isAsked, fits(picture).isEmpty, screen(picture) == nil else { return picture }
    let width = Double(picture.pixels.width), height = Double(picture.pixels.height)
    for device in devices {
      let scale = scale ?? picture.name.scale ?? Double(device.scale)
      for family in device.families {
        guard let size = device.sizes[family] else { continue }
        if let stated = picture.name.family, stated != family.description { continue }
        let own = (Double(size.width) * scale, Double(size.height) * scale)
        guard abs(width / height - own.0 / own.1) < 0.002, width > own.0,
          let columns = Int(exactly: own.0.rounded()), let rows = Int(exactly: own.1.rounded()),
          let pixels = PictureScaling.reduced(picture.pixels, width: columns, height: rows)
        else { continue }
        var result = picture
        result.pixels = pixels
        result.scaledFrom = "\(picture.pixels.width) × \(picture.pixels.height)"
        return result
      }
    }
    return picture
  }

  /// Whether a picture has the shape of a family of any device and is larger.
  private func hasShape(_ picture: GivenPicture) -> Bool {
    let width = Double(picture.pixels.width), height = Double(picture.pixels.height)
    return devices.contains { device in
      device.sizes.values.contains { size in
        abs(width / height - Double(size.width / size.height)) < 0.002
          && width > Double(size.width * device.scale)
      }
    }
  }

  /// The device whose screen a picture has the size of, in portrait.
  func screen(_ picture: GivenPicture) -> Device? {
    devices.first { device in
      guard let screen = device.screen else { return false }
      let width = (screen.width * device.scale).rounded()
      let height = (screen.height * device.scale).rounded()
      return Double(width) == Double(picture.pixels.width)
        && Double(height) == Double(picture.pixels.height)
    }
  }

  /// The message that no frame is seen in a picture: a screenshot that was made smaller or larger is said to be one.
  func unseen(_ picture: GivenPicture) -> String {
    let width = picture.pixels.width, height = picture.pixels.height
    let shape = Double(width) / Double(max(1, height))
    let alike = devices.first { device in
      guard let screen = device.screen, device.platform == .iOS else { return false }
      return abs(shape - Double(screen.width / screen.height)) < 0.002
    }
    guard screen(picture) == nil, let alike, let screen = alike.screen else {
      return FramePairing.unseen
    }
    let own = [screen.width, screen.height].map { Self.number(Double($0 * alike.scale)) }
    return
      "It has the shape of a phone's screen and another size, \(width) × \(height) pixels: that of \(alike.name) has "
      + "\(own.joined(separator: " × ")). Give the screenshot as the phone made it."
  }

  /// The message that no frame has a picture's size, with the families of the nearest sizes.
  func unknown(_ picture: GivenPicture) -> String {
    let width = picture.pixels.width, height = picture.pixels.height
    let size =
      "\(width) × \(height) pixels" + (picture.hadMargin ? " without its clear margin" : "")
    var near: [(distance: Double, text: String)] = []
    var seen: Set<String> = []
    for device in devices {
      for family in device.families {
        guard let size = device.sizes[family] else { continue }
        for scale in [3.0, 2.0] {
          let own = (Double(size.width) * scale, Double(size.height) * scale)
          let distance = abs(own.0 - Double(width)) + abs(own.1 - Double(height))
          let text =
            "\(family) has \(Self.number(own.0)) × \(Self.number(own.1)) on \(device.name) at @\(Self.number(scale))x"
          if seen.insert("\(family) \(own)").inserted { near.append((distance, text)) }
        }
      }
    }
    if !isAsked, hasShape(picture) {
      return
        "It has the shape of a family, \(size), but no frame's size: name its device by "
        + "--device, and it is scaled to that."
    }
    let best = near.min { ($0.distance, $0.text) < ($1.distance, $1.text) }
    return
      "No frame has its size, \(size)"
      + (best.map { "; the nearest: \($0.text)" } ?? "")
      + ". Take the picture at a family's size, or name the "
      + "device by --device."
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value.rounded()).map(String.init) ?? "\(value)"
  }
}
