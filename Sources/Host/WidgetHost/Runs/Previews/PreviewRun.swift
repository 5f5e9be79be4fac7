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

  /// - Throws: a `Failure`, where there is no such device.
  init(_ frames: FramePipeline) throws {
    guard let device = frames.batch.setting.resolvedDevice else {
      throw Failure("There is no device \(frames.batch.setting.device).")
    }
    self.frames = frames
    self.device = device
  }

  mutating func run() async throws {
    let circumstances = PreviewSource.Circumstances(
      device: device, now: batch.setting.now,
      environment: EnvironmentValues(window: PreviewSettings(), batch.template, on: device),
      kinds: batch.previewKinds
    ) { [self] in context(of: $0) }
    for (index, source) in PreviewSource.all.enumerated() {
      let key = "preview \(index)"
      // It ended an earlier process.
      if batch.settled.contains(key) { continue }
      try frames.output.send(.previewing(key: key, place: source.place))
      NetworkGate.begin(source.place)
      FrozenWorld.enter(batch.setting, purpose: source.place)
      do {
        let contents = try await source.contents(in: circumstances)
        let denied = NetworkGate.takeNotes()
        for content in contents where isWanted(content) { try take(content, source.place, denied) }
      } catch let failure as Failure {
        try frames.fail(phase: PhaseKind.preview.rawValue, failure.description)
      }
    }
  }

  private func isWanted(_ content: PreviewContent) -> Bool {
    batch.previewFamilies?.contains(content.canvas.family) ?? true
  }

  private mutating func take(
    _ content: PreviewContent, _ place: String, _ notes: [Diagnostic]
  ) throws {
    var template = batch.template
    template.kind = content.kind
    template.family = content.canvas.family
    let name = name(of: content, in: "\(template.kind)/\(template.family)")
    guard !content.entries.isEmpty else {
      return try frames.fail(
        template, phase: name,
        "The preview at \(place) has no entry that its widget could show: give its "
          + "timeline entries of the widget's own type.")
    }
    guard try batch.listsPreviews || fits(content, place, template, name) else { return }
    for (index, entry) in content.entries.enumerated() {
      template.phase = .sample(.preview, name: name + content.suffix(index), index: position)
      if batch.listsPreviews {
        try frames.output.send(
          .preview(
            PreviewSummary(
              kind: template.kind, family: template.family, phase: template.phase.name, place: place
            )))
      } else {
        try draw(content, entry, template, notes)
      }
      position += 1
    }
  }

  /// Whether the device can show it. Where it can't, that is a failure if the device was asked for.
  private func fits(
    _ content: PreviewContent, _ place: String, _ template: FrameRequest, _ name: String
  ) throws -> Bool {
    if batch.skipsUnfitPreviews, !content.canvas.isOffered(on: device) {
      let what = [template.product, "preview at \(place)", template.family]
      try frames.output.send(
        .skipped(
          SkippedRecord(
            what: what.joined(separator: " · "),
            reason: "\(device.name) has no \(content.canvas.family)")))
      return false
    }
    do {
      try content.canvas.check(on: device, scale: template.scale)
      return true
    } catch let failure as Failure {
      try frames.fail(template, phase: name, "The preview at \(place) \(failure.description)")
      return false
    }
  }

  private func draw(
    _ content: PreviewContent, _ entry: DrivenEntry, _ template: FrameRequest, _ notes: [Diagnostic]
  ) throws {
    for style in content.canvas.styles(batch.styles) {
      var request = template
      request.style = style
      let images = AsyncImages(.over)
      try draw(content, entry, request, notes, images)
      guard images.areShown, case .sample(let origin, let name, let index) = template.phase else {
        continue
      }
      for (moment, ending) in [(AsyncImages.Moment.loading, "loading"), (.offline, "offline")] {
        request.phase = .sample(origin, name: "\(name)-\(ending)", index: index)
        try draw(content, entry, request, notes, AsyncImages(moment))
      }
    }
  }

  /// - Parameter images: the images that an app's view fetches.
  private func draw(
    _ content: PreviewContent, _ entry: DrivenEntry, _ request: FrameRequest,
    _ notes: [Diagnostic], _ images: AsyncImages
  ) throws {
    try frames.make(request, notes: notes + content.notes) {
      var scene = try content.scene(entry, request, frames.renderer.views)
      if case .window = content.canvas { scene.environment.asyncImages = images }
      return scene
    }
  }

  /// The preview's own name, or its number among those without one; unique in its folder.
  private mutating func name(of content: PreviewContent, in folder: String) -> String {
    let base: String
    if let name = content.name, !name.isEmpty {
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
