import Failures
import Foundation
import Planning
import SystemDesigns
import WidgetHost
import WidgetKitCore

extension SnapshotMatrix {
  /// The matrix as the dimensions that planning goes by.
  ///
  /// - Throws: a ``Failure``, with a value that doesn't exist.
  func dimensions(_ base: Setting, _ configurations: [Configuration?]) throws -> Dimensions {
    var dimensions = Dimensions(base: base)
    switch kind {
    case .every: dimensions.kind = .default
    case .pairwise: dimensions.kind = .pairwise
    case .full: dimensions.kind = .full
    }
    dimensions.devices = try devices?.map { try $0.device() }
    dimensions.placements = placements.map { .these(distinct($0.map(\.placement))) }
    dimensions.renderings = renderingModes.map {
      .these(distinct($0.compactMap { FrameStyle.Rendering(rawValue: $0.description) }))
    }
    dimensions.locales = try locales.map { try distinct($0).map(Self.locale) }
    dimensions.systems = try systems.map { try distinct($0).map(Self.system) }
    dimensions.configurations = configurations
    dimensions.appearances = appearances.map { distinct($0.map { $0 == .dark ? .dark : .light }) }
    dimensions.contrasts = contrasts.map {
      distinct($0.map { $0 == .increased ? .increased : .standard })
    }
    dimensions.typeSizes = typeSizes.map { distinct($0.map { "\($0)" }) }
    dimensions.directions =
      directions.map { distinct($0.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight }) }
      ?? [nil]
    dimensions.locks = locked.map { distinct($0.map { $0 ? .locked : .unlocked }) } ?? [.unlocked]
    if let scale, !(0.5...8).contains(scale) {
      throw Failure("The matrix has a scale of \(scale) pixels a point; 0.5 to 8 can be drawn.")
    }
    dimensions.scale = scale
    return dimensions
  }

  private func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  private static func system(_ version: Int) throws -> SystemVersion {
    guard let system = SystemVersion.offered.first(where: { $0.rawValue == version }) else {
      let offered = SystemVersion.offered.reversed().map(\.description)
      throw Failure(
        "The matrix names iOS \(version); \(offered.joined(separator: " and ")) can be drawn.")
    }
    return system
  }

  private static func locale(_ text: String) throws -> String {
    let identifier = text.replacing("-", with: "_")
    guard let language = Locale(identifier: identifier).language.languageCode?.identifier,
      Locale.LanguageCode.isoLanguageCodes.contains(where: { $0.identifier == language })
    else {
      throw Failure(
        "The matrix names the locale “\(text)”, which isn't one: “en_US” and “ar” are.")
    }
    return identifier
  }
}
