import DisplayList
import Foundation

extension SimulationPage {
  /// One widget's part of the page, and the moments that its script shows.
  mutating func reel(
    _ widget: Report.Widget, of simulation: Report.Simulation, number: Int
  ) -> (value: TemplateValue, moments: [Moment]) {
    let pictures = widget.pictures.indices.map { picture($0, of: widget, simulation, number) }
    let failed = pictures.count
    let extra = widget.shown.filter { $0.picture == nil }.enumerated().map { index, shown in
      failure(shown.failure ?? "", failed + index, of: widget, simulation, number)
    }
    var failures = extra.makeIterator()
    let shown = widget.shown.map { shown in
      (shown, shown.picture.map { pictures[$0] } ?? failures.next() ?? pictures[0])
    }
    let moments = shown.map { shown, picture in
      Moment(
        at: shown.from.timeIntervalSince(report.from), frame: picture.id, caption: caption(shown))
    }
    let done = widget.reloads.filter { $0.verdict == "granted" || $0.verdict == "exempt" }
    let used = widget.reloads.map(\.used).max() ?? 0
    let budget = widget.reloads.first?.budget ?? 0
    let name = widget.name.isEmpty ? widget.kind : widget.name
    let value: [String: TemplateValue] = [
      "reel": .number(number), "name": .text(name), "kind": .text(widget.kind),
      "family": .text(widget.family), "familyLabel": .text(Labels.family(widget.family)),
      "doneCount": .text(Labels.count(done.count, "reload", "reloads")),
      "freeCount": .text("\(done.count { $0.verdict == "exempt" }) free"),
      "budgetWords": .text("at most \(used) of \(budget) on the budget"),
      "pictureCount": .text(Labels.count(widget.pictures.count, "picture", "pictures")),
      "hasScreen": .flag(!shown.isEmpty),
      "first": shown.first.map { .list([$0.1.template]) } ?? .list([]),
      "firstCaption": .text(moments.first?.caption ?? ""),
      "stripFile": .optional(widget.strip.map { Self.root + PageName.url($0) }),
      "segments": .list(shown.enumerated().map { segment($1.0, index: $0) }),
      "marks": .list(widget.reloads.map { mark($0) }),
      "budgetPath": .text(budgetPath(widget)), "budgetLimit": .text(Labels.points(Self.budgetTop)),
      "hasRelevance": .flag(!widget.relevance.isEmpty),
      "relevancePath": .text(
        steps(widget.relevance.map { ($0.from, 24 - $0.share * 22) }, floor: 24)),
      "cells": .list(cells(shown, widget, pictures)),
      "reloads": .list(widget.reloads.map { row($0) }),
      "notes": .list(widget.notes.map { .object(["message": .text($0.message)]) }),
      "hasNotes": .flag(!widget.notes.isEmpty || !widget.failures.isEmpty),
      "faults": .list(widget.failures.map { .object(["message": .text($0)]) }),
    ]
    return (.object(value), moments)
  }

  // MARK: Pictures

  private mutating func picture(
    _ index: Int, of widget: Report.Widget, _ simulation: Report.Simulation, _ number: Int
  ) -> PictureData {
    let picture = widget.pictures[index]
    var frame = frame("\(number)-\(index)", of: widget, simulation)
    frame.files = Gallery.Files(png: picture.file)
    frame.texts = picture.texts
    return add(frame, widget)
  }

  private mutating func failure(
    _ message: String, _ index: Int, of widget: Report.Widget, _ simulation: Report.Simulation,
    _ number: Int
  ) -> PictureData {
    var frame = frame("\(number)-\(index)", of: widget, simulation)
    frame.failure = message
    return add(frame, widget)
  }

  private func frame(
    _ id: String, of widget: Report.Widget, _ simulation: Report.Simulation
  ) -> Gallery.Frame {
    Gallery.Frame(
      id: id, family: widget.family, device: simulation.device, phase: "timeline",
      variant: simulation.variant, size: widget.size, shownSize: widget.shownSize, scale: 1,
      cornerRadius: widget.cornerRadius)
  }

  private mutating func add(_ frame: Gallery.Frame, _ widget: Report.Widget) -> PictureData {
    let gallery = Gallery.Widget(
      kind: widget.kind, displayName: widget.name, description: "", families: [widget.family],
      frames: [])
    let made = PictureData(frame, of: gallery, root: Self.root, corners: &corners)
    frames.append(made)
    return made
  }

  private func caption(_ shown: Report.Shown) -> String {
    let span = "\(time(shown.from)) to \(time(shown.to))"
    guard let entry = shown.entry, let timeline = shown.timeline else {
      return "\(span), \(shown.source)"
    }
    let later = shown.later == true ? ", drawn again" : ""
    return "\(span), entry \(entry + 1) of timeline \(timeline + 1)\(later)"
  }

  // MARK: Lanes

  private func segment(_ shown: Report.Shown, index: Int) -> TemplateValue {
    .object([
      "left": percent(position(shown.from)),
      "width": percent(position(shown.to) - position(shown.from)),
      "segmentLabel": .text(caption(shown)), "isFailed": .flag(shown.failure != nil),
      "isOdd": .flag(index % 2 == 1),
    ])
  }

  private func mark(_ reload: Report.Reload) -> TemplateValue {
    .object([
      "left": percent(position(reload.date)),
      "verdict": .text(reload.failure == nil ? reload.verdict : "failed"),
      "markLabel": .text(
        "\(time(reload.date)) \(reload.causeWords): \(words(reload)). \(reload.reason)"),
    ])
  }

  private func words(_ reload: Report.Reload) -> String {
    let until = reload.until.map { " to \(time($0))" } ?? ""
    return reload.verdict + until + (reload.failure == nil ? "" : ", failed")
  }

  /// The top of the budget's line in a lane of 24 points.
  private static let budgetTop = 3.0

  private func budgetPath(_ widget: Report.Widget) -> String {
    steps(
      widget.reloads.map { ($0.date, 24 - Double($0.used) / Double(max($0.budget, 1)) * 21) },
      floor: 24)
  }

  /// A stepped area, 1000 wide.
  private func steps(_ points: [(date: Date, y: Double)], floor: Double) -> String {
    guard let first = points.first else { return "" }
    func x(_ date: Date) -> String { Labels.points(position(date) * 10) }
    var path = "M\(x(first.date)) \(Labels.points(floor))"
    for point in points {
      path += "H\(x(point.date))V\(Labels.points(max(point.y, 0)))"
    }
    return path + "H1000V\(Labels.points(floor))Z"
  }

  // MARK: Strip and table

  /// The cells of the strip: first those that aren't of the day, then each change on the screen.
  private func cells(
    _ shown: [(Report.Shown, PictureData)], _ widget: Report.Widget, _ pictures: [PictureData]
  ) -> [TemplateValue] {
    var cells: [TemplateValue] = []
    func add(_ picture: PictureData, _ label: String, at date: Date?) {
      cells.append(
        .object([
          "picture": picture.template, "cellLabel": .text(label),
          "at": .text(date.map { seconds(until: $0) } ?? ""),
        ]))
    }
    if let index = widget.placeholder { add(pictures[index], "placeholder", at: nil) }
    if let index = widget.snapshot { add(pictures[index], "snapshot", at: nil) }
    var last: String?
    var touches = widget.reloads.filter { !$0.touched.isEmpty }[...]
    for (shown, picture) in shown {
      while let touch = touches.first, touch.date <= shown.from {
        for index in touch.touched {
          add(pictures[index], "\(time(touch.date)) touched", at: touch.date)
        }
        touches.removeFirst()
        last = nil
      }
      if picture.id != last { add(picture, time(shown.from), at: shown.from) }
      last = picture.id
    }
    return cells
  }

  /// Whole seconds from the start to a date, rounded up.
  private func seconds(until date: Date) -> String {
    String(Int(clamping: date.timeIntervalSince(report.from).rounded(.up)))
  }

  private func row(_ reload: Report.Reload) -> TemplateValue {
    let moment = EntryDate(reload.date, zone: report.timeZone)
    return .object([
      "at": .text(seconds(until: reload.date)),
      "rowTime": .text(moment.time), "machineTime": .text(moment.machine),
      "rowLong": .text(moment.long), "causeWords": .text(reload.causeWords),
      "verdict": .text(reload.failure == nil ? reload.verdict : "failed"),
      "verdictWords": .text(words(reload)), "reason": .text(reload.failure ?? reload.reason),
      "ruleName": .optional(reload.rule), "onBudget": .text("\(reload.used)/\(reload.budget)"),
      "entryCount": .text(reload.entries.map(String.init) ?? "–"),
      "nextWords": .text(reload.policy ?? "–"),
    ])
  }
}
