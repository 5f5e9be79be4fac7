import Foundation
import Rendering
import SwiftUI

// `make bench`: the time of a warm frame and of its steps, beside that of the baseline in C (F), in one run. `Timing` has
// the clock, `Designs` the views that are timed, `Growth` those whose size is chosen and the plot of their times,
// `Stores` fetches of few of many rows, for `--stores ROWS`, and
// `Checks` random pictures and rows, for `--check-pictures COUNT` and `--check-rows COUNT`.

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
  if let file = option("--growth") {
    let plot = GrowthPlot(
      series: GrowingView.all.map { view in
        GrowthPlot.Series(name: view.name, points: view.sizes.map { ($0, view.time($0)) })
      })
    plot.printTable()
    do {
      try Data(plot.svg.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      FileHandle.standardError.write(Data("bench: \(file) can't be written: \(error)\n".utf8))
      exit(2)
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
  for frame in frames { frame.sample(milliseconds: 2) }
  for _ in 0..<rounds {
    for frame in frames { frame.sample() }
    for (mode, times) in baseline?.measure(rounds: 3) ?? [:] {
      for (name, time) in times {
        baselineTimes[mode, default: [:]][name, default: []].append(time)
      }
    }
  }

  func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
  func number(_ value: Double) -> String { value.isNaN ? "–" : String(format: "%.3f", value) }
  let columns = ["tree", "layout", "list", "digest", "raster", "encode", "frame"]
  print("CPU ms a warm frame, medians of \(rounds) rounds")
  print(
    pad("", 12) + columns.map { pad($0, 9) }.joined() + pad("F", 10) + pad("frame/F", 10)
      + pad("tree+layout/F", 15) + pad("naive", 10) + pad("bytes", 10)
      + pad("libdeflate", 12) + pad("decode", 9) + pad("by libpng", 12))
  for frame in frames {
    let f = median(baselineTimes["floor"]?[frame.name] ?? [])
    let naive = median(baselineTimes["naive"]?[frame.name] ?? [])
    print(
      pad(frame.name, 12) + columns.map { pad(number(frame.value($0)), 9) }.joined()
        + pad(number(f), 10) + pad(number(frame.value("frame") / f), 10)
        + pad(number((frame.value("tree") + frame.value("layout")) / f), 15)
        + pad(number(naive), 10) + pad(String(frame.bytes), 10)
        + pad(number(frame.value("libdeflate")), 12)
        + pad(number(frame.value("decode")), 9) + pad(number(frame.value("libpng")), 12))
  }
  if baseline == nil { print("F skipped: the baseline of ../shared/bench isn't here") }
}
