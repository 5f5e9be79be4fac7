/// The task that a worker is started for; it comes on the worker's standard input.
package enum WorkerTask: Codable, Sendable {
  /// Describe the widgets, without the previews that ended an earlier process.
  case describe(Setting, skipping: Set<String> = [])
  case render(FrameBatch)
  case simulate(SimulationRequest)

  /// Whether answers of the real network are recorded.
  var isRecording: Bool {
    switch self {
    case .describe: false
    case .render(let batch): batch.world.network.isRecording
    case .simulate(let request): request.world.network.isRecording
    }
  }

  /// The request that the frames of the task share nearly everything with; nil where it makes none.
  var template: FrameRequest? {
    if case .render(let batch) = self { batch.template } else { nil }
  }

  /// The memory that the worker may hold, in megabytes.
  var memoryLimit: Int {
    switch self {
    case .describe: FrameBatch.standardMemoryLimit
    case .render(let batch): batch.memoryLimit
    case .simulate(let request): request.memoryLimit
    }
  }
}
