import Goldens
import Rendering

/// Compares frames with their goldens, or makes goldens of them.
@MainActor
final class FrameComparer: FrameSink {
  private let goldens: GoldenComparer
  private let rasterizer: Rasterizer

  init(_ task: GoldenTask, _ rasterizer: Rasterizer) {
    goldens = GoldenComparer(task, write: OutputWriter.write, keep: OutputWriter.keep)
    self.rasterizer = rasterizer
  }

  func take(_ artifact: FrameArtifact, _ record: inout FrameRecord) throws {
    let rasterizer = rasterizer, list = artifact.displayList, scale = record.scale
    record.comparison = try goldens.compare(
      list, id: record.id, digest: record.digest, scale: scale
    ) { rasterizer.render(list, scale: scale) }
  }
}
