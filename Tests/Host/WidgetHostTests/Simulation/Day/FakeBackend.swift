import Foundation

@testable import WidgetHost

/// Widgets without code: their timelines are what a test says.
@MainActor
final class FakeBackend: SimulationBackend {
  let widgets: [SimulatedWidget]
  /// The timeline of a widget's provider; nil where it fails.
  var answer: (_ widget: Int, _ now: Date) -> SimulatedTimeline?
  var controls: [String] = []
  var isTouchable = true
  var reloadCalls: [String?] = []
  var relevanceCalls: [String] = []
  /// Everything that was asked for, in order.
  var log: [String] = []
  /// The rule of running texts; nil where nothing runs.
  var moments: ((Date, Date) -> [Date])?
  private var loaded: [Int: SimulatedTimeline] = [:]
  private var pictures: [Int: [String]] = [:]
  private var text = "plain"
  private var isLocked = false

  init(
    _ widgets: [SimulatedWidget] = [SimulatedWidget(kind: "Tide", family: "systemSmall")],
    _ answer: @escaping (_ widget: Int, _ now: Date) -> SimulatedTimeline?
  ) {
    self.widgets = widgets
    self.answer = answer
  }

  func placeholder(_ widget: Int, at date: Date) async throws -> SimulationAnswer<String> {
    log.append("placeholder \(widget)")
    return .made("placeholder")
  }

  func snapshot(_ widget: Int, at date: Date) async throws -> SimulationAnswer<String> {
    log.append("snapshot \(widget)")
    return .made("snapshot")
  }

  func timeline(_ widget: Int, at date: Date) async throws -> SimulationAnswer<SimulatedTimeline> {
    log.append("timeline \(widget)")
    guard let timeline = answer(widget, date) else { return .failed("no timeline") }
    loaded[widget] = timeline
    return .made(timeline)
  }

  func draw(_ widget: Int, entry: Int, at date: Date) throws -> SimulationAnswer<String> {
    let minutes = Int(loaded[widget]!.entries[entry].date.timeIntervalSince1970 / 60)
    return try redraw("\(text) \(minutes)", of: widget, at: date)
  }

  func redraw(_ drawing: String, of widget: Int, at date: Date) throws -> SimulationAnswer<String> {
    let still = drawing.replacing(" locked", with: "") + (isLocked ? " locked" : "")
    guard moments != nil else { return .made(still) }
    let words = still.prefix { $0 != "," }
    // Drawn after the app wrote, the view would show that.
    let isLate = !words.hasPrefix(text)
    return .made(
      "\(words), \(Int(date.timeIntervalSince1970) / 60 % 1440)" + (isLate ? " late" : ""))
  }

  func runs(_ drawing: String) -> Bool { moments != nil }

  func moments(of drawing: String, from start: Date, to end: Date) -> [Date] {
    moments?(start, end) ?? []
  }

  func redrawPlaceholder(_ widget: Int, at date: Date) throws -> SimulationAnswer<String> {
    .made("placeholder")
  }

  func keep(_ drawing: String, of widget: Int) throws -> Int {
    if let index = pictures[widget]?.firstIndex(of: drawing) { return index }
    pictures[widget, default: []].append(drawing)
    return pictures[widget]!.count - 1
  }

  func picture(_ index: Int?, of widget: Int = 0) -> String {
    index.map { pictures[widget]![$0] } ?? "none"
  }

  func apply(_ change: SystemChange, at date: Date) throws {
    log.append(change.description)
    if case .appGroup = change { text = "changed" }
    if case .locked(let isOn) = change { isLocked = isOn }
  }

  func controls(in drawing: String) -> [SimulatedControl] {
    controls.map { SimulatedControl(name: $0.lowercased(), label: $0) }
  }

  func refusal(_ widget: Int) -> String? { isTouchable ? nil : "Not here." }

  func pressed(
    _ control: SimulatedControl, in drawing: String, of widget: Int, entry: Int, at date: Date
  ) throws -> [SimulationAnswer<String>] { [.made("touched \(control.name)")] }

  func takeRelevanceCalls() -> [String] {
    defer { relevanceCalls = [] }
    return relevanceCalls
  }

  func press(
    _ control: SimulatedControl, in drawing: String, of widget: Int, at date: Date
  ) async throws -> String? {
    log.append("touch \(control.name)")
    return nil
  }

  func relevance(_ widget: Int, at date: Date) async throws { log.append("relevance \(widget)") }

  func takeReloadCalls() -> [String?] {
    defer { reloadCalls = [] }
    return reloadCalls
  }
}
