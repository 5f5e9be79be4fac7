import Foundation
import SwiftUI
import WidgetKitCore

/// A preview of the source: a `#Preview`, or a type that is a `PreviewProvider`.
@MainActor
struct PreviewSource {
  /// One picture to be made of it.
  struct Picture {
    var kind: String
    /// nil for a view without a widget around it.
    var family: WidgetFamily?
    var name: String?
    var settings = WidgetSettings()
    /// One for a view, those of the timeline for a widget.
    var entries: [DrivenEntry]
    /// The view's index among the views of its source; nil where there is only one.
    var piece: Int?

    @MainActor
    func scene(_ entry: DrivenEntry, _ request: FrameRequest) throws -> FrameScene {
      guard family != nil else { return try FrameScene(preview: entry, request, piece: piece) }
      return try FrameScene(entry: entry, request, settings, piece: piece)
    }
  }

  /// The preview's location in the source, for messages: `Widgets/Card.swift:12`, `Card_Previews`.
  let place: String
  private let pictures: @MainActor (TimelineProviderContext.Maker, Date) async -> [Picture]

  func pictures(_ context: TimelineProviderContext.Maker, now: Date) async -> [Picture] {
    await pictures(context, now)
  }

  /// All previews in the order of the source: each `#Preview` by file and line, then the providers.
  static var all: [PreviewSource] {
    // A Live Activity's states are drawn by ActivityRun.
    Previews.all.filter { !$0.hasContentStates }.map(of) + Previews.providers.map(of)
  }

  private static func of(_ thunk: _PreviewThunk) -> PreviewSource {
    PreviewSource(place: "\(thunk.file):\(thunk.line)") { context, now in
      let record = thunk.make()
      if let widget = record.content as? _WidgetPreview {
        return await Self.pictures(of: widget, record.name, context)
      }
      guard let view = record.content as? AnyView else { return [] }
      let file = thunk.file.split(separator: "/").last.map(String.init) ?? thunk.file
      let kind = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
      return Self.pictures(of: view, kind, named: record.name, now)
    }
  }

  private static func of(_ type: any PreviewProvider.Type) -> PreviewSource {
    let name = String(describing: type)
    return PreviewSource(place: name) { _, now in
      var kind = name
      for ending in ["_Previews", "_Preview", "Previews"]
      where kind.hasSuffix(ending) && kind != ending {
        kind.removeLast(ending.count)
        break
      }
      return Self.pictures(of: type.shown, kind, named: nil, now)
    }
  }

  /// The views at the top of `view`, each with its own preview modifiers.
  private static func pictures(
    of view: AnyView, _ kind: String, named name: String?, _ now: Date
  ) -> [Picture] {
    let pieces = ViewRenderer().pieces(view, environment: EnvironmentValues())
    return pieces.enumerated().map { index, piece in
      Picture(
        kind: kind, family: (piece.context as? WidgetPreviewContext)?.family,
        name: piece.name ?? name, entries: [DrivenEntry(date: now, relevance: nil) { view }],
        piece: pieces.count > 1 ? index : nil)
    }
  }

  private static func pictures(
    of preview: _WidgetPreview, _ name: String?, _ context: TimelineProviderContext.Maker
  ) async -> [Picture] {
    guard let description = descriptions(preview.widget).first, let driver = description.driver
    else {
      return []
    }
    let entries: [any TimelineEntry] =
      switch preview.source {
      case .entries(let make): await make()
      case .provider(let provider): await provider.entries(context(preview.family))
      }
    return [
      Picture(
        kind: description.kind, family: preview.family, name: name,
        settings: description.settings, entries: entries.compactMap(driver.drive))
    ]
  }
}

@MainActor
private func descriptions<W: Widget>(_ widget: W) -> [_WidgetDescription] {
  var found: [_WidgetDescription] = []
  W.Body._describe(widget.body, into: &found)
  return found
}

extension TimelineProviderContext {
  typealias Maker = @MainActor (WidgetFamily) -> TimelineProviderContext
}

extension TimelineProvider {
  @MainActor
  fileprivate func entries(_ context: TimelineProviderContext) async -> [any TimelineEntry] {
    await withCheckedContinuation { continuation in
      let answered = OnceFlag()
      getTimeline(in: context) { timeline in
        let entries = Handover(timeline.entries as [any TimelineEntry])
        if answered.set() { continuation.resume(returning: entries) }
      }
    }.value
  }
}

/// A completion counts once.
private final class OnceFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var isSet = false
  func set() -> Bool {
    lock.withLock {
      defer { isSet = true }
      return !isSet
    }
  }
}
