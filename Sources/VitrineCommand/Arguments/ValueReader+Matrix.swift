import AppIntents
import Foundation
import WidgetHost
import WidgetKitCore

extension ValueReader {
  /// A name with a comma in it (“iPad Pro 11-inch, more space”) is tried whole first.
  func devices() throws -> [Device] {
    guard let given = given("device") else {
      return DeviceTable.all.filter { $0.name == DeviceTable.standard }
    }
    var found: [Device] = []
    for text in given {
      let names =
        DeviceTable.device(named: text) != nil
        ? [text] : text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      for name in names {
        guard let device = DeviceTable.device(named: name) else {
          throw UsageError.unknown("device", name, among: DeviceTable.all.map(\.name))
        }
        if !found.contains(device) { found.append(device) }
      }
    }
    return found
  }

  func settings(_ devices: [Device]) throws -> [Setting] {
    var base = Setting()
    if let text = try one("now") { base.now = try date(text) }
    if let zone = try one("time-zone") {
      // Names only: what an offset means in TZ is the opposite of what it means to Foundation.
      let known = TimeZone.knownTimeZoneIdentifiers
      guard known.contains(zone) || zone == "UTC" || zone == "GMT" else {
        throw UsageError.unknown("time zone", zone, among: known)
      }
      base.timeZone = zone
    }
    if let text = try one("seed") {
      guard let seed = UInt64(text) else {
        throw UsageError("--seed wants a whole number from 0 on, not “\(text)”.")
      }
      base.seed = seed
    }
    let placements = try cases("placement", Placement.self).map { $0.map(Optional.some) } ?? [nil]
    let locales = try list("locale").map { try $0.map(locale) } ?? [base.locale]
    let systems = try list("os").map { try $0.map(system) } ?? [base.os]
    let configurations = try self.configurations()
    var settings: [Setting] = []
    for device in devices {
      for placement in placements {
        for locale in locales {
          for os in systems {
            for configuration in configurations {
              var setting = base
              setting.device = device.name
              setting.placement = placement
              setting.locale = locale
              setting.os = os
              setting.configuration = configuration
              settings.append(setting)
            }
          }
        }
      }
    }
    return settings
  }

  func looks() throws -> [Look] {
    let appearances = try cases("appearance", Look.Appearance.self) ?? Look.Appearance.allCases
    let contrasts = try cases("contrast", Look.Contrast.self) ?? [.standard]
    let sizes = try list("type-size").map { names in
      try names.map { name in
        guard Look.typeSizes.contains(name) else {
          throw UsageError.unknown("type size", name, among: Look.typeSizes)
        }
        return name
      }
    }
    let directions = try cases("direction", Look.Direction.self).map { $0.map(Optional.some) }
    let renderings = try cases("rendering", Look.Rendering.self).map { $0.map(Optional.some) }
    let scale = try number("scale", 0.5...8)
    var looks: [Look] = []
    for size in sizes ?? ["large"] {
      for contrast in contrasts {
        for direction in directions ?? [nil] {
          for rendering in renderings ?? [nil] {
            for appearance in appearances {
              var look = Look()
              look.appearance = appearance
              look.contrast = contrast
              look.typeSize = size
              look.direction = direction
              look.rendering = rendering
              look.scale = scale
              looks.append(look)
            }
          }
        }
      }
    }
    return looks
  }

  private func date(_ text: String) throws -> Date {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    throw UsageError(
      "--now wants a date as 2026-01-09T09:41:00Z or 2026-01-09T17:41:00+08:00, not “\(text)”.")
  }

  private func locale(_ text: String) throws -> String {
    let identifier = text.replacing("-", with: "_")
    let known = Locale.availableIdentifiers
    if known.contains(identifier) { return identifier }
    // A script that goes without saying: zh_Hans_CN is listed, zh_CN isn't.
    let locale = Locale(identifier: identifier)
    let code = locale.language.languageCode?.identifier ?? ""
    let region = locale.region?.identifier ?? ""
    let isKnown = known.contains { candidate in
      let parts = candidate.split(separator: "_").map(String.init)
      return parts.first == code && (region.isEmpty || parts.last == region)
    }
    guard isKnown, !code.isEmpty else {
      throw UsageError.unknown("locale", text, among: known.sorted())
    }
    return identifier
  }

  private func system(_ text: String) throws -> Int {
    guard let version = Int(text), [18, 26].contains(version) else {
      throw UsageError.unknown("--os", text, among: ["18", "26"])
    }
    return version
  }

  /// The file's name without its extension is the configuration's. `recommended` stands for all that
  /// a widget's provider recommends, `recommended:NAME` for one of them.
  private func configurations() throws -> [Configuration?] {
    guard let files = list("configuration") else { return [nil] }
    return try files.map { path in
      if let recommended = Configuration(recommended: path) { return recommended }
      guard let data = FileManager.default.contents(atPath: path) else {
        throw UsageError("--configuration: \(path) can't be read.")
      }
      guard let values = try? JSONDecoder().decode([String: ConfiguredValue].self, from: data)
      else {
        throw UsageError(
          "--configuration: \(path) isn't a JSON object of parameters and values, as "
            + #"{"city": "Cairo", "showsDetails": true}."#)
      }
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      return Configuration(name: name, values: values)
    }
  }
}

extension Configuration {
  fileprivate init?(recommended text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.first == "recommended" else { return nil }
    self.init(name: parts.count > 1 ? parts[1] : "", values: [:], isRecommended: true)
  }
}
