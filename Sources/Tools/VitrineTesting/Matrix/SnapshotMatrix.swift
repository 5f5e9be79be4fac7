import Foundation
import Planning
import WidgetHost
import WidgetKitCore

/// The combinations of values that an assertion makes pictures of. Every combination of what is named is
/// made; what isn't named has its default, and no part in a golden's name: a larger matrix renames none.
///
///     .default                                        // light and dark on an iPhone 16
///     SnapshotMatrix(devices: [.iPhone16, .iPhoneSE], typeSizes: [.large, .accessibility3])
///     .default.locales("en_US", "ar").appearances(.light)
public struct SnapshotMatrix: Sendable {
  /// The way in which values are combined.
  enum Kind: Sendable { case every, pairwise, full }

  var kind = Kind.every
  var devices: [SnapshotDevice]?
  var placements: [SnapshotPlacement]?
  var appearances: [ColorScheme]?
  var contrasts: [ColorSchemeContrast]?
  var typeSizes: [DynamicTypeSize]?
  var locales: [String]?
  var directions: [LayoutDirection]?
  var renderingModes: [WidgetRenderingMode]?
  var systems: [Int]?
  var locked: [Bool]?
  var scale: Double?

  /// Light and dark, on an iPhone 16 with iOS 26 in English of the United States.
  public static let `default` = SnapshotMatrix()

  /// Light alone.
  public static let one = SnapshotMatrix(appearances: [.light])

  /// Every device class, placement, rendering mode, system, appearance, contrast, type size and two
  /// languages, in as few pictures as have each two values together. For widgets. What is named in addition
  /// replaces all values of its dimension.
  public static let pairwise = SnapshotMatrix(kind: .pairwise)

  /// All of them in every combination; hundreds of pictures a family.
  public static let full = SnapshotMatrix(kind: .full)

  private init(kind: Kind) { self.kind = kind }

  /// - Parameters:
  ///   - devices: by name, as `"iPhone SE (3rd generation)"`.
  ///   - placements: where the system shows a widget; by default where the family belongs.
  ///   - locales: identifiers, as `"ar"` or `"zh_Hans_CN"`.
  ///   - directions: by default the locale's.
  ///   - renderingModes: by default what the placement uses.
  ///   - systems: versions of iOS, such as 26.
  ///   - locked: whether the device is locked, so that what is `privacySensitive()` is hidden; by default not.
  ///   - scale: pixels per point; by default the device's.
  public init(
    devices: [SnapshotDevice]? = nil, placements: [SnapshotPlacement]? = nil,
    appearances: [ColorScheme]? = nil, contrasts: [ColorSchemeContrast]? = nil,
    typeSizes: [DynamicTypeSize]? = nil, locales: [String]? = nil,
    directions: [LayoutDirection]? = nil, renderingModes: [WidgetRenderingMode]? = nil,
    systems: [Int]? = nil, locked: [Bool]? = nil, scale: Double? = nil
  ) {
    self.devices = devices
    self.placements = placements
    self.appearances = appearances
    self.contrasts = contrasts
    self.typeSizes = typeSizes
    self.locales = locales
    self.directions = directions
    self.renderingModes = renderingModes
    self.systems = systems
    self.locked = locked
    self.scale = scale
  }
}

extension SnapshotMatrix {
  private func with(_ change: (inout SnapshotMatrix) -> Void) -> SnapshotMatrix {
    var matrix = self
    change(&matrix)
    return matrix
  }

  public func devices(_ devices: SnapshotDevice...) -> SnapshotMatrix {
    with { $0.devices = devices }
  }
  public func placements(_ placements: SnapshotPlacement...) -> SnapshotMatrix {
    with { $0.placements = placements }
  }
  public func appearances(_ appearances: ColorScheme...) -> SnapshotMatrix {
    with { $0.appearances = appearances }
  }
  public func contrasts(_ contrasts: ColorSchemeContrast...) -> SnapshotMatrix {
    with { $0.contrasts = contrasts }
  }
  public func typeSizes(_ typeSizes: DynamicTypeSize...) -> SnapshotMatrix {
    with { $0.typeSizes = typeSizes }
  }
  public func locales(_ locales: String...) -> SnapshotMatrix { with { $0.locales = locales } }
  public func directions(_ directions: LayoutDirection...) -> SnapshotMatrix {
    with { $0.directions = directions }
  }
  public func renderingModes(_ modes: WidgetRenderingMode...) -> SnapshotMatrix {
    with { $0.renderingModes = modes }
  }
  public func systems(_ systems: Int...) -> SnapshotMatrix { with { $0.systems = systems } }
  /// Whether the device is locked: `.locked(true)`, or `.locked(false, true)` for both.
  public func locked(_ states: Bool...) -> SnapshotMatrix { with { $0.locked = states } }
  /// Pixels per point.
  public func scale(_ scale: Double) -> SnapshotMatrix { with { $0.scale = scale } }
}
