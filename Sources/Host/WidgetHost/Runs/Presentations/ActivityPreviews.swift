import SwiftUI
import WidgetKitCore

/// The previews of one Live Activity, in the order of the source. Their attributes and states aren't made before
/// ``samples(of:)`` is called.
@MainActor
struct ActivityPreviews {
  struct Item {
    /// Unique in the program.
    let key: String
    let place: String
    /// The preview's own name, or its number.
    let name: String
    let preview: ActivityPreview
  }

  let all: [Item]

  init(of driver: ActivityDriver) {
    var all: [Item] = []
    for thunk in Previews.all where thunk.hasContentStates {
      let record = thunk.make()
      guard let preview = record.content as? ActivityPreview, preview.kind == driver.kind else {
        continue
      }
      all.append(
        Item(
          key: "activity preview \(thunk.place)", place: thunk.place,
          name: record.name ?? String(all.count + 1), preview: preview))
    }
    self.all = all
  }

  /// The previews that show a presentation, or else those of the Lock Screen, or else all: a preview's states
  /// are worth seeing everywhere.
  func shown(in presentation: Presentation) -> [Item] {
    for kind in [presentation.previewKind, .content] {
      let chosen = all.filter { $0.preview.viewKind == kind }
      if !chosen.isEmpty { return chosen }
    }
    return all
  }

  /// The states of a preview, each with its name.
  static func samples(of item: Item) async -> [(name: String, sample: ActivitySample)] {
    let samples = await item.preview.samples()
    return samples.enumerated().map { index, sample in
      (samples.count > 1 ? "\(item.name)-\(index + 1)" : item.name, sample)
    }
  }
}

/// The states of an activity in the older previews, `attributes.previewContext(state, viewKind: …)`.
@MainActor
struct OlderActivityPreviews {
  private(set) var all: [(name: String, context: ActivityPreviewContext)] = []

  /// The types with such previews.
  static var providers: [any PreviewProvider.Type] {
    Previews.providers.filter { $0.showsActivities }
  }

  mutating func add(
    _ provider: any PreviewProvider.Type, of driver: ActivityDriver, _ renderer: ViewRenderer,
    _ environment: EnvironmentValues
  ) {
    for piece in renderer.pieces(provider.shown, environment: environment) {
      guard let context = piece.context as? ActivityPreviewContext,
        context.activity == driver.kind
      else { continue }
      all.append((piece.name ?? String(all.count + 1), context))
    }
  }

  /// The samples of the previews that show a presentation, or else those of the Lock Screen, or else all.
  func shown(in presentation: Presentation) -> [(name: String, sample: ActivitySample)] {
    for kind in [presentation.previewKind, .content] {
      let chosen = all.filter { $0.context.viewKind == kind }
      if !chosen.isEmpty { return chosen.map { ($0.name, $0.context.sample) } }
    }
    return all.map { ($0.name, $0.context.sample) }
  }
}

extension Presentation {
  /// The preview that shows it in Xcode; a Smart Stack shows the Lock Screen's content.
  fileprivate var previewKind: ActivityPreviewViewKind {
    switch self {
    case .dynamicIslandCompact: .dynamicIsland(.compact)
    case .dynamicIslandMinimal: .dynamicIsland(.minimal)
    case .dynamicIslandExpanded: .dynamicIsland(.expanded)
    default: .content
    }
  }
}
