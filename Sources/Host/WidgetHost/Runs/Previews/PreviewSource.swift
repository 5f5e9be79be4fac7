import DisplayList
import Failures
import Foundation
import SwiftUI
import WidgetKitCore

/// A preview of the source: a `#Preview`, or a type that is a `PreviewProvider`.
@MainActor
struct PreviewSource {
  /// The context of a preview's provider, for a family.
  typealias MakeContext = @MainActor (WidgetFamily) -> TimelineProviderContext

  /// The preview's location in the source, for messages: `Widgets/Card.swift:12`, `Card_Previews`.
  let place: String
  private let makePictures: @MainActor (MakeContext, Device, Date) async throws -> [PreviewPicture]

  /// - Throws: a `Failure`, where the preview can't be shown.
  func pictures(_ context: MakeContext, on device: Device, now: Date) async throws
    -> [PreviewPicture]
  {
    do {
      return try await makePictures(context, device, now)
    } catch let error as PreviewContextError {
      throw Failure(
        "The preview at \(place) can't be shown: makeSharedContext() of \(error.modifier) threw \(error.cause). "
          + "Return a context there that needs nothing from outside.")
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(
        "The preview at \(place) can't be shown: its provider threw \(error). Return an entry there that needs "
          + "nothing from outside.")
    }
  }

  /// All previews in the order of the source: each `#Preview` by file and line, then the providers.
  static var all: [PreviewSource] {
    // A Live Activity's states are drawn by ActivityRun.
    Previews.all.filter { !$0.hasContentStates }.map(of) + Previews.providers.map(of)
  }

  // MARK: Sources

  private static func of(_ thunk: _PreviewThunk) -> PreviewSource {
    let place = thunk.place
    return PreviewSource(place: place) { context, device, now in
      let record = thunk.make()
      if let widget = record.content as? WidgetPreview {
        return try await pictures(of: widget, record.name, place, context)
      }
      guard let preview = record.content as? ViewPreview else { return [] }
      let views = try await preview.views()
      let file = thunk.file.split(separator: "/").last.map(String.init) ?? thunk.file
      let kind = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
      guard !preview.hasArguments else {
        return [argumentPicture(views, preview.settings, kind, record.name, device, now)]
      }
      return try views.flatMap {
        try pictures(of: $0, preview.settings, kind, named: record.name, place, device, now)
      }
    }
  }

  private static func of(_ type: any PreviewProvider.Type) -> PreviewSource {
    let name = String(describing: type)
    return PreviewSource(place: name) { _, device, now in
      var kind = name
      for ending in ["_Previews", "_Preview", "Previews"]
      where kind.hasSuffix(ending) && kind != ending {
        kind.removeLast(ending.count)
        break
      }
      var pictures = try pictures(
        of: type.shown, PreviewSettings(), kind, named: nil, name, device, now)
      if let note = device.note(on: type.platform) {
        for index in pictures.indices { pictures[index].notes.append(note) }
      }
      return pictures
    }
  }

  // MARK: Views

  /// The views at the top of `view`, each with its own preview modifiers.
  private static func pictures(
    of view: AnyView, _ settings: PreviewSettings, _ kind: String, named name: String?,
    _ place: String,
    _ device: Device, _ now: Date
  ) throws -> [PreviewPicture] {
    let pieces = ViewRenderer().pieces(view, environment: EnvironmentValues())
    return try pieces.enumerated().map { index, piece in
      let piece = piece.filled(from: settings)
      guard let canvas = PreviewCanvas(piece) else {
        throw Failure(
          "The preview at \(place) shows a Live Activity for which there is no ActivityConfiguration: add its widget "
            + "to the WidgetBundle.")
      }
      return PreviewPicture(
        kind: kind, canvas: canvas, name: piece.name ?? name,
        entries: [DrivenEntry(date: now, relevance: nil) { view }],
        piece: pieces.count > 1 ? index : nil, notes: canvas.notes(on: piece.settings, device))
    }
  }

  /// One view for each argument, all in the canvas of the traits.
  private static func argumentPicture(
    _ views: [AnyView], _ settings: PreviewSettings, _ kind: String, _ name: String?,
    _ device: Device,
    _ now: Date
  ) -> PreviewPicture {
    let canvas = PreviewCanvas.window(settings)
    return PreviewPicture(
      kind: kind, canvas: canvas, name: name,
      entries: views.map { view in DrivenEntry(date: now, relevance: nil) { view } },
      numbering: .fromOne,
      notes: canvas.notes(on: settings, device))
  }

  // MARK: Widgets

  private static func pictures(
    of preview: WidgetPreview, _ name: String?, _ place: String, _ context: MakeContext
  ) async throws -> [PreviewPicture] {
    guard let description = descriptions(preview.widget()).first, let driver = description.driver
    else {
      throw Failure(
        "The preview at \(place) shows no widget with a timeline: write in its first closure the widget that the "
          + "entries are of.")
    }
    let entries = try await preview.entries(context(preview.family))
    return [
      PreviewPicture(
        kind: description.kind, canvas: .widget(preview.family), name: name,
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

extension _PreviewThunk {
  /// The location in the source: `Widgets/Card.swift:12`.
  var place: String { "\(file):\(line)" }
}

extension Device {
  /// The note on a preview that is meant for another platform than this device's; nil for none.
  fileprivate func note(on wanted: PreviewPlatform?) -> Diagnostic? {
    let fits =
      switch wanted {
      case nil: true
      case .iOS: platform == .iOS || platform == .iPadOS
      case .macOS: platform == .macOS
      case .watchOS: platform == .watchOS
      case .tvOS: false
      }
    guard let wanted, !fits else { return nil }
    return Diagnostic(
      code: "preview-setting-without-effect",
      message:
        "The preview's platform is \(wanted), and this frame is of \(name). Choose a device by --device."
    )
  }
}
