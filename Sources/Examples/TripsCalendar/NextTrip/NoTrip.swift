import SwiftUI
import WidgetKit

/// The view of a person without trips: a sentence, and one thing to do.
struct NoTrip: View {
  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: "map.fill")
        .font(.title)
        .foregroundStyle(Color.accentColor)
        .padding(.bottom, 2)
      Text("Where to next?")
        .font(.headline)
      Text("Tap to plan a trip.")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .containerBackground(Color("WidgetBackground"), for: .widget)
  }
}
