import Foundation

extension DaySimulation {
  /// Shows what comes before a date, or at it: entries, and the later moments of what is on screen.
  func show(_ index: Int, until date: Date, inclusive: Bool) throws {
    let interval = rules.duration(.displayInterval)
    func isDue(_ other: Date) -> Bool { other < date || (inclusive && other == date) }
    while true {
      let next = simulations[index].nextEntry(displayInterval: interval)
      findMoments(index, next: next?.date, isDue)
      if let moment = simulations[index].moments?.coming.first, isDue(moment.date),
        moment.date < next?.date ?? .distantFuture
      {
        try showMoment(index)
      } else if let next, isDue(next.date) {
        try show(index, entry: next.index, at: next.date)
      } else {
        return
      }
    }
  }

  func show(_ index: Int, entry: Int, at date: Date) throws {
    guard var timeline = simulations[index].timeline else { return }
    let drawn = timeline.drawn[entry]
    let answer = try drawn?.answer ?? backend.draw(index, entry: entry, at: date)
    timeline.next = entry + 1
    timeline.drawn[entry] = nil
    simulations[index].timeline = timeline
    simulations[index].entry = entry
    simulations[index].relevance.show(timeline.entries[entry], at: date)
    show(answer, of: index, at: date, source: .entry)
    simulations[index].moments = drawn?.moments
    noteWhatStays(index)
  }

  func show(
    _ answer: SimulationAnswer<Backend.Drawing>, of index: Int, at date: Date,
    source: ShownRecord.Source
  ) {
    var record = ShownRecord(from: date, source: source)
    if source == .entry, let timeline = simulations[index].timeline,
      let entry = simulations[index].entry
    {
      record.entry = entry
      record.timeline = timeline.number
      record.entryDate = timeline.entries[entry].date
    }
    show(answer, of: index, as: record)
  }

  func show(
    _ answer: SimulationAnswer<Backend.Drawing>, of index: Int, as record: ShownRecord
  ) {
    var record = record
    if !record.isLater { simulations[index].moments = nil }
    simulations[index].drawnAt = record.from
    switch answer {
    case .made(let drawing):
      simulations[index].drawing = drawing
      do {
        record.picture = try backend.keep(drawing, of: index)
        if record.source == .placeholder { simulations[index].placeholder = record.picture }
      } catch {
        record.failure = "\(error)"
      }
    case .failed(let message):
      simulations[index].drawing = nil
      record.failure = message
    }
    if let failure = record.failure { simulations[index].fail(failure) }
    simulations[index].show(record)
  }

  /// Draws the entry that is due at a reload's date, before the provider is asked: its answer replaces the entries
  /// that the backend knows.
  func drawDueEntry(_ index: Int, at date: Date) throws {
    guard let due = simulations[index].dueEntry(at: date),
      simulations[index].timeline?.drawn[due] == nil
    else { return }
    let answer = try backend.draw(index, entry: due, at: date)
    simulations[index].timeline?.drawn[due] = .init(answer: answer)
  }

  /// Shows the entry that is due at a reload's date. It stays until the first entry of the new timeline, which is
  /// requested after the last date of the old one (Apple, `TimelineReloadPolicy.atEnd`).
  func showDueEntry(_ index: Int, at date: Date) throws {
    guard let due = simulations[index].dueEntry(at: date) else { return }
    try show(index, entry: due, at: date)
  }

  /// Redraws what is on screen after the style changed.
  func redraw(at date: Date) throws {
    for index in simulations.indices {
      simulations[index].timeline?.drawn = [:]
      if let entry = simulations[index].drawableEntry {
        show(
          try backend.draw(index, entry: entry, at: date), of: index, at: date, source: .entry)
      } else if simulations[index].entry == nil {
        show(
          try backend.redrawPlaceholder(index, at: date), of: index, at: date, source: .placeholder)
      } else if let drawing = simulations[index].drawing, var record = simulations[index].shown.last
      {
        // The last entry of an earlier timeline.
        record.from = date
        record.isLater = false
        show(try backend.redraw(drawing, of: index, at: date), of: index, as: record)
      }
    }
  }
}
