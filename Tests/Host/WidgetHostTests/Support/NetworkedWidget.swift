import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// A run of the fixture widget that makes requests.
struct NetworkedWidget {
  let folder: ScratchFolder
  var network = NetworkSource.denied
  /// Whether the requests are made at the same time.
  var isTogether = false

  init() throws { folder = try ScratchFolder("network") }

  struct Answer {
    /// The outcome of each request, in the order in which they ended.
    var words: [String] = []
    /// The frame's diagnostics: code and message.
    var notes: [String] = []
    var failures: [String] = []
    var digest = ""
  }

  /// - Parameter requests: lines as `GET https://example.com/`.
  func ask(_ requests: String..., phase: PhaseKind = .timeline) throws -> Answer {
    let group: [String: Any] = [
      "group.example.networked": ["defaults": ["requests": requests, "together": isTogether]]
    ]
    let file = folder.path + "/group.json"
    try JSONSerialization.data(withJSONObject: group).write(to: URL(fileURLWithPath: file))
    var batch = FrameBatch.fixture("networked", phases: [phase], in: folder)
    batch.world = WorldSpec(network: network, appGroupFile: file)
    let result = WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0]
    let frame = result.frames.first
    return Answer(
      words: frame?.texts.first.map { $0.components(separatedBy: " | ") } ?? [],
      notes: (frame?.diagnostics ?? []).map { "\($0.code): \($0.message)" },
      failures: result.failures.map(\.message), digest: "\(frame?.digest ?? "")")
  }
}
