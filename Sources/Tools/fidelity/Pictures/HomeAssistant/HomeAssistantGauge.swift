import SwiftUI

/// A ring of 150 points, scaled to 0.72, with the house and the value in its middle.
@MainActor
enum HomeAssistantGauge {
  static let pictures = ["light", "dark"].map { scheme in
    ReferencePicture("ha-gauge-small-capacity-\(scheme)", .fixed(160, 160)) {
      ZStack {
        arc(1).stroke(.tint.opacity(0.25), style: line)
        arc(0.84).stroke(.tint, style: line)
        VStack(spacing: 3) {
          ZStack {
            GridIcon.houseGround.fill(Color.homeTree)
            GridIcon.house.fill(Color.homeLogo)
          }
          .aspectRatio(contentMode: .fit)
          .frame(width: 22, height: 22)
          Text(verbatim: "84%").font(.largeTitle.bold()).foregroundStyle(.primary)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .foregroundStyle(.primary)
      }
      .frame(width: 150, height: 150)
      .scaleEffect(0.72)
      .padding(10)
      .tint(Color.homePrimary)
    }
  }

  private static let line = StrokeStyle(lineWidth: 15, lineCap: .round)

  private static func arc(_ part: CGFloat) -> some Shape {
    Circle().trim(from: 0, to: part).rotation(.degrees(-90))
  }
}
