import Foundation
import SwiftUI
import WidgetKitCore

/// The states in which a Live Activity is drawn: those of its previews, then those of a file.
@MainActor
struct ActivitySamples {
  struct Named {
    var origin: SampleOrigin
    var name: String
    var sample: ActivitySample
    /// The part that the preview shows; nil for a file's state, which is for all.
    var kind: ActivityPreviewViewKind?
  }

  private let all: [Named]
  /// The faults of the files.
  let problems: [String]

  /// - Parameter files: JSON, as ``ActivityFixture`` reads it.
  init(of driver: ActivityDriver, files: [String] = []) async {
    var all: [Named] = []
    var problems: [String] = []
    var number = 0
    for thunk in Previews.all where thunk.hasContentStates {
      let record = thunk.make()
      guard let preview = record.content as? _ActivityPreview else { continue }
      let samples = await preview.samples().filter { driver.presentations($0) != nil }
      if samples.isEmpty { continue }
      number += 1
      for (index, sample) in samples.enumerated() {
        let name = record.name ?? String(number)
        all.append(
          Named(
            origin: .preview, name: samples.count > 1 ? "\(name)-\(index + 1)" : name,
            sample: sample, kind: preview.viewKind))
      }
    }
    for file in files {
      do {
        let fixture = try ActivityFixture(contentsOf: file)
        guard fixture.activity == driver.kind else { continue }
        for state in fixture.states {
          let sample = try fixture.sample(state, of: driver)
          all.append(Named(origin: .state, name: state.name, sample: sample))
        }
      } catch {
        problems.append("\(error)")
      }
    }
    self.all = Self.distinct(all)
    self.problems = problems
  }

  /// In order, each once.
  var names: [String] {
    var seen: Set<String> = []
    return all.map { "\($0.origin.rawValue)-\($0.name)" }.filter { seen.insert($0).inserted }
  }

  /// The previews that show this presentation, or else those of the Lock Screen, or else all: a
  /// preview's states are worth seeing everywhere. A file's states follow.
  func samples(for presentation: Presentation) -> [Named] {
    let previews = all.filter { $0.origin == .preview }
    let wanted = presentation.previewKind
    var chosen = previews.filter { $0.kind == wanted }
    if chosen.isEmpty { chosen = previews.filter { $0.kind == .content } }
    if chosen.isEmpty { chosen = previews }
    return Self.named(chosen) + all.filter { $0.origin == .state }
  }

  /// Previews of different kinds may have one name; within a kind they may not.
  private static func distinct(_ samples: [Named]) -> [Named] {
    var seen: [String: Int] = [:]
    return samples.map { sample in
      var sample = sample
      let key = "\(sample.origin) \(sample.kind.map { "\($0)" } ?? "") \(sample.name)"
      let count = seen[key, default: 0]
      seen[key] = count + 1
      if count > 0 { sample.name += "-\(count + 1)" }
      return sample
    }
  }

  private static func named(_ samples: [Named]) -> [Named] {
    var seen: Set<String> = []
    return samples.map { sample in
      var sample = sample
      var number = 2
      let name = sample.name
      while !seen.insert(sample.name).inserted {
        sample.name = "\(name)-\(number)"
        number += 1
      }
      return sample
    }
  }
}

extension Presentation {
  /// The preview that shows it in Xcode; a Smart Stack shows the Lock Screen's content.
  var previewKind: ActivityPreviewViewKind {
    switch self {
    case .dynamicIslandCompact: .dynamicIsland(.compact)
    case .dynamicIslandMinimal: .dynamicIsland(.minimal)
    case .dynamicIslandExpanded: .dynamicIsland(.expanded)
    default: .content
    }
  }
}
