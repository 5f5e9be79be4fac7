import SwiftUI
import WidgetKit

/// Sample states in one group, with a family for all and an appearance for one.
struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Badge(corner: .top, tint: .slate)
      Badge(corner: .top, tint: .sand)
      Badge(corner: .bottom, tint: .sand).environment(\.colorScheme, .dark)
    }
    .previewContext(WidgetPreviewContext(family: .systemMedium))
  }
}

extension Color {
  fileprivate static let slate = Color(red: 0.2, green: 0.4, blue: 0.6)
  fileprivate static let sand = Color(red: 0.8, green: 0.6, blue: 0.2)
}

/// A disc in a corner of the widget, with what it was given as its text.
private struct Badge: View {
  let corner: VerticalEdge
  let tint: Color
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Text(verbatim: "\(corner) \(colorScheme)")
      .frame(width: 90, height: 90)
      .background(tint, in: Circle())
      .frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: corner == .top ? .topTrailing : .bottomTrailing
      )
      .containerBackground(tint.opacity(0.2), for: .widget)
  }
}
