import Failures
import SwiftUI
import WidgetKitCore

/// Makes the frames of one presentation of a Live Activity in this process.
@MainActor
struct ActivityRun {
  private let frames: FramePipeline
  private let settings: WidgetSettings
  private let driver: ActivityDriver

  init(_ frames: FramePipeline, _ settings: WidgetSettings, _ driver: ActivityDriver) {
    self.frames = frames
    self.settings = settings
    self.driver = driver
  }

  func run() async throws {
    let batch = frames.batch
    guard let presentation = Presentation(rawValue: batch.family) else {
      throw Failure("\(batch.kind) can't be made at \(batch.family) on \(batch.setting.device).")
    }
    guard !batch.failedPhases.contains(.preview) else { return }
    var samples = ActivitySamples()
    for item in ActivityPreviews(of: driver).shown(in: presentation)
    where !batch.settled.contains(item.key) {
      try frames.output.send(.previewing(key: item.key, place: item.place))
      FrozenWorld.enter(batch.setting, purpose: item.place)
      await samples.add(item)
    }
    if ActivityPreviews(of: driver).all.isEmpty {
      samples.add(try olderPreviews(), shownIn: presentation)
    }
    try frames.output.send(.calling(.preview))
    for file in batch.world.activityFiles { samples.add(file: file, of: driver) }
    if samples.all.isEmpty, samples.problems.isEmpty, ActivityPreviews(of: driver).all.isEmpty {
      samples.addGenerated(of: driver)
    }
    for problem in samples.problems { try frames.fail(phase: "preview", problem) }
    for (index, named) in samples.all.enumerated() {
      let phase = Phase.sample(named.origin, name: named.name, index: index)
      for style in batch.styles {
        let request = batch.request(phase, style)
        try frames.make(request, notes: named.notes) {
          try driver.presentations(named.sample).map {
            try FrameScene(activity: $0, request, settings, frames.renderer.views)
          }
        }
      }
    }
  }

  private func olderPreviews() throws -> OlderActivityPreviews {
    let batch = frames.batch
    var previews = OlderActivityPreviews()
    for provider in OlderActivityPreviews.providers {
      let place = String(describing: provider), key = "activity previews of \(place)"
      guard !batch.settled.contains(key) else { continue }
      try frames.output.send(.previewing(key: key, place: place))
      FrozenWorld.enter(batch.setting, purpose: place)
      previews.add(provider, of: driver, frames.renderer.views, EnvironmentValues())
    }
    return previews
  }
}
