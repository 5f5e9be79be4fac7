import DisplayList

/// Collects frames with their display lists, for the process that draws them.
@MainActor
final class FrameCollector: FrameSink {
  private(set) var frames: [(record: FrameRecord, list: DisplayList)] = []

  func take(_ artifact: FrameArtifact, _ record: inout FrameRecord) throws {
    frames.append((record, artifact.displayList))
  }
}
