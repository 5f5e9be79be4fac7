import SwiftUI
import WidgetKit

/// The car in profile, with its shadow on the floor.
struct CarPicture: View {
  var body: some View {
    Image("Car")
      .resizable()
      .widgetAccentedRenderingMode(.desaturated)
      .aspectRatio(contentMode: .fit)
      .background(alignment: .bottom) {
        GeometryReader { proxy in
          Ellipse()
            .fill(.black.opacity(0.28))
            .frame(width: proxy.size.width * 0.86, height: proxy.size.height * 0.12)
            .blur(radius: proxy.size.height * 0.05)
            .position(x: proxy.size.width / 2, y: proxy.size.height * 0.95)
        }
      }
      // The picture is the same for every car: nothing in it is data.
      .unredacted()
      .accessibilityHidden(true)
  }
}
