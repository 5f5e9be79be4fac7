import Foundation
import SwiftUI

/// The trailing slot of a Live Activity in the Dynamic Island: white on black, 50 points wide,
/// scaled down to 0.6 where it must.
@MainActor
enum HomeAssistantIsland {
  static let pictures = [
    ReferencePicture("ha-island-trailing-chronometeroveranhour", .fixed(70, 30)) {
      slot(Text(timerInterval: start...start.addingTimeInterval(8_413), countsDown: false))
        .font(.footnote.monospacedDigit())
        .frame(width: 50)
        .islandGround()
    },
    ReferencePicture("ha-island-trailing-criticaltext", .fixed(70, 30)) {
      slot(Text(verbatim: "03:20:13"))
        .font(.footnote.weight(.semibold))
        .frame(maxWidth: 50)
        .islandGround()
    },
  ]

  private static let start = Date(timeIntervalSince1970: 1_700_000_000)

  private static func slot(_ text: Text) -> some View {
    text.foregroundStyle(.white).lineLimit(1).minimumScaleFactor(0.6)
  }
}

extension View {
  fileprivate func islandGround() -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(.black)
  }
}
