/// The options of the verbs that compare, record or remove goldens.
struct GoldenRequest: Sendable {
  var frames = FrameOptions()
  var run = RunOptions()
  var goldens = GoldenOptions()
}
