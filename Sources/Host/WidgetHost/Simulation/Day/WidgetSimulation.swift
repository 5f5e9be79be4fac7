import DisplayList
import Foundation

/// One widget of a simulation: its schedule, its timeline, and what it has on screen.
struct WidgetSimulation<Drawing> {
  /// A timeline that the provider gave.
  struct Loaded {
    var entries: [SimulatedEntry]
    var policy: TimelineRecord.Policy
    /// The date at which it came.
    var date: Date
    /// The timeline's index among the widget's.
    var number: Int
    /// The first entry that hasn't been on screen.
    var next: Int
    /// Entries that were drawn before they are due.
    var drawn: [Int: Drawn] = [:]
  }

  /// An entry's picture, and those of its later moments where they were drawn with it.
  struct Drawn {
    var answer: SimulationAnswer<Drawing>
    var moments: Moments?
  }

  /// The dates at which what is on screen is drawn again.
  struct Moments {
    struct Moment {
      var date: Date
      /// The drawing, or its failure; nil where it isn't drawn yet.
      var answer: SimulationAnswer<Drawing>?
    }
    var coming: [Moment]
    /// The date until which the rule was applied.
    var end: Date
  }

  let widget: SimulatedWidget
  var schedule: SystemSchedule
  var timeline: Loaded?
  var timelines = 0
  /// The drawing that is on screen.
  var drawing: Drawing?
  /// The date for which ``drawing`` was drawn.
  var drawnAt: Date?
  /// The index of the entry on screen; nil for the placeholder.
  var entry: Int?
  /// The dates at which the entry on screen is drawn again; nil until they are known.
  var moments: Moments?
  var reloads: [ReloadRecord] = []
  /// The pictures of the interaction whose reload comes next.
  var touched: [Int] = []
  var shown: [ShownRecord] = []
  var placeholder: Int?
  var snapshot: Int?
  var failures: [String] = []
  var relevance = RelevanceTrack()
  private(set) var notes: [Diagnostic] = []

  init(_ widget: SimulatedWidget, rules: SystemRules) {
    self.widget = widget
    schedule = SystemSchedule(rules: rules)
  }

  /// The index of the entry on screen where it is in the newest timeline, the only one that the backend can draw;
  /// nil for the placeholder and for the last entry of an earlier timeline.
  var drawableEntry: Int? { shown.last?.timeline == timeline?.number ? entry : nil }

  /// Adds notes, each code once.
  mutating func note(_ found: [Diagnostic]) {
    for note in found where !notes.contains(where: { $0.code == note.code }) { notes.append(note) }
  }

  mutating func fail(_ message: String) {
    if !failures.contains(message) { failures.append(message) }
  }

  /// The next entry to come on screen, and when: of entries too near for the display only the last
  /// is shown.
  func nextEntry(displayInterval: TimeInterval) -> (index: Int, date: Date)? {
    guard let timeline else { return nil }
    let last = shown.last { !$0.isLater }?.from ?? .distantPast
    var index = timeline.next
    while index < timeline.entries.count {
      let date = max(timeline.entries[index].date, last.addingTimeInterval(displayInterval))
      let following = index + 1
      if following >= timeline.entries.count || timeline.entries[following].date > date {
        return (index, date)
      }
      index = following
    }
    return nil
  }

  /// The last entry whose date has come and that hasn't been on screen; nil where there is none.
  func dueEntry(at date: Date) -> Int? {
    guard let timeline else { return nil }
    return timeline.entries.indices.last {
      $0 >= timeline.next && timeline.entries[$0].date <= date
    }
  }

  /// Records what is on screen from a date on, in the place of what was there for no time at all.
  mutating func show(_ record: ShownRecord) {
    if shown.last?.from == record.from { shown.removeLast() }
    if let last = shown.last, last.picture == record.picture, last.entry == record.entry,
      last.timeline == record.timeline, record.picture != nil
    {
      return
    }
    shown.append(record)
  }
}
