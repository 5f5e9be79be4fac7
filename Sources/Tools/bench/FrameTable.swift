import Foundation

/// The figures of all frames of a run, as a table and as JSON.
@MainActor
struct FrameTable {
  let frames: [Frame]
  let rounds: Int
  /// The baseline's times by mode and frame; CPU ms.
  let baseline: [String: [String: [Double]]]

  private struct Column {
    let title: String
    let name: String
    var width = 9
    let value: @MainActor (FrameTable, Frame) -> Double
    var digits = 3
  }

  private static let columns: [Column] =
    Step.allCases.map { step in
      Column(title: "\(step)", name: "\(step)") { $1.value("\(step)") }
    } + [
      Column(title: "frame", name: "frame") { $1.value("frame") },
      Column(title: "±%", name: "spread", width: 5, value: { $1.spread("frame") }, digits: 0),
      Column(title: "F", name: "F") { $0.time("floor", $1) },
      Column(title: "frame/F", name: "frame/F") { $1.value("frame") / $0.time("floor", $1) },
      Column(title: "tree+layout/F", name: "tree+layout/F", width: 15) {
        ($1.value("tree alone") + $1.value("layout alone")) / $0.time("floor", $1)
      },
      Column(title: "R", name: "R") { $0.time("raster", $1) },
      Column(title: "raster/R", name: "raster/R", width: 10) {
        $1.value("raster alone") / $0.time("raster", $1)
      },
      Column(title: "naive", name: "naive") { $0.time("naive", $1) },
      Column(title: "naive/frame", name: "naive/frame", width: 13) {
        $0.time("naive", $1) / $1.value("frame")
      },
      Column(title: "digest", name: "digest") { $1.value("digest") },
      Column(title: "bytes", name: "bytes", width: 8, value: { Double($1.bytes) }, digits: 0),
      Column(title: "libdeflate", name: "libdeflate", width: 12) { $1.value("libdeflate") },
      Column(title: "decode", name: "decode") { $1.value("decode") },
      Column(title: "by libpng", name: "decode by libpng", width: 11) { $1.value("libpng") },
    ]

  private func time(_ mode: String, _ frame: Frame) -> Double {
    median(baseline[mode]?[frame.name] ?? [])
  }

  func print() {
    func pad(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    Swift.print(
      "CPU ms a warm frame, medians of \(rounds) rounds; ±%: the frame's largest round less its smallest"
    )
    Swift.print(pad("", 12) + Self.columns.map { pad($0.title, $0.width) }.joined())
    for frame in frames {
      let cells = Self.columns.map { column in
        let value = column.value(self, frame)
        return pad(value.isNaN ? "–" : String(format: "%.\(column.digits)f", value), column.width)
      }
      Swift.print(pad(frame.name, 12) + cells.joined())
    }
  }

  /// An object with the columns' figures for each frame; those that weren't measured are left out.
  var json: Data {
    get throws {
      var all: [String: [String: Double]] = [:]
      for frame in frames {
        for column in Self.columns {
          let value = column.value(self, frame)
          if value.isFinite { all[frame.name, default: [:]][column.name] = value }
        }
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(Report(rounds: rounds, frames: all))
    }
  }

  private struct Report: Encodable {
    let rounds: Int
    let frames: [String: [String: Double]]
  }
}
