import SwiftUI
import UIKit

/// Round complications: a gauge of 100 points with an icon, a value and a name in its middle.
@MainActor
enum HomeAssistantCircular {
  static let pictures = [
    face("full-fraction", value: "100%", fraction: 1),
    face("icon-and-value-no-name", value: "68%", name: nil, fraction: 0.68),
    face("icon-only-no-gauge", value: nil, name: nil, fraction: nil),
    face("icon-value-name-open", value: "68%", fraction: 0.68),
  ]

  private static func face(
    _ id: String, value: String?, name: String? = "Battery", fraction: Double?
  ) -> ReferencePicture {
    ReferencePicture("ha-comp-circular-\(id)", .fixed(120, 120)) {
      Group {
        if let fraction {
          Gauge(value: fraction) {
            EmptyView()
          } currentValueLabel: {
            Slots(value: value, name: name).padding(2)
          } minimumValueLabel: {
            Text(verbatim: "0")
          } maximumValueLabel: {
            Text(verbatim: "100")
          }
          .gaugeStyle(.accessoryCircular)
          .tint(.green)
        } else {
          Slots(icon: 16, value: value, name: name)
            .padding(5)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
      .frame(width: 100, height: 100)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.black)
    }
  }

  private struct Slots: View {
    var icon: CGFloat = 10
    let value: String?
    let name: String?

    var body: some View {
      VStack(spacing: -2) {
        Image.bolt.resizable().scaledToFit().frame(width: icon, height: icon)
        if let value {
          Text(value)
            .font(.system(size: 12, weight: .semibold))
            .lineLimit(1)
            .minimumScaleFactor(0.2)
            .foregroundStyle(.primary)
        }
        if let name {
          Text(name)
            .font(.system(size: 8))
            .minimumScaleFactor(0.4)
            .lineLimit(1)
            .foregroundStyle(.primary)
        }
      }
    }
  }
}

extension Image {
  /// The image as the program makes it: the symbol at its own size, tinted.
  static var bolt: Image {
    let symbol = UIImage(systemName: "bolt.fill") ?? UIImage()
    return Image(uiImage: symbol.withRenderingMode(.alwaysTemplate))
  }
}
