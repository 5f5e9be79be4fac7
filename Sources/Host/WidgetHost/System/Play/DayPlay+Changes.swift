import Foundation

extension DayPlay {
  /// Has something of the script happen.
  func happen(_ change: SystemChange, at now: Date) async throws {
    var problem: String?
    switch change {
    case .timeZone(let zone):
      try stage.apply(change, at: now)
      try await askAll(.timeZone(zone), at: now)
    case .locale(let locale):
      try stage.apply(change, at: now)
      try await askAll(.locale(locale), at: now)
    case .typeSize(let size):
      try stage.apply(change, at: now)
      try await askAll(.typeSize(size), at: now)
    case .appearance:
      try stage.apply(change, at: now)
      try redraw(at: now)
    case .locked(let isLocked): self.isLocked = isLocked
    case .standBy(let isOn): nextStandBy = isOn ? now : nil
    case .began(let session):
      for index in players.indices { players[index].schedule.begin(session, at: now) }
    case .ended(let session):
      for index in players.indices {
        guard let (cause, verdict) = players[index].schedule.end(session, at: now) else { continue }
        try await follow(index, cause, verdict, at: now)
      }
    case .appGroup:
      try archive()
      try stage.apply(change, at: now)
    case .appReloads(let kinds): problem = try await reload(kinds, at: now)
    case .invalidates(.relevance):
      for index in players.indices { try await stage.relevance(index, at: now) }
    case .invalidates(.recommendations): try stage.apply(change, at: now)
    case .push: try await push(at: now)
    case .tap(let tap): problem = try await touch(tap, at: now)
    }
    events.append(PlayRecord.Event(date: now, words: change.words, problem: problem))
  }

  private func askAll(_ cause: ReloadCause, at now: Date) async throws {
    for index in players.indices { try await ask(index, cause, at: now) }
  }

  private func reload(_ kinds: [String]?, at now: Date) async throws -> String? {
    guard let kinds else {
      try await askAll(.appCall("reloadAllTimelines()"), at: now)
      return nil
    }
    var unknown: [String] = []
    for kind in kinds {
      let found = players.indices.filter { players[$0].widget.kind == kind }
      if found.isEmpty { unknown.append(kind) }
      for index in found {
        try await ask(index, .appCall("reloadTimelines(ofKind: \"\(kind)\")"), at: now)
      }
    }
    guard !unknown.isEmpty else { return nil }
    return "No widget of kind \(unknown.joined(separator: ", ")) is on the screen."
  }

  private func push(at now: Date) async throws {
    for index in players.indices {
      if players[index].widget.takesPush {
        try await ask(index, .push, at: now)
      } else {
        refuse(index, .push, .noPushHandler, at: now)
      }
    }
  }

  // MARK: Touch

  private func touch(_ tap: SystemChange.Tap, at now: Date) async throws -> String? {
    let candidates = players.indices.filter { index in
      let widget = players[index].widget
      return (tap.kind ?? widget.kind) == widget.kind
        && (tap.family ?? widget.family) == widget.family
    }
    let found = candidates.filter { control(tap.label, on: $0) != nil }
    guard let index = found.first, let control = control(tap.label, on: index) else {
      return noControl(tap, candidates)
    }
    guard found.count == 1 else {
      let names = found.map { "\(players[$0].widget.kind) \(players[$0].widget.family)" }
      return "“\(tap.label)” is in \(names.joined(separator: ", ")): say which by kind and family."
    }
    guard !isLocked else {
      refuse(index, .interaction(tap.label), .locked, at: now)
      return "The device is locked: controls do nothing until it is unlocked."
    }
    if let reason = stage.refusal(index) {
      refuse(index, .interaction(tap.label), .notTouchable, at: now)
      return reason
    }
    guard let drawing = players[index].drawing else { return nil }
    try archive()
    if let entry = players[index].entry {
      // What a touch doesn't change isn't listed again.
      var last = players[index].shown.last?.picture
      let steps = try stage.touched(control, in: drawing, of: index, entry: entry, at: now)
      for step in steps {
        guard case .made(let seen) = step else { continue }
        let picture = try stage.keep(seen, of: index)
        if last != picture { players[index].touched.append(picture) }
        last = picture
      }
    }
    let problem = try await stage.touch(control, in: drawing, of: index, at: now)
    // The timeline is reloaded whether the intent succeeded or threw.
    if let problem { players[index].fail(problem) }
    try await ask(index, .interaction(tap.label), at: now)
    return problem
  }

  private func control(_ label: String, on index: Int) -> StagedControl? {
    players[index].drawing.flatMap { drawing in
      stage.controls(in: drawing).first { $0.answers(to: label) }
    }
  }

  private func noControl(_ tap: SystemChange.Tap, _ candidates: [Int]) -> String {
    var labels: [String] = []
    for index in candidates {
      let controls = players[index].drawing.map { stage.controls(in: $0) } ?? []
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
    players[index].reloads.append(
      ReloadRecord(
        date: now, cause: cause, verdict: .refused(refusal),
        used: players[index].schedule.used(at: now), budget: rules.budget))
  }
}
