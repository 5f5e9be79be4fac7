import SwiftUI

/// The message that is shown where no boat will leave.
struct NoBoats: View {
  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: "moon.stars.fill")
        .font(.title2)
        .foregroundStyle(Color("InkSecondary"))
      Text("No boats for now")
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(Color("Ink"))
      Text("Open Tidewater for other piers.")
        .font(.caption)
        .foregroundStyle(Color("InkSecondary"))
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
