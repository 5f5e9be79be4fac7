import Charts
import SwiftUI

/// A day's energy: figures above, a chart of hourly bars below.
@MainActor
enum HomeAssistantEnergy {
  static let pictures = [
    ReferencePicture("ha-energy-systemmedium-light", .fixed(350, 160)) {
      EnergyCard(
        solar: "12,2", total: "0,9", isExporting: false, hours: EnergyHour.day(sun: 1.6),
        time: "1:00\u{202F}PM", locale: "en_GB")
    },
    ReferencePicture("ha-energy-heavyexportsystemmedium-dark", .fixed(350, 160)) {
      EnergyCard(
        solar: "48,6", total: "35,5", isExporting: true, hours: EnergyHour.day(sun: 6.4),
        time: "1:00\u{202F}PM", locale: "en_GB")
    },
    ReferencePicture("ha-energy-nodatasystemmedium-dark", .fixed(350, 160)) {
      EnergyCard(
        solar: nil, total: nil, isExporting: false, hours: [], time: "2:00\u{202F}AM",
        locale: "en_US")
    },
  ]
}

/// The energy that a home consumed, produced and exported in an hour, in kWh.
private struct EnergyHour: Identifiable {
  let hour: Int
  let load: Double
  let sun: Double
  var id: Int { hour }
  /// The day of the pictures, UTC.
  static let midnight = Date(timeIntervalSince1970: 1_699_920_000)
  var date: Date { Self.midnight.addingTimeInterval(Double(hour) * 3600) }

  /// - Parameter sun: what noon gives.
  static func day(sun: Double) -> [EnergyHour] {
    (0..<24).map { hour in
      let h = Double(hour)
      let load = 0.25 + 0.8 * exp(-(h - 7) * (h - 7) / 4) + exp(-(h - 20) * (h - 20) / 6)
      let light = hour >= 6 && hour <= 18 ? sun * sin((h - 6) / 12 * .pi) : 0
      return EnergyHour(hour: hour, load: load, sun: light)
    }
  }
}

private enum Flow: String, CaseIterable, Plottable {
  case grid, solar, returned
}

/// A bar from zero, or to it.
private struct EnergyBar: Identifiable {
  let flow: Flow
  let date: Date
  let from: Double
  let to: Double
  var id: String { "\(flow.rawValue) \(date.timeIntervalSince1970)" }

  static func bars(_ hours: [EnergyHour]) -> [EnergyBar] {
    let all =
      hours.map { EnergyBar(flow: .grid, date: $0.date, from: 0, to: max($0.load, $0.used)) }
      + hours.map { EnergyBar(flow: .solar, date: $0.date, from: 0, to: $0.used) }
      + hours.map { EnergyBar(flow: .returned, date: $0.date, from: $0.used - $0.sun, to: 0) }
    return all.filter { $0.from != $0.to }
  }
}

extension EnergyHour {
  fileprivate var used: Double { min(load, sun) }
}

private struct EnergyCard: View {
  let solar: String?
  let total: String?
  let isExporting: Bool
  let hours: [EnergyHour]
  let time: String
  /// Its hours are those of the chart's labels.
  let locale: String
  private static let orange = Color(red: 1, green: 0.596, blue: 0)
  private static let blue = Color(red: 0.282, green: 0.561, blue: 0.761)
  private let gray = Color(uiColor: .secondaryLabel)

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .top, spacing: 8) {
        figure(solar, "arrow.up", Self.orange, "Solar", .panel)
        figure(
          total, isExporting ? "arrow.up" : "arrow.down", Self.blue, "Electricity total", .tower)
        Spacer(minLength: 0)
        trailing
      }
      EnergyChart(bars: EnergyBar.bars(hours), gray: gray)
        .environment(\.locale, Locale(identifier: locale))
        .frame(maxHeight: .infinity)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding(16)
    .background(Color(uiColor: .systemBackground))
  }

  private func figure(
    _ value: String?, _ arrow: String, _ color: Color, _ label: String, _ icon: GridIcon
  ) -> some View {
    let font = Font.system(size: 20, weight: .bold, design: .rounded)
    return VStack(alignment: .leading, spacing: 2) {
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        if value != nil { Image(systemName: arrow).font(font).foregroundStyle(color) }
        Text(verbatim: value ?? "—").font(font).foregroundStyle(value == nil ? gray : color)
        Text(verbatim: "kWh").font(.system(size: 12, weight: .medium)).foregroundStyle(gray)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      HStack(spacing: 4) {
        icon.fill(gray).frame(width: 12, height: 12)
        Text(verbatim: label).font(.system(size: 11)).foregroundStyle(gray).lineLimit(1)
      }
    }
  }

  private var trailing: some View {
    VStack(alignment: .trailing, spacing: 4) {
      if total != nil {
        HStack(spacing: 4) {
          Text(verbatim: "€ -0,49").font(.system(size: 15, weight: .semibold))
            .foregroundStyle(Color(uiColor: .label))
          GridIcon.tower.fill(gray).frame(width: 16, height: 16)
        }
        HStack(spacing: 4) {
          Text(verbatim: "Today").font(.system(size: 11, weight: .semibold))
          Text(verbatim: "·").font(.system(size: 11))
          clock
        }
      } else {
        Text(verbatim: "Today").font(.system(size: 11, weight: .semibold))
        clock
      }
    }
    .lineLimit(1)
    .foregroundStyle(gray)
  }

  private var clock: some View {
    HStack(spacing: 2) {
      Image(systemName: "arrow.clockwise").font(.system(size: 9, weight: .semibold))
      Text(verbatim: time).font(.system(size: 11))
    }
  }
}

private struct EnergyChart: View {
  let bars: [EnergyBar]
  let gray: Color

  var body: some View {
    Chart {
      ForEach(bars) { bar in
        BarMark(
          x: .value("Time", bar.date, unit: .hour), yStart: .value("Energy", bar.from),
          yEnd: .value("Energy", bar.to)
        )
        .foregroundStyle(by: .value("Flow", bar.flow))
        .cornerRadius(2)
        BarMark(
          x: .value("Time", bar.date, unit: .hour), yStart: .value("Energy", 0),
          yEnd: .value("Energy", (bar.from + bar.to) / 2)
        )
        .foregroundStyle(by: .value("Flow", bar.flow))
        .cornerRadius(0)
      }
      if bars.isEmpty {
        BarMark(
          x: .value("Time", EnergyHour.midnight, unit: .hour), y: .value("Energy", 1)
        )
        .opacity(0)
      }
    }
    .chartForegroundStyleScale([
      Flow.solar: Color(red: 1, green: 0.596, blue: 0),
      Flow.grid: Color(red: 0.282, green: 0.561, blue: 0.761),
      Flow.returned: Color(red: 0.514, green: 0.325, blue: 0.820),
    ])
    .chartLegend(.hidden)
    .chartXScale(
      domain: EnergyHour.midnight...EnergyHour.midnight.addingTimeInterval(24 * 3600)
    )
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
        AxisGridLine().foregroundStyle(gray.opacity(0.12))
        AxisValueLabel(format: .dateTime.hour(.twoDigits(amPM: .omitted)))
          .font(.system(size: 9))
          .foregroundStyle(gray)
      }
    }
    .chartYAxis {
      AxisMarks(position: .trailing) { _ in
        AxisGridLine().foregroundStyle(gray.opacity(0.12))
        AxisValueLabel().font(.system(size: 9)).foregroundStyle(gray)
      }
    }
  }
}
