/// Takes the events of a run: in a worker the pipe to its parent, in process the code that asked for the frames.
struct EventOutput: Sendable {
  let send: @Sendable (WorkerEvent) throws -> Void
}
