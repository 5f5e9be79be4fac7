import DisplayList
import Foundation
import Rendering
import SwiftUI
import WidgetKitCore

/// The pictures of a widget's day in one, in order, with the times.
@MainActor
struct FilmStrip {
  /// One picture with its label.
  private struct Cell {
    var picture: Int
    var label: String
    /// Whether it was on screen for a time: neither a step of an interaction nor the placeholder or the snapshot.
    var lasts = false
  }

  /// Points.
  private enum Measure {
    static let gap = 16.0, margin = 24.0, label = 24.0, fontSize = 13.0
    /// The width of a row at most, so that a strip fits a window.
    static let width = 1400.0
  }
  /// Cells beyond this are left out; the page has them all.
  private static let cellsAllowed = 240
  /// Pixels of the whole.
  private static let pixelsAllowed = 16_000_000.0

  private let simulation: SimulationRequest
  private let day: WidgetDay
  private let pictures: [DisplayList]
  private let wording: SimulationWording

  init(_ day: WidgetDay, _ pictures: [DisplayList], of simulation: SimulationRequest) {
    self.simulation = simulation
    self.day = day
    self.pictures = pictures
    wording = SimulationWording(timeZone: simulation.setting.timeZone, start: simulation.start)
  }

  /// - Returns: the strip's path relative to the output folder; nil where nothing was drawn.
  func write() throws -> String? {
    let cells = self.cells
    guard !cells.isEmpty else { return nil }
    let list = picture(of: cells)
    let area = Double(list.size.width * list.size.height)
    let scale = [2, 1, 0.5, 0.25].first { area * $0 * $0 <= Self.pixelsAllowed } ?? 0.125
    let path = day.folder + ".png"
    let bytes = PNGEncoder().encode(
      Rasterizer().render(list, scale: scale),
      text: [.init("vitrine", "id=\(path)\nengine=\(EngineVersions.current.description)")])
    try OutputWriter.write(bytes, to: "\(simulation.output.folder)/\(path)")
    return path
  }

  private var cells: [Cell] {
    var cells: [Cell] = []
    if let picture = day.placeholder { cells.append(Cell(picture: picture, label: "placeholder")) }
    if let picture = day.snapshot { cells.append(Cell(picture: picture, label: "snapshot")) }
    var touches = day.reloads.filter { !$0.touched.isEmpty }[...]
    for shown in day.shown {
      while let touch = touches.first, touch.date <= shown.from {
        cells += touch.touched.map {
          Cell(picture: $0, label: wording.time(touch.date) + " touched")
        }
        touches.removeFirst()
      }
      guard let picture = shown.picture else { continue }
      // A reload that changed nothing is no picture of its own.
      if let last = cells.last, last.picture == picture, last.lasts {
        continue
      }
      cells.append(Cell(picture: picture, label: wording.time(shown.from), lasts: true))
    }
    return Array(cells.prefix(Self.cellsAllowed))
  }

  private func picture(of cells: [Cell]) -> DisplayList {
    let size = day.size
    let fitting = Int(
      clamping: (Measure.width - 2 * Measure.margin + Measure.gap) / (size.width + Measure.gap))
    let columns = min(max(fitting, 1), cells.count)
    let rows = (cells.count + columns - 1) / columns
    let step = CGSize(
      width: size.width + Measure.gap, height: size.height + Measure.label + Measure.gap)
    let whole = CGSize(
      width: 2 * Measure.margin + Double(columns) * step.width - Measure.gap,
      height: 2 * Measure.margin + Double(rows) * step.height - Measure.gap)
    let isOnDark = day.family.hasPrefix("accessory") || simulation.style.appearance == .dark
    let wall = isOnDark ? RGBA(0.11, 0.13, 0.2) : RGBA(0.91, 0.92, 0.95)
    var list = DisplayList(
      size: whole,
      commands: [.fill(.rect(CGRect(origin: .zero, size: whole)), .nonZero, .color(wall))])
    let renderer = ViewRenderer()
    for (place, cell) in cells.enumerated() {
      let x = Measure.margin + Double(place % columns) * step.width
      let y = Measure.margin + Double(place / columns) * step.height
      list.add(
        pictures[cell.picture], at: CGPoint(x: x, y: y),
        clip: .roundedRect(
          CGRect(origin: .zero, size: size),
          cornerSize: CGSize(width: day.cornerRadius, height: day.cornerRadius), continuous: true))
      let label = label(cell.label, isOnDark, renderer)
      list.add(
        label,
        at: CGPoint(x: x + (size.width - label.size.width) / 2, y: y + size.height + 5), clip: nil)
    }
    return list
  }

  private func label(
    _ text: String, _ isOnDark: Bool, _ renderer: ViewRenderer
  ) -> DisplayList {
    var environment = EnvironmentValues()
    environment.colorScheme = isOnDark ? .dark : .light
    environment.locale = Locale(identifier: "en_US")
    return renderer.renderFitting(
      Text(verbatim: text).font(.system(size: Measure.fontSize).monospacedDigit())
        .foregroundStyle(isOnDark ? Color.white : Color.black).opacity(0.7),
      proposal: .unspecified, environment: environment, displayDate: simulation.start)
  }
}

extension DisplayList {
  /// Draws another picture at a place. Its views aren't taken along.
  fileprivate mutating func add(_ other: DisplayList, at origin: CGPoint, clip: Outline?) {
    commands.append(
      .beginGroup(
        CompositingGroup(
          transform: CGAffineTransform(translationX: origin.x, y: origin.y), clip: clip)))
    commands += other.commands.filter { command in
      switch command {
      case .beginView, .endView: false
      default: true
      }
    }
    commands.append(.endGroup)
  }
}
