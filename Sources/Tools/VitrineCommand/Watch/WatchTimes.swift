/// The seconds that the steps from a saved file to its picture took.
struct WatchTimes: Equatable, Sendable {
  /// The seconds from the first event to the decision what to do.
  var notice = 0.0
  /// The reading of the build plan, and the choice of what is run.
  var plan = 0.0
  var compile = 0.0
  var link = 0.0
  /// The time, in seconds, from the start of the worker until it draws.
  var start = 0.0
  var render = 0.0

  /// The steps by name, in their order.
  var steps: [(name: String, seconds: Double)] {
    [
      ("notice", notice), ("plan", plan), ("compile", compile), ("link", link), ("start", start),
      ("render", render),
    ]
  }
}
