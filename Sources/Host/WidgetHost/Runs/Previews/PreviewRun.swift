import DisplayList
import Failures
import Foundation
import SwiftUI
import WidgetKitCore

/// Makes the frames of the previews that are linked into this program, in the order of the source.
@MainActor
struct PreviewRun {
  private let frames: FramePipeline
  private let device: Device
  private var taken: Set<String> = []
  private var unnamed: [String: Int] = [:]
  private var position = 0
  private var batch: FrameBatch { frames.batch }

  /// The name used instead of a family for the preview of a view without a widget.
  static let viewFamily = "view"

  /// - Throws: a `Failure`, where there is no such device.
  init(_ frames: FramePipeline) throws {
    guard let device = DeviceTable.device(named: frames.batch.setting.device) else {
      throw Failure("There is no device \(frames.batch.setting.device).")
    }
    self.frames = frames
    self.device = device
  }

  mutating func run() async throws {
    for (index, source) in PreviewSource.all.enumerated() {
      let key = "preview \(index)"
      // It ended an earlier process.
      if batch.settled.contains(key) { continue }
      try frames.output.send(.previewing(key: key, place: source.place))
      NetworkGate.begin(source.place)
      FrozenWorld.enter(batch.setting, purpose: source.place)
      let pictures = await source.pictures({ context(of: $0) }, now: batch.setting.now)
      let denied = NetworkGate.takeNotes()
      for picture in pictures where isWanted(picture) { try draw(picture, source.place, denied) }
    }
  }

  private func isWanted(_ picture: PreviewSource.Picture) -> Bool {
    if let kinds = batch.previewKinds, !kinds.contains(picture.kind) { return false }
    guard let families = batch.previewFamilies else { return true }
    return families.contains(picture.family?.description ?? Self.viewFamily)
  }

  private mutating func draw(
    _ picture: PreviewSource.Picture, _ place: String, _ notes: [Diagnostic]
  ) throws {
    var template = batch.template
    template.kind = picture.kind
    template.family = picture.family?.description ?? Self.viewFamily
    let name = name(of: picture, in: "\(template.kind)/\(template.family)")
    let family = picture.family ?? .systemLarge
    guard device.size(family, at: nil) != nil else {
      return try frames.fail(
        template, phase: name,
        "The preview at \(place) shows \(family), which \(device.name) doesn't have: choose "
          + "another by --device.")
    }
    guard !picture.entries.isEmpty else {
      return try frames.fail(
        template, phase: name,
        "The preview at \(place) has no entry that its widget could show: give its "
          + "timeline entries of the widget's own type.")
    }
    for (index, entry) in picture.entries.enumerated() {
      let suffix = picture.entries.count > 1 ? "-" + Phase.digits(index) : ""
      template.phase = .sample(.preview, name: name + suffix, index: position)
      for style in batch.styles {
        var request = template
        request.style = style
        try frames.make(request, notes: notes) { try picture.scene(entry, request) }
      }
      position += 1
    }
  }

  /// The preview's own name, or its number among those without one; unique in its folder.
  private mutating func name(of picture: PreviewSource.Picture, in folder: String) -> String {
    let base: String
    if let name = picture.name, !name.isEmpty {
      base = name
    } else {
      unnamed[folder, default: 0] += 1
      base = String(unnamed[folder, default: 1])
    }
    var name = base
    var number = 2
    while !taken.insert("\(folder)/\(name)").inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }

  private func context(of family: WidgetFamily) -> TimelineProviderContext {
    var variants = TimelineProviderContext.EnvironmentVariants()
    variants.set(\.colorScheme, [.light, .dark])
    return TimelineProviderContext(
      environmentVariants: variants, family: family, isPreview: true,
      displaySize: device.size(family, at: nil) ?? .zero)
  }
}
