import AppIntents
import Arguments
import Failures
import Foundation
import SystemDesigns
import WidgetHost

// The dimensions that change the world in which a provider is called.
extension MatrixDimension {
  package static let device = MatrixDimension(
    key: "device",
    option: .option(
      "device", "DEVICE,…",
      "as “iPhone 16”, the default but where a placement is another device's", \.devices
    ) { try $0.devices() },
    changes: { dimensions, _ in
      (dimensions.devices?.map(\.name) ?? Dimensions.ofEachPlatform).map { value in
        { $0.setting.device = value }
      }
    },
    namePart: .device)

  package static let placement = MatrixDimension(
    key: "placement",
    option: .option(
      "placement", "PLACEMENT,…", "homeScreen, lockScreen, standBy, …, or all (the family's own)",
      \.placements, completion: .values(Placement.allCases.map(\.rawValue) + ["all"])
    ) { try $0.wanted(Placement.self) },
    changes: { dimensions, _ in
      (dimensions.placements?.values ?? Placement.allCases).map { value in
        { $0.setting.placement = value }
      }
    },
    namePart: .value { Placement(rawValue: $0) != nil })

  package static let locale = MatrixDimension(
    key: "locale",
    option: .option("locale", "LOCALE,…", "as zh_Hans_CN (en_US)", \.locales) { values in
      try values.list.map(KnownLocale.identifier)
    },
    changes: { dimensions, isWide in
      (dimensions.locales ?? (isWide ? ["en_US", "ar"] : [dimensions.base.locale])).map { value in
        { $0.setting.locale = value }
      }
    },
    namePart: .anythingElse)

  package static let system = MatrixDimension(
    key: "os",
    option: .option(
      "os", systemNames.joined(separator: ","),
      "the version of the system whose design is drawn (\(SystemVersion.standard))", \.systems,
      completion: .values(systemNames)
    ) { values in
      try values.list.map { text in
        guard let version = SystemVersion(text) else {
          throw Failure.unknown("--os", text, among: systemNames)
        }
        return version
      }
    },
    changes: { dimensions, isWide in
      let standard = isWide ? SystemVersion.offered : [dimensions.base.os]
      return (dimensions.systems ?? standard).map { value in
        { $0.setting.os = value }
      }
    },
    namePart: .prefixed("os") { $0.allSatisfy(\.isNumber) })

  /// The versions of the system that can be drawn, the oldest first.
  package static let systemNames: [String] = SystemVersion.offered.reversed().map(\.description)

  package static let configuration = MatrixDimension(
    key: "configuration",
    option: .option(
      "configuration", "FILE,…",
      "JSON with values for a widget's parameters, or recommended[:NAME]", \.configurations,
      completion: .file
    ) { try $0.configurations() },
    changes: { dimensions, _ in
      dimensions.configurations.map { value in { $0.setting.configuration = value } }
    },
    namePart: .prefixed("cfg-"))
}

extension OptionValues {
  /// A name with a comma in it (“iPad Pro 11-inch, more space”) is tried whole first.
  fileprivate func devices() throws -> [Device] {
    var found: [Device] = []
    for text in given {
      let names =
        DeviceTable.device(named: text) != nil
        ? [text] : text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      for name in names {
        guard let device = DeviceTable.device(named: name) else {
          throw Failure.unknown("device", name, among: DeviceTable.all.map(\.name))
        }
        if !found.contains(device) { found.append(device) }
      }
    }
    return found
  }

  /// A configuration has the name of its file without the extension. `recommended` means all that a
  /// widget's provider recommends, `recommended:NAME` one of them.
  fileprivate func configurations() throws -> [Configuration?] {
    try list.map { path in
      if let recommended = Configuration(recommended: path) { return recommended }
      guard let data = FileManager.default.contents(atPath: path) else {
        throw failure("\(path) can't be read.")
      }
      guard let values = try? JSONDecoder().decode([String: ConfiguredValue].self, from: data)
      else {
        if let mistake = JSONMistake(in: data) {
          throw failure(
            "\(path) \(mistake.predicate) in line \(mistake.line).", remedy: mistake.remedy)
        }
        throw failure(
          "\(path) isn't a JSON object of parameters and values, as "
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
