// Controls are found by one process, then each is pressed in its own: it starts with a fresh world, so
// neither order nor number of the others matters, and a perform() that traps costs its own frames only.
extension BatchSupervisor {
  func run(_ batch: FrameBatch) -> BatchResult {
    var rest = batch
    rest.phases.removeAll { $0 == .interaction }
    var result = rest.phases.isEmpty ? BatchResult(of: batch) : make(rest)
    guard batch.phases.contains(.interaction) else {
      result.frames.trim()
      return result
    }
    var search = batch
    search.phases = [.interaction]
    let found = make(search)
    result.add(found)
    for control in found.controls {
      var interaction = search
      interaction.pressing = control
      result.add(make(interaction))
    }
    result.frames.trim()
    result.interactions.sort { $0.position < $1.position }
    return result
  }
}

extension BatchResult {
  fileprivate mutating func add(_ other: BatchResult) {
    frames += other.frames
    for failure in other.failures { note(failure) }
    interactions += other.interactions
    output += other.output
    for donation in other.donations where !donations.contains(donation) {
      donations.append(donation)
    }
  }

  /// Adds a failure, once: a provider that is asked again may fail in the same way again.
  mutating func note(_ failure: FailureRecord) {
    let isKnown = failures.contains {
      $0.phase == failure.phase && $0.message == failure.message
    }
    if !isKnown { failures.append(failure) }
  }
}
