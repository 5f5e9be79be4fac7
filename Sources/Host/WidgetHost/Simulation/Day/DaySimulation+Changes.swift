import Foundation

extension DaySimulation {
  /// Carries out a change of the script.
  func happen(_ change: SystemChange, at now: Date) async throws {
    var problem: String?
    switch change {
    case .timeZone(let zone):
      try backend.apply(change, at: now)
      try await askAll(.timeZone(zone), at: now)
    case .locale(let locale):
      try backend.apply(change, at: now)
      try await askAll(.locale(locale), at: now)
    case .typeSize(let size):
      try backend.apply(change, at: now)
      try await askAll(.typeSize(size), at: now)
    case .appearance:
      try backend.apply(change, at: now)
      try redraw(at: now)
    case .locked(let isLocked):
      guard isLocked != self.isLocked else { break }
      self.isLocked = isLocked
      try backend.apply(change, at: now)
      try redraw(at: now)
    case .offline: try backend.apply(change, at: now)
    case .standBy(let isOn): nextStandBy = isOn ? now : nil
    case .began(let session):
      for index in simulations.indices { simulations[index].schedule.begin(session, at: now) }
    case .ended(let session):
      for index in simulations.indices {
        guard let (cause, verdict) = simulations[index].schedule.end(session, at: now) else {
          continue
        }
        try await follow(index, cause, verdict, at: now)
      }
    case .appGroup:
      try archive()
      try backend.apply(change, at: now)
    case .appReloads(let kinds): problem = try await reload(kinds, at: now)
    case .invalidates(.relevance):
      for index in simulations.indices { try await backend.relevance(index, at: now) }
    case .invalidates(.recommendations): try backend.apply(change, at: now)
    case .push: try await push(at: now)
    case .tap(let tap): problem = try await press(tap, at: now)
    }
    events.append(
      SimulationRecord.Event(date: now, description: change.description, problem: problem))
  }

  private func askAll(_ cause: ReloadCause, at now: Date) async throws {
    for index in simulations.indices { try await ask(index, cause, at: now) }
  }

  private func reload(_ kinds: [String]?, at now: Date) async throws -> String? {
    guard let kinds else {
      try await askAll(.appCall("reloadAllTimelines()"), at: now)
      return nil
    }
    var unknown: [String] = []
    for kind in kinds {
      let found = simulations.indices.filter { simulations[$0].widget.kind == kind }
      if found.isEmpty { unknown.append(kind) }
      for index in found {
        try await ask(index, .appCall("reloadTimelines(ofKind: \"\(kind)\")"), at: now)
      }
    }
    guard !unknown.isEmpty else { return nil }
    return "No widget of kind \(unknown.joined(separator: ", ")) is on the screen."
  }

  private func push(at now: Date) async throws {
    for index in simulations.indices {
      if simulations[index].widget.takesPush {
        try await ask(index, .push, at: now)
      } else {
        refuse(index, .push, .noPushHandler, at: now)
      }
    }
  }

  // MARK: Interaction

  private func press(_ tap: SystemChange.Tap, at now: Date) async throws -> String? {
    let candidates = simulations.indices.filter { index in
      let widget = simulations[index].widget
      return (tap.kind ?? widget.kind) == widget.kind
        && (tap.family ?? widget.family) == widget.family
    }
    let found = candidates.filter { control(tap.label, on: $0) != nil }
    guard let index = found.first, let control = control(tap.label, on: index) else {
      return noControl(tap, candidates)
    }
    guard found.count == 1 else {
      let names = found.map { "\(simulations[$0].widget.kind) \(simulations[$0].widget.family)" }
      return "“\(tap.label)” is in \(names.joined(separator: ", ")): name one by kind and family."
    }
    guard !isLocked else {
      refuse(index, .interaction(tap.label), .locked, at: now)
      return "The device is locked: controls do nothing until it is unlocked."
    }
    if let reason = backend.refusal(index) {
      refuse(index, .interaction(tap.label), .notTouchable, at: now)
      return reason
    }
    guard let drawing = simulations[index].drawing else { return nil }
    try archive()
    if let entry = simulations[index].drawableEntry {
      // What a press doesn't change isn't listed again.
      var last = simulations[index].shown.last?.picture
      let steps = try backend.pressed(control, in: drawing, of: index, entry: entry, at: now)
      for step in steps {
        guard case .made(let seen) = step else { continue }
        let picture = try backend.keep(seen, of: index)
        if last != picture { simulations[index].touched.append(picture) }
        last = picture
      }
    }
    let problem = try await backend.press(control, in: drawing, of: index, at: now)
    // The timeline is reloaded whether the intent succeeded or threw.
    if let problem { simulations[index].fail(problem) }
    try await ask(index, .interaction(tap.label), at: now)
    return problem
  }

  private func control(_ label: String, on index: Int) -> SimulatedControl? {
    simulations[index].drawing.flatMap { drawing in
      backend.controls(in: drawing).first { $0.answers(to: label) }
    }
  }

  private func noControl(_ tap: SystemChange.Tap, _ candidates: [Int]) -> String {
    var labels: [String] = []
    for index in candidates {
      let controls = simulations[index].drawing.map { backend.controls(in: $0) } ?? []
      for control in controls {
        let label = control.label.isEmpty ? control.name : control.label
        if !labels.contains(label) { labels.append(label) }
      }
    }
    let known = labels.isEmpty ? "there is none" : "there are: " + labels.joined(separator: ", ")
    return "No control “\(tap.label)” is on the screen; \(known)."
  }

  private func refuse(
    _ index: Int, _ cause: ReloadCause, _ refusal: ReloadVerdict.Refusal, at now: Date
  ) {
    simulations[index].reloads.append(
      ReloadRecord(
        date: now, cause: cause, verdict: .refused(refusal),
        used: simulations[index].schedule.used(at: now), budget: rules.budget))
  }
}
