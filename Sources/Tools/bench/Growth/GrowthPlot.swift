import Foundation

/// The times of views that grow, as a table and as a plot with two logarithmic axes.
struct GrowthPlot {
  struct Series {
    let name: String
    /// The size and the time in milliseconds.
    let points: [(size: Int, time: Double)]

    /// The exponent of the time's growth: the slope through the points of the upper half in logarithms.
    var exponent: Double {
      let upper = points.suffix(max(points.count / 2 + 1, 2)).map {
        (log(Double($0.size)), log($0.time))
      }
      let count = Double(upper.count)
      let x = upper.reduce(0) { $0 + $1.0 } / count
      let y = upper.reduce(0) { $0 + $1.1 } / count
      let above = upper.reduce(0) { $0 + ($1.0 - x) * ($1.1 - y) }
      return above / upper.reduce(0) { $0 + ($1.0 - x) * ($1.0 - x) }
    }
  }

  let series: [Series]
  /// The words below the horizontal axis.
  let sizes: String
  private let width = 720.0
  private let height = 420.0
  /// The area of the plot: the labels are right of it.
  private let area = CGRect(x: 60, y: 20, width: 420, height: 350)
  private let colors = [
    "#0a60c8", "#c0392b", "#1e8449", "#8e44ad", "#b9770e", "#117a8b",
    "#333333", "#d35db3", "#7f8c1f", "#5d6d7e", "#6e2c00",
  ]

  func printTable() {
    for one in series {
      let points = one.points.map { "\($0.size): " + String(format: "%.3f", $0.time) }
      print(
        one.name.padding(toLength: 26, withPad: " ", startingAt: 0)
          + String(format: "%.2f", one.exponent) + "   " + points.joined(separator: "  "))
    }
  }

  var svg: String {
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Int(width)) \(Int(height))\" "
        + "font-family=\"sans-serif\" font-size=\"12\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>",
    ]
    for decade in 0...5 {
      let x = position(size: pow(10, Double(decade)))
      lines.append(rule(x, area.minY, x, area.maxY))
      lines.append(label(power(decade), x, area.maxY + 16, anchor: "middle"))
    }
    for decade in -2...3 {
      let y = position(time: pow(10, Double(decade)))
      lines.append(rule(area.minX, y, area.maxX, y))
      lines.append(label(power(decade), area.minX - 6, y + 4, anchor: "end"))
    }
    lines.append(
      label("size: \(sizes)", area.midX, area.maxY + 36, anchor: "middle"))
    lines.append(label("ms", area.minX, area.minY - 6, anchor: "middle"))
    for (index, one) in series.enumerated() {
      let color = colors[index % colors.count]
      let points = one.points.map {
        String(format: "%.1f,%.1f", position(size: Double($0.size)), position(time: $0.time))
      }
      lines.append(
        "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\"/>"
      )
      let y = area.minY + 20 + Double(index) * 22
      lines.append(
        "<rect x=\"\(Int(area.maxX) + 16)\" y=\"\(Int(y) - 9)\" width=\"10\" height=\"10\" fill=\"\(color)\"/>"
      )
      lines.append(
        label(
          one.name + String(format: ": n^%.2f", one.exponent), area.maxX + 32, y, anchor: "start"))
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  /// A power of ten in digits: `0.01`, `1000`.
  private func power(_ decade: Int) -> String {
    decade < 0
      ? "0." + String(repeating: "0", count: -decade - 1) + "1"
      : "1" + String(repeating: "0", count: decade)
  }

  private func position(size: Double) -> Double { area.minX + area.width * log10(size) / 5 }

  private func position(time: Double) -> Double {
    area.maxY - area.height * (log10(max(time, 0.01)) + 2) / 5
  }

  private func rule(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) -> String {
    String(format: "<path d=\"M%.1f %.1fL%.1f %.1f\" stroke=\"#ddd\"/>", x, y, toX, toY)
  }

  private func label(_ text: String, _ x: Double, _ y: Double, anchor: String) -> String {
    String(format: "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"", x, y) + anchor
      + "\" fill=\"#333\">\(text)</text>"
  }
}
