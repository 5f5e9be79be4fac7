import SwiftUI

/// Corner complications: name, value and an arc, upright in 100 × 100 points, then turned by 45°.
@MainActor
enum HomeAssistantCorner {
  static let pictures = [
    face("name-only-gauge", name: "Battery", fraction: 0.68),
    face("value-name-no-gauge", name: "Battery", value: "68%"),
    face("value-only", value: "68%"),
  ]

  private static func face(
    _ id: String, name: String? = nil, value: String? = nil, fraction: Double? = nil
  ) -> ReferencePicture {
    ReferencePicture("ha-comp-corner-\(id)", .fixed(120, 120)) {
      Corner(name: name, value: value, fraction: fraction)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.black)
    }
  }

  private struct Corner: View {
    let name: String?
    let value: String?
    let fraction: Double?

    /// Under what the column shows: 11 points a name, 17 a value, 2 between them.
    private var radius: CGFloat {
      let heights = [name.map { _ in 11 as CGFloat }, value.map { _ in 17 }].compactMap { $0 }
      let column = heights.reduce(0, +) + CGFloat(max(heights.count - 1, 0)) * 2
      return 120 - 10 - column - 9
    }

    private func arc(_ part: Double) -> some View {
      let half = min(32, 27.5 / radius * 180 / .pi)
      return Path { path in
        path.addArc(
          center: CGPoint(x: 50, y: 120), radius: radius, startAngle: .degrees(-90 - half),
          endAngle: .degrees(-90 - half + 2 * half * part), clockwise: false)
      }
      .stroke(
        Color.green.opacity(part < 1 ? 1 : 0.28), style: StrokeStyle(lineWidth: 6, lineCap: .round))
    }

    var body: some View {
      ZStack {
        if let fraction {
          arc(1)
          arc(fraction)
        }
        VStack(spacing: 2) {
          if let name {
            line(name, .system(size: 9, weight: .medium), .primary.opacity(0.7))
          }
          if let value {
            line(value, .system(size: 14, weight: .bold, design: .rounded), .primary)
          }
        }
        .frame(height: 52, alignment: .top)
        .position(x: 50, y: 36)
      }
      .frame(width: 100, height: 100)
      .rotationEffect(.degrees(45))
    }

    private func line(_ text: String, _ font: Font, _ color: Color) -> some View {
      Text(text).font(font).foregroundStyle(color).lineLimit(1).minimumScaleFactor(0.5)
        .frame(maxWidth: 56)
    }
  }
}
