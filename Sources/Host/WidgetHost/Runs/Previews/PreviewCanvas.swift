import DisplayList
import Failures
import SwiftUI
import WidgetKitCore

/// The canvas that a preview is shown in.
@MainActor
enum PreviewCanvas {
  case widget(WidgetFamily)
  /// A presentation of a Live Activity, with its views.
  case activity(Presentation, ActivityPresentations)
  /// A window on the device's screen, for a view without a widget.
  case window(PreviewSettings)

  /// The canvas of a view that a preview shows.
  ///
  /// - Returns: nil for a Live Activity without a configuration.
  init?(_ piece: PreviewPiece) {
    if let context = piece.context as? WidgetPreviewContext {
      self = .widget(context.family)
    } else if let context = piece.context as? ActivityPreviewContext {
      guard let presentations = context.presentations else { return nil }
      self = .activity(Presentation(context.viewKind), presentations)
    } else {
      self = .window(piece.settings)
    }
  }

  /// The name in place of a family in paths.
  var family: String {
    switch self {
    case .widget(let family): family.description
    case .activity(let presentation, _): presentation.rawValue
    case .window: "view"
    }
  }

  func isOffered(on device: Device) -> Bool {
    switch self {
    case .widget(let family): device.size(family, at: nil) != nil
    case .activity(let presentation, _): device.canvas(presentation) != nil
    case .window: true
    }
  }

  /// - Throws: a `Failure`, where the device doesn't have it or it can't have its size: the rest of a sentence.
  func check(on device: Device, scale: Double) throws {
    if case .window(let settings) = self { try PreviewWindow.check(settings, scale: scale) }
    guard isOffered(on: device) else {
      throw Failure(
        "shows \(family), which \(device.name) doesn't have: choose another by --device.")
    }
  }

  /// The styles that it is drawn in.
  func styles(_ styles: [FrameStyle]) -> [FrameStyle] {
    guard case .activity(let presentation, _) = self else { return styles }
    return presentation.distinct(styles)
  }

  // MARK: Notes

  /// The notes on settings of the preview that don't change its frame.
  func notes(on settings: PreviewSettings, _ device: Device) -> [Diagnostic] {
    var reasons: [String] = settings.accepted.map { "\($0) has no effect: its style isn't drawn." }
    if let name = settings.device, name.lowercased() != device.name.lowercased() {
      reasons.append(
        "previewDevice(\"\(name)\") has no effect: this frame is of \(device.name). Choose the device by --device."
      )
    }
    reasons += layoutNotes(settings, device)
    return reasons.map { Diagnostic(code: "preview-setting-without-effect", message: $0) }
  }

  private func layoutNotes(_ settings: PreviewSettings, _ device: Device) -> [String] {
    guard case .window = self else {
      let names = [
        settings.layout == nil ? nil : "The preview's layout",
        settings.orientation.map { "\($0.id)" },
      ]
      return names.compactMap { $0 }.map { "\($0) has no effect: \(family) decides the size." }
    }
    guard let orientation = settings.orientation, orientation != .portrait else { return [] }
    if settings.layout ?? .device != .device {
      return [
        "\(orientation.id) has no effect on a preview whose layout isn't the device's screen."
      ]
    }
    return device.canTurn
      ? [] : ["\(orientation.id) has no effect: \(device.name) can't be turned."]
  }
}

extension Presentation {
  init(_ kind: ActivityPreviewViewKind) {
    self =
      switch kind {
      case .content: .activityLockScreen
      case .dynamicIsland(.compact): .dynamicIslandCompact
      case .dynamicIsland(.minimal): .dynamicIslandMinimal
      case .dynamicIsland(.expanded): .dynamicIslandExpanded
      }
  }
}
