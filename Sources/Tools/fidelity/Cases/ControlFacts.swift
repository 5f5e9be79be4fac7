import DisplayList
import Foundation
import SwiftUI
import SystemDesigns

/// Symbols, gauges, signs, colours: what is drawn rather than laid out.
@MainActor
enum ControlFacts {
  static func all() -> [String: [String: Any]] {
    [
      "pf-checked": checked(),
      "ha-accessorycircular-gauge": ring(),
      "ha-accessorycircular-nominmax": openRing(),
      "ha-rect-pill": pill(0.68, "68"),
      "ha-rect-pill-full": pillAtTheEnd(),
      "fe-us-sign": sign(),
      "fe-vienna": vienna(),
      "fe-banner-error": banner("exclamationmark.triangle", "No Location Available"),
      "fe-banner-loading": banner("hourglass.circle.fill", "Rerouting..."),
      "re-divider-color": divider(),
      "color-ios26": colors(),
    ]
  }

  /// The measures of the picture of a checked control. Its system is iOS 13.3, as the Makefile beside the picture asks.
  private static func checked() -> [String: Any] {
    let laid = Laid(
      HStack {
        Image(systemName: "checkmark.circle.fill")
        Text("Checked").fixedSize()
      }
      .padding(5)
      .background(RoundedRectangle(cornerRadius: 5).fill(Color.blue))
      .padding(10)
      .background(Color.yellow), scale: 2, change: { $0.systemDesign = .iOS13 })
    return [
      "size": laid.size, "blue_frame": laid.frame("RoundedRectangle"),
      "hstack_content": laid.frame("HStack").size,
    ]
  }

  private static func ring() -> [String: Any] {
    let laid = Laid(
      Gauge(value: 0.68) { Text(verbatim: "68").foregroundColor(.clear) }
        .gaugeStyle(.accessoryCircularCapacity).tint(.green).frame(width: 120, height: 120))
    let box = laid.picture().box.map { Double($0) / 3 }
    guard box.count == 4 else { return [:] }
    return [
      "ring_outer_diameter": box[2] - box[0],
      "ring_frame": [box[0], box[1], box[2] - box[0], box[3] - box[1]],
    ]
  }

  private static func openRing() -> [String: Any] {
    let laid = Laid(
      Gauge(value: 0.68) {
        EmptyView()
      } currentValueLabel: {
        Text(verbatim: "68").foregroundColor(.clear)
      }
      .gaugeStyle(.accessoryCircular).tint(.green).frame(width: 120, height: 120))
    let box = laid.picture().box.map { Double($0) / 3 }
    guard box.count == 4 else { return [:] }
    return ["ring_x": [box[0], box[2]], "ring_top": box[1], "ring_bottom": box[3]]
  }

  /// A bar with a value that rides on it, as a watch complication draws it.
  private struct Pill: View {
    let fraction: Double
    let label: String
    let thumb: CGFloat
    var body: some View {
      GeometryReader { geometry in
        let width = geometry.size.width
        ZStack(alignment: .leading) {
          Capsule().fill(Color.green.opacity(0.25)).frame(height: 7)
          Capsule().fill(Color.green).frame(width: max(7, width * fraction), height: 7)
          ZStack {
            Capsule().fill(Color.black)
            Text(verbatim: label).font(.body.bold()).lineLimit(1).padding(.vertical, 1)
              .padding(.horizontal, 6)
          }
          .frame(height: 22).frame(minWidth: 34).fixedSize(horizontal: true, vertical: false)
          .position(
            x: min(max(width * fraction, thumb / 2), width - thumb / 2), y: 11)
        }.frame(height: 22)
      }.frame(width: 146, height: 22)
    }
  }

  private static func laidPill(_ fraction: Double, _ label: String) -> Laid {
    let probe = Laid(Pill(fraction: fraction, label: label, thumb: 34))
    let thumb = probe.frames("Capsule").last?.width ?? 34
    return Laid(Pill(fraction: fraction, label: label, thumb: thumb).frame(width: 218, height: 120))
  }

  private static func pill(_ fraction: Double, _ label: String) -> [String: Any] {
    let laid = laidPill(fraction, label)
    let frames = laid.frames("Capsule")
    guard let bar = frames.first, let thumb = frames.last else { return [:] }
    return [
      "bar_x": [bar.minX, bar.maxX],
      "pill_rows": [thumb.minY - 0.333, thumb.maxY], "pill_height": thumb.height,
    ]
  }

  private static func pillAtTheEnd() -> [String: Any] {
    let frames = laidPill(1, "100").frames("Capsule")
    guard let bar = frames.first, let thumb = frames.last else { return [:] }
    return ["pill_right": thumb.maxX, "bar_right": bar.maxX]
  }

  private static func sign() -> [String: Any] {
    let laid = Laid(
      VStack {
        Text(verbatim: "Speed Limit").font(.caption.bold()).multilineTextAlignment(.center)
          .lineLimit(2).minimumScaleFactor(0.6).padding(.horizontal, 2)
        Text(verbatim: "50").font(.title2.bold()).minimumScaleFactor(0.4).padding(.horizontal, 2)
        Text(verbatim: "mph").font(.caption2.bold()).foregroundStyle(Color.secondary)
          .minimumScaleFactor(0.6).padding(.horizontal, 2)
      }.foregroundColor(.black).frame(width: 52, height: 76))
    return ["ink_rows_px": laid.picture().rows()]
  }

  private static func vienna() -> [String: Any] {
    let laid = Laid(
      VStack {
        Text(verbatim: "50").font(.title2.bold()).minimumScaleFactor(0.4).padding(.horizontal, 2)
        Text(verbatim: "km/h").font(.caption2.bold()).minimumScaleFactor(0.6)
          .padding(.horizontal, 2)
      }.foregroundColor(.black).frame(width: 64, height: 64))
    let rows = laid.picture().rows()
    return [
      "number_rows_from_centre_px": [(rows.first?[0] ?? 0) - 96, (rows.first?[1] ?? 0) - 96],
      "red": components(Color.red, dark: false),
    ]
  }

  private static func banner(_ symbol: String, _ text: String) -> [String: Any] {
    let laid = Laid(
      HStack {
        Image(systemName: symbol)
        Text(verbatim: text)
      }.padding(.vertical, 8).padding(.horizontal, 12).background(Color.white)
        .clipShape(Capsule()))
    return ["size": laid.size]
  }

  private static func divider() -> [String: Any] {
    let laid = Laid(VStack { Divider() }, width: 30, height: 30)
    return ["thickness": laid.frame("Divider").height == 1.0 / 3 ? 1 : 0]
  }

  private static func colors() -> [String: Any] {
    let named: [(String, Color)] = [
      ("red", .red), ("blue", .blue), ("orange", .orange), ("yellow", .yellow),
      ("green", .green), ("purple", .purple), ("pink", .pink), ("gray", .gray),
    ]
    return Dictionary(
      uniqueKeysWithValues: named.map { name, color in
        (name, [components(color, dark: false), components(color, dark: true)])
      })
  }

  private static func components(_ color: Color, dark: Bool) -> [Int] {
    let laid = Laid(color, width: 4, height: 4, change: { $0.colorScheme = dark ? .dark : .light })
    for case .fill(_, _, .color(let rgba)) in laid.list.commands {
      return [rgba.red, rgba.green, rgba.blue].map { Int(($0 * 255).rounded()) }
    }
    return []
  }
}
