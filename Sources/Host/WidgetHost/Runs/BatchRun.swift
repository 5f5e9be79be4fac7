import WidgetKitCore

/// Makes the frames of a batch in this process, whatever they are of.
@MainActor
enum BatchRun {
  /// - Parameter description: the widget, Live Activity or control that the batch is of.
  static func run(_ frames: FramePipeline, _ description: _WidgetDescription) async throws {
    if let activity = description.activity {
      try await ActivityRun(frames, description.settings, activity).run()
    } else if let control = description.control {
      try await ControlRun(frames, description.settings, control).run()
    } else {
      try await WidgetRun(frames, description).run()
    }
  }
}
