import SwiftUI
import WidgetKit

// The preview of article 004, unchanged, with a view of the same name and arguments.

// swift-format-ignore
struct LogoView_Previews: PreviewProvider {

    static var previews: some View {
        Group {
            LogoBackgroundView(edge: .top, style: .custom(.blue99))

            LogoBackgroundView(edge: .top, style: .custom(.gold))

            LogoBackgroundView(edge: .bottom, style: .custom(.gold))
                .environment(\.colorScheme, .dark)
        }
        .previewContext(WidgetPreviewContext(family: .systemMedium))
    }
}

extension Color {
  fileprivate static let blue99 = Color(red: 0.2, green: 0.4, blue: 0.6)
  fileprivate static let gold = Color(red: 0.8, green: 0.6, blue: 0.2)
}

private struct LogoBackgroundView: View {
  enum Style { case custom(Color) }

  let edge: VerticalEdge
  let style: Style
  @Environment(\.colorScheme) private var colorScheme
  private let logoSize: CGFloat = 90

  var body: some View {
    GeometryReader { proxy in
      Text(verbatim: "\(edge) \(colorScheme)")
        .frame(width: logoSize, height: logoSize)
        .background(color, in: Circle())
        .position(logoPosition(proxy.size))
    }
    .containerBackground(color.opacity(0.2), for: .widget)
  }

  private var color: Color {
    switch style {
    case .custom(let color): color
    }
  }

  func logoPosition(_ contentSize: CGSize) -> CGPoint {

    let offset: CGFloat = logoSize / 3

    if edge == .top {
      return CGPoint(x: contentSize.width - offset, y: offset)
    } else {
      return CGPoint(x: contentSize.width - offset, y: contentSize.height - offset)
    }
  }
}
