import DisplayList
import Failures
import Foundation
import SwiftUI
import WidgetKitCore

/// A preview of the source: a `#Preview`, or a type that is a `PreviewProvider`.
@MainActor
struct PreviewSource {
  /// The circumstances in which previews are asked what they show.
  struct Circumstances {
    let device: Device
    let now: Date
    /// The environment of an app's view on the device.
    let environment: EnvironmentValues
    /// The kinds that are wanted; nil for all.
    let kinds: [String]?
    /// The context of a preview's provider, for a family.
    let context: @MainActor (WidgetFamily) -> TimelineProviderContext

    func wants(_ kind: String) -> Bool { kinds?.contains(kind) ?? true }
  }

  /// The preview's location in the source, for messages: `Widgets/Card.swift:12`, `Card_Previews`.
  let place: String
  private let makeContents: @MainActor (Circumstances) async throws -> [PreviewContent]

  /// The contents of the wanted kinds of widget.
  ///
  /// - Throws: a `Failure`, where the preview can't be shown.
  func contents(in circumstances: Circumstances) async throws -> [PreviewContent] {
    do {
      return try await makeContents(circumstances)
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
    return PreviewSource(place: place) { circumstances in
      let record = thunk.make()
      if let widget = record.content as? WidgetPreview {
        return try await contents(of: widget, record.name, place, circumstances)
      }
      guard let preview = record.content as? ViewPreview, circumstances.wants(thunk.kind) else {
        return []
      }
      let shown = PreviewedViews(
        kind: thunk.kind, name: record.name, place: place, settings: preview.settings,
        circumstances: circumstances)
      let views = try await preview.views()
      return preview.hasArguments
        ? [shown.contentOfArguments(views)] : try views.flatMap(shown.contents)
    }
  }

  private static func of(_ type: any PreviewProvider.Type) -> PreviewSource {
    let name = String(describing: type)
    var kind = name
    for ending in ["_Previews", "_Preview", "Previews"]
    where kind.hasSuffix(ending) && kind != ending {
      kind.removeLast(ending.count)
      break
    }
    return PreviewSource(place: name) { [kind] circumstances in
      guard circumstances.wants(kind) else { return [] }
      let shown = PreviewedViews(
        kind: kind, place: name, settings: PreviewSettings(), circumstances: circumstances)
      let note = circumstances.device.note(on: type.platform)
      return try shown.contents(of: type.shown).map { content in
        var content = content
        if let note { content.notes.append(note) }
        return content
      }
    }
  }

  // MARK: Widgets

  private static func contents(
    of preview: WidgetPreview, _ name: String?, _ place: String, _ circumstances: Circumstances
  ) async throws -> [PreviewContent] {
    guard let description = descriptions(preview.widget()).first, let driver = description.driver
    else {
      throw Failure(
        "The preview at \(place) shows no widget with a timeline: write in its first closure the widget that the "
          + "entries are of.")
    }
    guard circumstances.wants(description.kind) else { return [] }
    let entries = try await preview.entries(circumstances.context(preview.family))
    return [
      PreviewContent(
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

  /// The kind of its frames, where it shows views: the name of its file.
  fileprivate var kind: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }
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
