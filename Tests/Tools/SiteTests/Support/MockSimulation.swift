import DisplayList
import Foundation
import Site

/// The report of a simulation: one widget, four hours, with a reload of each verdict.
struct MockSimulation {
  let report: SimulationReport

  init(in folder: URL) throws {
    let start = MockGallery.start
    func hour(_ hours: Double) -> Date { start.addingTimeInterval(hours * 3600) }
    var widget = SimulationReport.Widget(
      kind: "Tide<b>", name: "Tides & “turns”", family: "systemSmall",
      size: CGSize(width: 158, height: 158), cornerRadius: 22)
    for index in 0..<3 {
      let file = "timeline/Tide/systemSmall/00\(index)@1x.png"
      let url = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try PlainPNG.encode(
        width: 158, height: 158, palette: [(UInt8(60 + index * 70), 90, 160)], index: { _, _ in 0 }
      ).write(to: url)
      widget.pictures.append(
        SimulationReport.Picture(
          file: file, digest: "\(index)", texts: ["\(index)"], diagnostics: []))
    }
    widget.placeholder = 0
    for (index, picture) in [1, 2, nil, 1].enumerated() {
      var shown = SimulationReport.Shown(
        from: hour(Double(index)), to: hour(Double(index + 1)), source: "entry")
      shown.timeline = 0
      shown.entry = index
      shown.picture = picture
      if picture == nil { shown.failure = "Drawing failed." }
      widget.shown.append(shown)
    }
    for (index, verdict) in ["granted", "exempt", "deferred", "refused"].enumerated() {
      var reload = SimulationReport.Reload(
        date: hour(Double(index)), cause: "atEnd", causeWords: "timeline over", verdict: verdict,
        reason: "Because of <it>.", used: index, budget: 4)
      if verdict == "deferred" { reload.until = hour(3.5) }
      if index < 2 { reload.entries = 2 }
      widget.reloads.append(reload)
    }
    widget.notes = [Diagnostic(code: "never-changes", message: "It never changes.")]
    var simulation = SimulationReport.Simulation(
      product: "Tides", device: "iPhone 16", variant: Gallery.Variant())
    simulation.widgets = [widget]
    simulation.events = [SimulationReport.Event(date: hour(1), what: "device locked")]
    simulation.stacks = [
      SimulationReport.Stack(
        family: "systemSmall", members: [0], turns: [.init(from: start, order: [0])])
    ]
    report = SimulationReport(
      generator: "Vitrine 0.1.0", from: start, to: hour(4), timeZone: "UTC",
      rules: [
        .init(
          name: "dailyBudget", value: "4 reloads", meaning: "How many.", source: "Apple",
          assumed: true, set: true)
      ], simulations: [simulation])
  }
}
