import Foundation
import Rendering
import SwiftUI

// `make bench`: the time of a warm frame and of its steps, beside that of the baseline in C (F), in one run; with
// `--json FILE` also as JSON. `Timing` has the clock, `Designs` the views that are timed, `Growth` those whose size is
// chosen and the plot of their times, `Stores` fetches of few of many rows, for `--stores ROWS`, and `Checks` random
// pictures and rows, for `--check-pictures COUNT` and `--check-rows COUNT`.

let arguments = CommandLine.arguments
func option(_ name: String) -> String? {
  guard let i = arguments.firstIndex(of: name), i + 1 < arguments.count else { return nil }
  return arguments[i + 1]
}

/// Runs a check so many times as an option says, and exits.
func check(_ name: String, _ what: String, _ problem: (Int) -> String?) {
  guard let text = option(name) else { return }
  guard let count = Int(text), count > 0 else {
    FileHandle.standardError.write(
      Data("bench: \(name) wants a number above 0, not \(text)\n".utf8))
    exit(2)
  }
  if let problem = problem(count) {
    print("bench: \(problem)")
    exit(1)
  }
  print("\(count) \(what): all equal")
  exit(0)
}

FreedMemory.keep()
check("--check-pictures", "pictures, encoded and read", EncoderCheck.problem)
check("--check-rows", "rows, by two kinds of instructions", RowsCheck.problem)
if let text = option("--stores") {
  guard let rows = Int(text), rows > 0 else {
    FileHandle.standardError.write(
      Data("bench: --stores wants a number of rows, at least 1, not “\(text)”.\n".utf8))
    exit(2)
  }
  do {
    let fetches = try StoreFetches(rows: rows)
    defer { fetches.remove() }
    try fetches.printTable(rounds: 15)
  } catch {
    FileHandle.standardError.write(Data("bench: --stores \(text): \(error)\n".utf8))
    exit(2)
  }
  exit(0)
}
MainActor.assumeIsolated {
  let frames = [2, 3].flatMap { scale -> [Frame] in
    [
      Frame("weather", WeatherDesign(), size: CGSize(width: 169, height: 169), scale: scale),
      Frame("stocks", StocksDesign(), size: CGSize(width: 360, height: 169), scale: scale),
      Frame("calendar", CalendarDesign(), size: CGSize(width: 360, height: 379), scale: scale),
    ]
  }
  if let folder = option("--out") {
    let url = URL(fileURLWithPath: folder)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for frame in frames { try frame.write(to: url) }
    } catch {
      FileHandle.standardError.write(Data("bench: \(folder) can't be written: \(error)\n".utf8))
      exit(2)
    }
  }
  if let folder = option("--growth") {
    print(
      "CPU ms of tree, layout and list by size; the exponent is the slope through the upper half")
    for (file, views, sizes) in [
      ("growth.svg", GrowingView.containers, "children, cells, rows or choices"),
      ("growth-depth.svg", GrowingView.depthsAndTexts, "depth, characters or parts"),
    ] {
      let plot = GrowthPlot(
        series: views.map { view in
          GrowthPlot.Series(name: view.name, points: view.sizes.map { ($0, view.time($0)) })
        }, sizes: sizes)
      plot.printTable()
      let url = URL(fileURLWithPath: folder).appendingPathComponent(file)
      do {
        try Data(plot.svg.utf8).write(to: url, options: .atomic)
      } catch {
        FileHandle.standardError.write(
          Data("bench: \(url.path) can't be written: \(error)\n".utf8))
        exit(2)
      }
    }
    exit(0)
  }
  if let name = option("--profile-tree"), let frame = frames.first(where: { $0.name == name }) {
    if let count = option("--frames").flatMap(Int.init) {
      frame.spin(frames: count)
    } else {
      frame.spin(seconds: 4)
    }
    exit(0)
  }
  let baseline = option("--floor").map {
    BaselineProgram(program: URL(fileURLWithPath: $0), fonts: option("--floor-fonts") ?? "")
  }
  let rounds = option("--rounds").flatMap(Int.init) ?? 7
  var baselineTimes: [String: [String: [Double]]] = [:]
  for frame in frames { frame.warmUp() }
  for _ in 0..<rounds {
    for frame in frames { frame.sample() }
    for (mode, times) in baseline?.measure(rounds: 3) ?? [:] {
      for (name, time) in times {
        baselineTimes[mode, default: [:]][name, default: []].append(time)
      }
    }
  }

  let table = FrameTable(frames: frames, rounds: rounds, baseline: baselineTimes)
  table.print()
  if baseline == nil { print("F and R skipped: the baseline of ../shared/bench isn't here") }
  if let file = option("--json") {
    do {
      try table.json.write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      FileHandle.standardError.write(Data("bench: \(file) can't be written: \(error)\n".utf8))
      exit(2)
    }
  }
}
