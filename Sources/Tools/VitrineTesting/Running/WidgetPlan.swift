import Foundation
import Planning
import WidgetHost
import WidgetKitCore

/// The batches of one widget's frames, and the failures of those that can't be made.
struct WidgetPlan {
  private(set) var batches: [FrameBatch] = []
  private(set) var failures: [MadeFrames.Failure] = []

  private let kind: String
  private let dimensions: Dimensions
  private let fixtures: WorldSpec
  private let timeout: Double
  private let phases: [PhaseKind]

  /// - Parameter families: nil for all that the widget supports.
  init(
    _ description: _WidgetDescription, families: [WidgetFamily]?, phases: [SnapshotPhase],
    dimensions: Dimensions, fixtures: WorldSpec, timeout: Double
  ) {
    kind = description.kind
    self.dimensions = dimensions
    self.fixtures = fixtures
    self.timeout = timeout
    self.phases = PhaseKind.allCases.filter { kind in phases.contains { $0.kind == kind } }
    if let presentations = Self.presentations(of: description) {
      addPresentations(presentations)
    } else {
      addFamilies(description, families)
    }
  }

  // MARK: Widgets

  private mutating func addFamilies(
    _ description: _WidgetDescription, _ families: [WidgetFamily]?
  ) {
    let supported = description.settings.supportedFamilies
    for family in families ?? [] where supported?.contains(family) == false {
      let names = supported?.map(\.description).joined(separator: ", ") ?? ""
      fail(family, "\(kind) doesn't support it; its supportedFamilies are \(names).")
    }
    let phases = phases.filter { $0 != .preview && $0 != .interaction }
    guard !phases.isEmpty else { return }
    let wanted = WidgetFamily.allCases.filter { family in
      (families?.contains(family) ?? true) && (supported?.contains(family) ?? true)
    }
    for family in wanted {
      let cases = dimensions.cases(of: family)
      for (setting, styles) in cases { add(family.description, setting, styles, phases) }
      if cases.isEmpty, families != nil {
        fail(family, "None of the matrix's devices and placements has a \(family).")
      }
    }
    if batches.isEmpty, failures.isEmpty {
      failures.append(
        .init(
          what: kind,
          message: "None of the matrix's devices and placements has one of its families."))
    }
  }

  // MARK: Live Activities and controls

  /// The presentations of a Live Activity or a control; nil for a widget.
  private static func presentations(of description: _WidgetDescription) -> [Presentation]? {
    if description.activity != nil { return Presentation.activities }
    if description.control != nil { return Presentation.controls }
    return nil
  }

  private mutating func addPresentations(_ presentations: [Presentation]) {
    guard phases.contains(.preview) else { return }
    for presentation in presentations {
      for setting in dimensions.settingsWithoutPlacement {
        guard DeviceTable.device(named: setting.device)?.canvas(presentation) != nil else {
          continue
        }
        add(presentation.rawValue, setting, dimensions.styles(of: presentation), [.preview])
      }
    }
  }

  private mutating func add(
    _ family: String, _ setting: Setting, _ styles: [FrameStyle], _ phases: [PhaseKind]
  ) {
    batches.append(
      FrameBatch(
        product: "", kind: kind, family: family, setting: setting, styles: styles, phases: phases,
        output: OutputSpec(folder: "", formats: [], includesProduct: false),
        providerTimeout: timeout, world: fixtures))
  }

  private mutating func fail(_ family: WidgetFamily, _ message: String) {
    failures.append(.init(what: "\(kind)/\(family)", message: message))
  }
}

extension Dimensions {
  /// The settings and styles in which a widget of a family is drawn, in order.
  func cases(of family: WidgetFamily) -> [(setting: Setting, styles: [FrameStyle])] {
    guard kind == .default else { return cases(family) }
    return settings.compactMap { setting in
      guard let device = DeviceTable.device(named: setting.device),
        case .available(let styles) = availability(of: family, with: setting, on: device)
      else { return nil }
      return (setting, styles)
    }
  }
}
