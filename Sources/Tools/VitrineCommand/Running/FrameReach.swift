import Foundation
import Goldens
import Planning
import WidgetHost

/// The goldens that a run can judge: what wasn't chosen is neither missing nor orphaned.
struct FrameReach {
  /// `Watchlist/systemSmall`, and `~dark@3x`: every widget, family and variant that was asked for, with
  /// the batch that makes it.
  private struct Variant: Hashable {
    var folder: String
    var suffix: String
  }

  private var batches: [Variant: Int] = [:]
  private var folders: Set<String> = []
  private var suffixes: [String: Set<String>] = [:]
  private var scales: Set<String> = []
  private let phases: Set<PhaseKind>
  /// The phases of each batch.
  private let made: [Set<PhaseKind>]
  /// The keys of the options on the command line that choose frames.
  private let typed: Set<String>
  private let kinds: Set<String>?
  /// The batches that make previews, whose frames are known only when they are made.
  private var previewing: [Int] = []

  /// The keys of dimensions, which are parts of frames' names, by the names of their options.
  private static let dimensions = Dictionary(
    uniqueKeysWithValues: MatrixDimension.all.map { ($0.optionName, $0.key) })

  init(_ plan: Plan, _ options: FrameOptions) {
    phases = Set(options.plan.phases)
    made = plan.batches.map { Set($0.batch.phases) }
    typed = Set(options.typed.map { Self.dimensions[$0] ?? $0 })
    kinds = options.plan.kinds.map { Set($0.map(PathPart.encode)) }
    for (index, (_, batch)) in plan.batches.enumerated() {
      if batch.isOfPreviews { previewing.append(index) }
      for name in batch.snapshotNames.compactMap(FrameName.init) {
        folders.insert(name.folder)
        scales.insert(name.scale)
        for key in Self.dimensions.values {
          suffixes[key, default: []].insert(name.parts[key] ?? "")
        }
        let variant = Variant(folder: name.folder, suffix: name.suffix)
        if batches[variant] == nil { batches[variant] = index }
      }
    }
  }

  enum Judgement: Hashable {
    /// Made by this batch of the plan, if at all.
    case ofBatch(Int)
    /// A golden that no widget, family or variant of the plan has.
    case orphaned
    /// A preview that may be made by one of these batches.
    case ofPreviews([Int])
    case notChosen
  }

  func judge(_ id: String) -> Judgement {
    guard let name = FrameName(id) else { return .notChosen }
    guard isChosen(name) else { return .notChosen }
    if let batch = batches[Variant(folder: name.folder, suffix: name.suffix)],
      made[batch].contains(name.phaseKind)
    {
      return .ofBatch(batch)
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
      guard let known = suffixes[key] else { continue }
      if !known.contains(name.parts[key] ?? "") { return false }
    }
    return true
  }
}
