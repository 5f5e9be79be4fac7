import AppIntents
import Foundation
import WidgetHost
import WidgetKitCore

extension ValueReader {
  /// A name with a comma in it (“iPad Pro 11-inch, more space”) is tried whole first.
  ///
  /// - Returns: nil where none is named.
  func devices() throws -> [Device]? {
    guard let given = given("device") else { return nil }
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

  /// - Parameter devices: nil where none is named.
  func dimensions(_ devices: [Device]?) throws -> Dimensions {
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
    var dimensions = Dimensions(base: base)
    dimensions.kind =
      try choice("matrix", Dimensions.Kind.allCases.map(\.rawValue))
      .flatMap(Dimensions.Kind.init) ?? .default
    dimensions.devices = devices
    dimensions.placements = try wanted("placement", Placement.self)
    dimensions.renderings = try wanted("rendering", Look.Rendering.self)
    dimensions.locales = try list("locale").map { try $0.map(locale) }
    dimensions.systems = try list("os").map { try $0.map(system) }
    dimensions.configurations = try configurations()
    dimensions.appearances = try cases("appearance", Look.Appearance.self)
    dimensions.contrasts = try cases("contrast", Look.Contrast.self)
    dimensions.typeSizes = try list("type-size")?.map { name in
      guard Look.typeSizes.contains(name) else {
        throw UsageError.unknown("type size", name, among: Look.typeSizes)
      }
      return name
    }
    dimensions.directions =
      try cases("direction", Look.Direction.self)?.map(Optional.some) ?? [nil]
    dimensions.luminances = try cases("luminance", Look.Luminance.self) ?? [.standard]
    dimensions.tints =
      try list("tint")?.map { text in
        guard let tint = Tint(text) else {
          throw UsageError("--tint wants colours as FF9F0A, six digits of 0 … F, not “\(text)”.")
        }
        return tint
      } ?? [nil]
    dimensions.scale = try number("scale", 0.5...8)
    return dimensions
  }

  /// nil where the option isn't given; all that fits where it is `all`.
  private func wanted<Value: RawRepresentable & CaseIterable & Equatable>(
    _ name: String, _ type: Value.Type
  ) throws -> Dimensions.Wanted<Value>? where Value.RawValue == String {
    if list(name) == ["all"] { return .all }
    return try cases(name, type).map { .these($0) }
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
