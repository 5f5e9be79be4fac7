import Foundation

// The moments between two entries at which running texts are drawn again.
extension DaySimulation {
  /// Finds the moments of what is on screen, once it is known how long that stays: until the next entry or reload.
  ///
  /// - Parameter next: the date of the next entry.
  func findMoments(_ index: Int, next: Date?, _ isDue: (Date) -> Bool) {
    let simulation = simulations[index]
    guard simulation.entry != nil, let drawing = simulation.drawing, backend.runs(drawing),
      var start = simulation.drawnAt
    else { return }
    if let moments = simulation.moments {
      // It stays longer than was expected.
      guard moments.coming.isEmpty, isDue(moments.end) else { return }
      start = max(start, moments.end)
    }
    guard let last = stay(index, from: start, next: next) else { return }
    simulations[index].moments = moments(of: drawing, from: start, to: last)
  }

  /// The date until which what is on screen at another is expected to stay: the simulation's end where nothing follows.
  private func stay(_ index: Int, from start: Date, next: Date?) -> Date? {
    let changes = [next, simulations[index].schedule.nextDate].compactMap(\.self).filter {
      $0 > start
    }
    return changes.min() ?? (start < end ? end : nil)
  }

  private func moments(
    of drawing: Backend.Drawing, from start: Date, to end: Date
  ) -> Simulation.Moments {
    let dates = backend.moments(of: drawing, from: start, to: end)
    return .init(coming: dates.map { .init(date: $0) }, end: end)
  }

  /// Shows the next moment of what is on screen, which may be an entry of an earlier timeline.
  func showMoment(_ index: Int) throws {
    guard let drawing = simulations[index].drawing, var record = simulations[index].shown.last,
      let moment = simulations[index].moments?.coming.removeFirst()
    else { return }
    record.from = moment.date
    record.isLater = true
    let answer = try moment.answer ?? backend.redraw(drawing, of: index, at: moment.date)
    show(answer, of: index, as: record)
  }

  // MARK: Archiving

  /// Draws what is to come of the timelines before the app's data change: the system archives those views when the
  /// timeline comes.
  func archive() throws {
    for index in simulations.indices {
      if let drawing = simulations[index].drawing, let moments = simulations[index].moments {
        simulations[index].moments = try archived(moments, drawing, index)
      }
      try archiveEntries(index)
    }
  }

  private func archiveEntries(_ index: Int) throws {
    guard let timeline = simulations[index].timeline else { return }
    let nextReload = simulations[index].schedule.nextDate ?? end
    for entry in timeline.next..<max(timeline.next, timeline.entries.count) {
      let date = timeline.entries[entry].date
      guard date <= nextReload, date < end, timeline.drawn[entry] == nil else { continue }
      var drawn = Simulation.Drawn(answer: try backend.draw(index, entry: entry, at: date))
      let following = timeline.entries.dropFirst(entry + 1).first?.date
      if case .made(let drawing) = drawn.answer, backend.runs(drawing),
        let last = stay(index, from: date, next: following)
      {
        drawn.moments = try archived(moments(of: drawing, from: date, to: last), drawing, index)
      }
      simulations[index].timeline?.drawn[entry] = drawn
    }
  }

  private func archived(
    _ moments: Simulation.Moments, _ drawing: Backend.Drawing, _ index: Int
  ) throws -> Simulation.Moments {
    var moments = moments
    for place in moments.coming.indices where moments.coming[place].answer == nil {
      moments.coming[place].answer = try backend.redraw(
        drawing, of: index, at: moments.coming[place].date)
    }
    return moments
  }
}
