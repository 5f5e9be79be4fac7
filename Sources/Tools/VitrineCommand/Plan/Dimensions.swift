import Foundation
import WidgetHost
import WidgetKitCore

/// What frames may differ in beside their widget, family and phase, and which combinations of it are
/// made.
package struct Dimensions: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// Every combination of what is asked for.
    case `default`
    /// Of everything, as few frames as hold each two values together.
    case pairwise
    /// Every combination of everything.
    case full
  }

  package enum Wanted<Value: Sendable & Equatable>: Sendable, Equatable {
    case all
    case these([Value])
  }

  package var kind = Kind.default
  /// The clock, the zone and the seed, which every frame has in common.
  package var base: Setting
  // nil: not asked for.
  package var devices: [Device]?
  package var placements: Wanted<Placement>?
  package var renderings: Wanted<Look.Rendering>?
  package var locales: [String]?
  package var systems: [Int]?
  package var configurations: [Configuration?] = [nil]
  package var appearances: [Look.Appearance]?
  package var contrasts: [Look.Contrast]?
  package var typeSizes: [String]?
  package var directions: [Look.Direction?] = [nil]
  package var tints: [Tint?] = [nil]
  package var luminances: [Look.Luminance] = [.standard]
  package var scale: Double?

  package init(base: Setting) { self.base = base }

  /// One of each platform, where places or all are asked for but no device.
  private static let ofEachPlatform = [
    DeviceTable.standard, DeviceTable.standardPad, DeviceTable.standardWatch,
    DeviceTable.standardMac,
  ]

  // MARK: The default matrix

  /// Of every frame, in order. Where places are named but no device, each place is its own device's.
  package var settings: [Setting] {
    var settings: [Setting] = []
    for (device, placement) in places {
      for locale in locales ?? [base.locale] {
        for os in systems ?? [base.os] {
          for configuration in configurations {
            var setting = base
            setting.device = device
            setting.placement = placement
            setting.locale = locale
            setting.os = os
            setting.configuration = configuration
            settings.append(setting)
          }
        }
      }
    }
    return settings
  }

  private var places: [(device: String, placement: Placement?)] {
    let named = devices?.map(\.name)
    switch placements {
    case nil: return (named ?? [DeviceTable.standard]).map { ($0, nil) }
    case .all:
      return (named ?? Self.ofEachPlatform).flatMap { device in
        Placement.allCases.map { (device, $0) }
      }
    case .these(let placements):
      return placements.flatMap { placement in
        (named ?? placement.standardDevices).map { ($0, placement) }
      }
    }
  }

  /// Of the frames at one place.
  package func looks(at placement: Placement, family: WidgetFamily, on device: Device, os: Int)
    -> [Look]
  {
    var looks = looks(modes: namedModes)
    if renderings == .all {
      looks = self.looks(
        modes: placement.renderingModes(for: family, on: device, os: os)
          .map { Look.Rendering(rawValue: $0.description) })
    }
    // Of all places those that are always dark are drawn once.
    guard placements == .all, appearances == nil else { return looks }
    return looks.filter { look in
      let mode =
        look.rendering.flatMap { WidgetRenderingMode(name: $0.rawValue) }
        ?? placement.renderingMode(for: family)
      return look.appearance == .light || !placement.isDark(in: mode, on: device, os: os)
    }
  }

  /// nil for a place's own.
  package var namedModes: [Look.Rendering?] {
    if case .these(let modes) = renderings { modes } else { [nil] }
  }

  package func looks(modes: [Look.Rendering?]) -> [Look] {
    var looks: [Look] = []
    for size in typeSizes ?? ["large"] {
      for contrast in contrasts ?? [.standard] {
        for direction in directions {
          for mode in modes {
            for tint in tints {
              for luminance in luminances {
                for appearance in appearances ?? Look.Appearance.allCases {
                  looks.append(
                    look(appearance, contrast, size, direction, mode, tint, luminance))
                }
              }
            }
          }
        }
      }
    }
    return looks
  }

  private func look(
    _ appearance: Look.Appearance, _ contrast: Look.Contrast, _ size: String,
    _ direction: Look.Direction?, _ mode: Look.Rendering?, _ tint: Tint?,
    _ luminance: Look.Luminance
  ) -> Look {
    var look = Look()
    look.appearance = appearance
    look.contrast = contrast
    look.typeSize = size
    look.direction = direction
    look.rendering = mode
    look.tint = tint
    look.luminance = luminance
    look.scale = scale
    return look
  }

  // MARK: The wide matrices

  /// What is made of one family, by setting, in order. Where an option isn't given: one device of each
  /// platform, every place and mode, both systems, both appearances and contrasts, English and Arabic,
  /// text at its usual size and at the largest. Where content always lies on dark, one appearance.
  package func cases(_ family: WidgetFamily) -> [(setting: Setting, looks: [Look])] {
    let devices = self.devices ?? Self.ofEachPlatform.compactMap(DeviceTable.device(named:))
    let placements = placements?.values ?? Placement.allCases
    let modes = renderings?.values ?? Look.Rendering.allCases
    let systems = self.systems ?? [26, 18]
    let appearances = self.appearances ?? Look.Appearance.allCases
    let locales = self.locales ?? ["en_US", "ar"]
    let contrasts = self.contrasts ?? Look.Contrast.allCases
    let sizes = typeSizes ?? ["large", "accessibility5"]
    // What depends on each other: device, placement, mode, system, appearance.
    var spots: [[Int]] = []
    for (d, device) in devices.enumerated() {
      for (p, placement) in placements.enumerated() {
        guard placement.takes(family, on: device), device.size(family, at: placement) != nil
        else { continue }
        for (m, mode) in modes.enumerated() {
          for (s, os) in systems.enumerated() where placement.rules.since <= os {
            let there = placement.renderingModes(for: family, on: device, os: os)
            guard let used = there.first(where: { $0.description == mode.rawValue })
            else { continue }
            let isDark = placement.isDark(in: used, on: device, os: os)
            for a in appearances.indices where a == 0 || !isDark {
              spots.append([d, p, m, s, a])
            }
          }
        }
      }
    }
    let others = [
      locales.count, configurations.count, contrasts.count, sizes.count, directions.count,
      tints.count, luminances.count,
    ]
    let rows =
      kind == .full
      ? Covering.all(spots, others) : Covering.pairs(spots, others)
    var cases: [(setting: Setting, looks: [Look])] = []
    var places: [Setting: Int] = [:]
    for row in rows {
      var setting = base
      setting.device = devices[row[0]].name
      setting.placement = placements[row[1]]
      setting.os = systems[row[3]]
      setting.locale = locales[row[5]]
      setting.configuration = configurations[row[6]]
      let look = look(
        appearances[row[4]], contrasts[row[7]], sizes[row[8]], directions[row[9]],
        modes[row[2]], tints[row[10]], luminances[row[11]])
      if let place = places[setting] {
        cases[place].looks.append(look)
      } else {
        places[setting] = cases.count
        cases.append((setting, [look]))
      }
    }
    return cases
  }
}

extension Dimensions.Wanted where Value: CaseIterable {
  /// nil for all.
  fileprivate var values: [Value]? {
    if case .these(let values) = self { values } else { nil }
  }
}
