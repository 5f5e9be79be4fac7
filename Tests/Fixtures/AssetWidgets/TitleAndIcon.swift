import SwiftUI

/// An image of the catalogue between two texts, cut to its frame.
struct TitleAndIcon: View {
  var body: some View {
    HStack {
      Text(verbatim: "码头")
      Image("icon").frame(width: 18, height: 18).clipped()
      Spacer()
      Text(verbatim: "班次")
    }
    .padding(.horizontal, 8)
  }
}
