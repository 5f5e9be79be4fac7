/// What the verbs of goldens are asked for.
struct GoldenRequest: Sendable {
  var frames = FrameOptions()
  var run = RunOptions()
  var goldens = GoldenOptions()
}
