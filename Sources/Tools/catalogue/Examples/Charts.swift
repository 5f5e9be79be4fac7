import Charts
import SwiftUI

private struct Sale: Identifiable {
  let name: String
  let shop: String
  let count: Double
  var id: String { name + shop }
}

private let sales = [
  Sale(name: "Mon", shop: "North", count: 4), Sale(name: "Tue", shop: "North", count: 7),
  Sale(name: "Wed", shop: "North", count: 5), Sale(name: "Mon", shop: "South", count: 3),
  Sale(name: "Tue", shop: "South", count: 2), Sale(name: "Wed", shop: "South", count: 6),
]

private struct Reading: Identifiable {
  let hour: Int
  let degrees: Double
  var id: Int { hour }
  /// Hours of one day, UTC.
  var date: Date { Date(timeIntervalSince1970: 1_767_916_800 + Double(hour) * 3600) }
}

private let readings = zip(0..., [12, 11, 10.5, 11, 14, 18, 21, 22.5, 21, 17, 14, 13]).map {
  Reading(hour: $0 * 2, degrees: $1)
}

let charts = Chapter(
  title: "Charts",
  examples: [
    Example("Chart") {
      Chart(sales) {
        BarMark(x: .value("Day", $0.name), y: .value("Sales", $0.count))
      }
      .frame(width: 240, height: 140)
    },
    Example("BarMark") {
      Chart(sales) {
        BarMark(x: .value("Day", $0.name), y: .value("Sales", $0.count))
          .foregroundStyle(by: .value("Shop", $0.shop))
      }
      .frame(width: 240, height: 140)
    },
    Example("ChartContent.position") {
      Chart(sales) {
        BarMark(x: .value("Day", $0.name), y: .value("Sales", $0.count))
          .foregroundStyle(by: .value("Shop", $0.shop))
          .position(by: .value("Shop", $0.shop))
      }
      .frame(width: 240, height: 140)
    },
    Example("PlottableValue") {
      Chart(sales) {
        BarMark(x: .value("Sales", $0.count), y: .value("Shop", $0.shop))
      }
      .frame(width: 240, height: 100)
    },
    Example("LineMark") {
      Chart(readings) {
        LineMark(x: .value("Time", $0.date), y: .value("Temperature", $0.degrees))
          .interpolationMethod(.catmullRom)
      }
      .frame(width: 240, height: 140)
    },
    Example("AreaMark") {
      Chart(readings) {
        AreaMark(x: .value("Time", $0.date), y: .value("Temperature", $0.degrees))
          .foregroundStyle(
            .linearGradient(
              colors: [.blue.opacity(0.5), .blue.opacity(0.05)], startPoint: .top,
              endPoint: .bottom))
        LineMark(x: .value("Time", $0.date), y: .value("Temperature", $0.degrees))
      }
      .frame(width: 240, height: 140)
    },
    Example("PointMark") {
      Chart(readings) {
        PointMark(x: .value("Hour", $0.hour), y: .value("Temperature", $0.degrees))
          .symbol(by: .value("Half", $0.hour < 12 ? "Morning" : "Afternoon"))
          .foregroundStyle(by: .value("Half", $0.hour < 12 ? "Morning" : "Afternoon"))
      }
      .frame(width: 240, height: 140)
    },
    Example("RuleMark") {
      Chart {
        ForEach(readings) {
          LineMark(x: .value("Time", $0.date), y: .value("Temperature", $0.degrees))
            .interpolationMethod(.monotone)
        }
        RuleMark(y: .value("Warm", 20))
          .foregroundStyle(.red)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
          .annotation(position: .top, alignment: .leading) {
            Text("warm").font(.caption2).foregroundStyle(.red)
          }
      }
      .chartYScale(domain: 0...30)
      .frame(width: 240, height: 140)
    },
    Example("RectangleMark") {
      Chart {
        ForEach(0..<12) { place in
          RectangleMark(
            x: .value("Column", "\(place % 4)"), y: .value("Row", ["A", "B", "C"][place / 4])
          )
          .foregroundStyle(by: .value("Heat", Double(place)))
        }
      }
      .frame(width: 240, height: 120)
    },
    Example("SectorMark") {
      Chart(sales.prefix(3)) {
        SectorMark(
          angle: .value("Sales", $0.count), innerRadius: .ratio(0.6), angularInset: 1.5
        )
        .foregroundStyle(by: .value("Day", $0.name))
      }
      .frame(width: 160, height: 160)
    },
    Example("View.chartXAxis") {
      Chart(readings) {
        LineMark(x: .value("Time", $0.date), y: .value("Temperature", $0.degrees))
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .hour, count: 6)) { value in
          AxisGridLine()
          AxisTick()
          AxisValueLabel(format: .dateTime.hour(), centered: true)
        }
      }
      .chartYAxis {
        AxisMarks(position: .leading, values: [0, 10, 20, 30]) { value in
          AxisGridLine()
          AxisValueLabel {
            if let degrees = value.as(Int.self) { Text("\(degrees)°") }
          }
        }
      }
      .chartYScale(domain: 0...30)
      .frame(width: 240, height: 140)
    },
    Example("View.chartForegroundStyleScale") {
      Chart(sales) {
        BarMark(x: .value("Day", $0.name), y: .value("Sales", $0.count))
          .foregroundStyle(by: .value("Shop", $0.shop))
      }
      .chartForegroundStyleScale(["North": Color.indigo, "South": Color.mint])
      .chartLegend(position: .top, alignment: .trailing)
      .frame(width: 240, height: 140)
    },
    Example("View.chartPlotStyle") {
      Chart(readings) {
        AreaMark(x: .value("Time", $0.date), y: .value("Temperature", $0.degrees))
      }
      .chartPlotStyle {
        $0.background(.blue.opacity(0.08)).border(.blue.opacity(0.4), width: 0.5)
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .frame(width: 240, height: 80)
    },
    Example("View.chartOverlay") {
      Chart(readings) {
        LineMark(x: .value("Time", $0.date), y: .value("Temperature", $0.degrees))
      }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          let plot = geometry[proxy.plotAreaFrame]
          if let place = proxy.position(for: (x: readings[7].date, y: readings[7].degrees)) {
            Circle().stroke(.red, lineWidth: 2).frame(width: 12, height: 12)
              .position(x: plot.minX + place.x, y: plot.minY + place.y)
          }
        }
      }
      .frame(width: 240, height: 120)
    },
  ])
