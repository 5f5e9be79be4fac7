import Foundation
import Goldens
import WidgetHost

/// Which goldens a run can judge: what nobody chose is neither missing nor orphaned.
struct GoldenReach {
  /// `Watchlist/systemSmall`, and `~dark@3x`: every widget, family and variant that was asked for, with
  /// the unit that makes it.
  private struct Place: Hashable {
    var folder: String
    var suffix: String
  }

  private var units: [Place: Int] = [:]
  private var folders: Set<String> = []
  private var suffixes: [String: Set<String>] = [:]
  private var scales: Set<String> = []
  private let phases: Set<PhaseKind>
  /// Of each unit.
  private let made: [Set<PhaseKind>]
  /// What of the choice was typed, as ``FrameRequest/variant`` names it, `folder`, `phase` and `scale`.
  private let typed: Set<String>
  private let kinds: Set<String>?
  /// The units that make previews, whose frames are known only when they are made.
  private var previewing: [Int] = []

  private static let keys = [
    "family": "family", "kind": "kind", "phase": "phase", "scale": "scale",
    "appearance": "appearance", "contrast": "contrast", "type-size": "typeSize", "locale": "locale",
    "direction": "direction", "rendering": "rendering", "placement": "placement", "tint": "tint",
    "luminance": "luminance", "os": "os", "device": "device", "configuration": "configuration",
  ]

  init(_ plan: Plan, _ options: Options) {
    phases = Set(options.phases)
    made = plan.units.map { Set($0.unit.phases) }
    typed = Set(options.typed.compactMap { Self.keys[$0] })
    kinds = options.kinds.map { Set($0.map(PathPart.encode)) }
    for (index, (_, unit)) in plan.units.enumerated() {
      if unit.isOfPreviews { previewing.append(index) }
      for look in unit.looks {
        let request = FrameRequest(
          product: unit.product, kind: unit.kind, family: unit.family, phase: .snapshot,
          setting: unit.setting, look: look)
        guard let name = FrameName(request.id(includingProduct: unit.output.includesProduct))
        else { continue }
        folders.insert(name.folder)
        scales.insert(name.scale)
        for key in Self.keys.values { suffixes[key, default: []].insert(name.parts[key] ?? "") }
        let place = Place(folder: name.folder, suffix: name.suffix)
        if units[place] == nil { units[place] = index }
      }
    }
  }

  enum Judgement: Hashable {
    /// Made by this unit of the plan, if at all.
    case ofUnit(Int)
    /// No widget, family or variant of the plan has it.
    case orphaned
    /// A preview that may be made by one of these units.
    case ofPreviews([Int])
    case notChosen
  }

  func judge(_ id: String) -> Judgement {
    guard let name = FrameName(id) else { return .notChosen }
    guard isChosen(name) else { return .notChosen }
    if let unit = units[Place(folder: name.folder, suffix: name.suffix)],
      made[unit].contains(name.phaseKind)
    {
      return .ofUnit(unit)
    }
    if name.phaseKind == .preview {
      return previewing.isEmpty ? .notChosen : .ofPreviews(previewing)
    }
    return phases.contains(name.phaseKind) ? .orphaned : .notChosen
  }

  private func isChosen(_ name: FrameName) -> Bool {
    if !phases.contains(name.phaseKind), typed.contains("phase") { return false }
    let parts = name.folder.split(separator: "/").map(String.init)
    if typed.contains("kind"), let kinds, !parts.dropLast().contains(where: kinds.contains) {
      return false
    }
    if typed.contains("family"),
      !folders.contains(where: { $0.split(separator: "/").last.map(String.init) == parts.last })
    {
      return false
    }
    if typed.contains("scale"), !scales.contains(name.scale) { return false }
    for key in typed {
      guard let known = suffixes[key], !["family", "kind", "phase", "scale"].contains(key) else {
        continue
      }
      if !known.contains(name.parts[key] ?? "") { return false }
    }
    return true
  }
}
