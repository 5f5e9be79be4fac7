import Foundation

extension DayPlay {
  /// Shows the entries that come before a date, or at it.
  func show(_ index: Int, until date: Date, inclusive: Bool) throws {
    let interval = rules.duration(.displayInterval)
    while let next = players[index].nextEntry(displayInterval: interval) {
      guard next.date < date || (inclusive && next.date == date) else { return }
      try show(index, entry: next.index, at: next.date)
    }
  }

  func show(_ index: Int, entry: Int, at date: Date) throws {
    guard var timeline = players[index].timeline else { return }
    let answer = try timeline.drawn[entry] ?? stage.draw(index, entry: entry, at: date)
    timeline.next = entry + 1
    timeline.drawn[entry] = nil
    players[index].timeline = timeline
    players[index].entry = entry
    players[index].relevance.show(timeline.entries[entry], at: date)
    show(answer, of: index, at: date, source: .entry)
  }

  func show(
    _ answer: StageAnswer<Stage.Drawing>, of index: Int, at date: Date, source: ShownRecord.Source
  ) {
    var record = ShownRecord(from: date, source: source)
    if source == .entry, let timeline = players[index].timeline, let entry = players[index].entry {
      record.entry = entry
      record.timeline = timeline.number
      record.entryDate = timeline.entries[entry].date
    }
    switch answer {
    case .made(let drawing):
      players[index].drawing = drawing
      do {
        record.picture = try stage.keep(drawing, of: index)
        if source == .placeholder { players[index].placeholder = record.picture }
      } catch {
        record.failure = "\(error)"
      }
    case .failed(let message):
      players[index].drawing = nil
      record.failure = message
    }
    if let failure = record.failure { players[index].fail(failure) }
    players[index].show(record)
  }

  /// Draws what is to come of the timelines before the app's data change: the system has archived
  /// those views when the timeline came.
  func archive() throws {
    for index in players.indices {
      guard let timeline = players[index].timeline else { continue }
      let horizon = min(players[index].schedule.nextDate ?? end, end)
      for entry in timeline.next..<max(timeline.next, timeline.entries.count) {
        let date = timeline.entries[entry].date
        guard date < horizon, timeline.drawn[entry] == nil else { continue }
        let answer = try stage.draw(index, entry: entry, at: date)
        players[index].timeline?.drawn[entry] = answer
      }
    }
  }

  /// Draws anew what is on screen, after the screen's looks changed.
  func redraw(at date: Date) throws {
    for index in players.indices {
      players[index].timeline?.drawn = [:]
      if let entry = players[index].entry {
        show(
          try stage.draw(index, entry: entry, at: date), of: index, at: date, source: .entry)
      } else {
        show(
          try stage.redrawPlaceholder(index, at: date), of: index, at: date, source: .placeholder)
      }
    }
  }
}
