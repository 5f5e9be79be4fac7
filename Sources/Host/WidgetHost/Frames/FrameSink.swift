/// A consumer of frames: it writes, compares, audits or collects them.
@MainActor
protocol FrameSink {
  /// Takes a frame and adds what it found to the frame's record.
  func take(_ artifact: FrameArtifact, _ record: inout FrameRecord) throws
}
