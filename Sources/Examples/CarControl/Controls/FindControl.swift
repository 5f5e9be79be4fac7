import AppIntents
import SwiftUI
import WidgetKit

/// Sounds the horn, where the car can't be seen among others.
struct FindControl: ControlWidget {
  static let kind = "CarFind"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind) {
      ControlWidgetButton(action: SendCommandIntent(control: .find)) {
        Label("Find Aria", systemImage: "speaker.wave.2.fill")
          .controlWidgetActionHint("Find Aria")
      } actionLabel: { isRunning in
        Text(isRunning ? "Honking" : "Honk")
      }
    }
    .displayName("Find")
    .description("Sound the horn of your car.")
  }
}
