import Foundation

/// A process that makes one product's frames batch after batch, so that a frame costs its drawing alone. It is started
/// when the first batch comes, and again where it ended or the world is another. One thread uses it, and outlives it.
package final class LiveWorker {
  private let product: ProductExecutable
  private var process: WorkerProcess?
  /// The setting and the world that the process was started for.
  private var started: (timeZone: String, world: WorldSpec, folder: String)?

  package init(_ product: ProductExecutable) { self.product = product }

  /// The number of processes that were ended so far: as long as it stays, what a task stored is there for the next.
  package private(set) var processes = 0

  /// Ends the process; the next batch gets a new one.
  package func restart() {
    if process != nil { processes += 1 }
    process = nil
    started = nil
  }

  /// Ends a process that can't make the frames of a batch: it is another world's, or gone.
  package func prepare(for batch: FrameBatch) {
    let world = (batch.setting.timeZone, batch.world, batch.output.folder)
    if let started, started != world { restart() }
    if process?.isWaiting == false { restart() }
  }

  /// Makes the frames of a batch. Where the process ends over one after others, that one is tried in a new process.
  package func make(_ batch: FrameBatch) -> BatchResult {
    prepare(for: batch)
    let wasWarm = process?.isWaiting == true
    let result = run(batch)
    guard process?.isWaiting != true else { return result }
    restart()
    return wasWarm ? run(batch) : result
  }

  /// Presses a control in the picture of a batch and makes the frames before, while and after.
  ///
  /// - Parameter control: its name.
  package func press(_ control: String, in batch: FrameBatch) -> BatchResult {
    var batch = batch
    batch.phases = [.interaction]
    batch.pressing = FoundControl(name: control, position: 0, styles: batch.styles)
    return run(batch)
  }

  private func run(_ batch: FrameBatch) -> BatchResult {
    var supervisor = BatchSupervisor(product: product, onFrame: {})
    supervisor.start = { [self] batch in
      if let process, process.isWaiting {
        process.give(.render(batch))
        return process
      }
      restart()
      let process = try WorkerProcess(
        product, .render(batch), timeZone: batch.setting.timeZone, takesMore: true)
      self.process = process
      started = (batch.setting.timeZone, batch.world, batch.output.folder)
      return process
    }
    var result = supervisor.make(batch)
    if result.frames.isEmpty, result.failures.isEmpty {
      result.failures.append(
        FailureRecord(batch.template, phase: "", "The widget gave nothing to draw."))
    }
    return result
  }
}
