/// The task that a worker is started for; it comes on the worker's standard input.
package enum WorkerTask: Sendable {
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

/// An object of one member, named for the case, as ``WorkerEvent`` is coded.
extension WorkerTask: Codable {
  private enum CodingKeys: CodingKey {
    case describe, render, simulate
  }

  private struct Describing: Codable {
    var setting: Setting
    var skipped: Set<String>
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .describe(let setting, let skipped):
      try values.encode(Describing(setting: setting, skipped: skipped), forKey: .describe)
    case .render(let batch): try values.encode(batch, forKey: .render)
    case .simulate(let request): try values.encode(request, forKey: .simulate)
    }
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let batch = try values.decodeIfPresent(FrameBatch.self, forKey: .render) {
      self = .render(batch)
    } else if let request = try values.decodeIfPresent(SimulationRequest.self, forKey: .simulate) {
      self = .simulate(request)
    } else {
      let value = try values.decode(Describing.self, forKey: .describe)
      self = .describe(value.setting, skipping: value.skipped)
    }
  }
}
