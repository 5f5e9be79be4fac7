// Controls are found by one process, then each is touched in its own: it starts with a fresh world, so
// neither order nor number of the others matters, and a perform() that traps costs its own frames only.
extension UnitSupervisor {
  func run(_ unit: FrameUnit) -> UnitResult {
    var rest = unit
    rest.phases.removeAll { $0 == .interaction }
    var result = rest.phases.isEmpty ? UnitResult() : make(rest)
    guard unit.phases.contains(.interaction) else { return result }
    var search = unit
    search.phases = [.interaction]
    let found = make(search)
    result.add(found)
    for control in found.controls {
      var touch = search
      touch.touching = control
      result.add(make(touch))
    }
    result.interactions.sort { $0.position < $1.position }
    return result
  }
}

extension UnitResult {
  fileprivate mutating func add(_ other: UnitResult) {
    frames += other.frames
    for failure in other.failures { note(failure) }
    interactions += other.interactions
    output += other.output
    for donation in other.donations where !donations.contains(donation) {
      donations.append(donation)
    }
  }

  /// A failure counts once: a provider that is asked again says the same again.
  mutating func note(_ failure: FailureRecord) {
    let isKnown = failures.contains {
      $0.phase == failure.phase && $0.message == failure.message
    }
    if !isKnown { failures.append(failure) }
  }
}
