import Foundation
import SystemDesigns
import WidgetHost
import WidgetKitCore

/// The values that were asked for in each ``MatrixDimension``, and which combinations of them are made.
package struct Dimensions: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// Every combination of what is asked for.
    case `default`
    /// The fewest frames in which each pair of values of any two dimensions occurs together.
    case pairwise
    /// Every combination of everything.
    case full
  }

  package enum Wanted<Value: Sendable & Equatable>: Sendable, Equatable {
    case all
    case these([Value])
  }

  package var kind = Kind.default
  /// The clock, the zone and the seed, which all frames have in common.
  package var base = Setting()
  // nil where a dimension isn't asked for.
  package var devices: [Device]?
  package var placements: Wanted<Placement>?
  package var renderings: Wanted<FrameStyle.Rendering>?
  package var locales: [String]?
  package var systems: [SystemVersion]?
  package var configurations: [Configuration?] = [nil]
  package var appearances: [FrameStyle.Appearance]?
  package var contrasts: [FrameStyle.Contrast]?
  package var typeSizes: [String]?
  package var directions: [FrameStyle.Direction?] = [nil]
  package var tints: [Tint?] = [nil]
  package var luminances: [FrameStyle.Luminance] = [.standard]
  package var locks: [FrameStyle.Lock] = [.unlocked]
  package var details: [FrameStyle.Detail] = [.default]
  package var scale: Double?

  package init(base: Setting = Setting()) { self.base = base }

  /// The rendering modes asked for by name; nil for a placement's own.
  package var namedModes: [FrameStyle.Rendering?] {
    if case .these(let modes) = renderings { modes } else { [nil] }
  }

  /// One device of each platform, for placements or matrices without a device.
  static let ofEachPlatform = [
    DeviceTable.standard, DeviceTable.standardPad, DeviceTable.standardWatch,
    DeviceTable.standardMac, DeviceTable.standardHeadset,
  ]
}
