import Failures
import Foundation
import Synchronization

@testable import WidgetHost

/// The executable of widgets that try to get out, beside the tests.
enum IntruderProduct {
  static var executable: ProductExecutable {
    get throws {
      let fixtures = try FixtureProduct.executable
      let folder = (fixtures.path as NSString).deletingLastPathComponent
      let path = folder + "/IntruderWidgets"
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw Failure("IntruderWidgets wasn't built: swift build --product IntruderWidgets")
      }
      return ProductExecutable(name: "IntruderWidgets", path: path)
    }
  }

  static func batch(_ kind: String, in folder: ScratchFolder) -> FrameBatch {
    var batch = FrameBatch.fixture(kind, phases: [.snapshot], in: folder)
    batch.product = "IntruderWidgets"
    batch.providerTimeout = 20
    return batch
  }

  /// The result of making a widget's snapshot behind the seal.
  static func result(
    _ kind: String, without leftOut: SealLayer = [], _ change: (inout FrameBatch) -> Void = { _ in }
  ) throws -> BatchResult {
    let folder = try ScratchFolder("intruder")
    var batch = batch(kind, in: folder)
    change(&batch)
    let pool = WorkerPool(jobs: 1, without: leftOut)
    return pool.render([(try executable, batch)])[0]
  }
}

/// The results of a run's probes.
struct Probes {
  /// The causes of those that led nowhere.
  private(set) var held: [String: String] = [:]
  /// The names of those that led out.
  private(set) var open: Set<String> = []

  init(output: String) {
    for line in output.split(separator: "\n") {
      guard let found = line.firstMatch(of: /probe ([\w-]+): (?:(open)|held \((.*)\))$/) else {
        continue
      }
      if found.2 != nil {
        open.insert(String(found.1))
      } else {
        held[String(found.1)] = String(found.3 ?? "")
      }
    }
  }
}

extension Array where Element: Sendable {
  /// The results of `map`, several at a time.
  func concurrentMap<Result: Sendable>(
    _ body: @Sendable (Element) throws -> Result
  ) throws -> [Result] {
    let results = Mutex<[Int: Swift.Result<Result, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = Swift.Result { try body(self[index]) }
      results.withLock { $0[index] = result }
    }
    return try indices.map { index in try results.withLock { $0[index] }!.get() }
  }
}
