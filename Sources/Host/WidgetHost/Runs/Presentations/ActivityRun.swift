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
    try frames.output.send(.calling(.preview))
    let samples = await ActivitySamples(of: driver, files: batch.world.activityFiles)
    for problem in samples.problems { try frames.fail(phase: "preview", problem) }
    for (index, named) in samples.samples(for: presentation).enumerated() {
      let phase = Phase.sample(named.origin, name: named.name, index: index)
      for style in batch.styles {
        let request = batch.request(phase, style)
        try frames.make(request) {
          try driver.presentations(named.sample).map {
            try FrameScene(activity: $0, request, settings, frames.renderer.views)
          }
        }
      }
    }
  }
}
