import SwiftUI

/// A route's number on its colour, as it is painted on the boat.
struct RouteBadge: View {
  let route: String

  private var color: Color {
    switch route {
    case "F1": Color("RouteCoral")
    case "F3": Color("RouteTeal")
    case "F7": Color("RouteViolet")
    default: Color("RouteAmber")
    }
  }

  var body: some View {
    Text(verbatim: route)
      .font(.caption.weight(.bold))
      .foregroundStyle(.white)
      .frame(width: 28, height: 20)
      .background(color, in: RoundedRectangle(cornerRadius: 6, style: .continuous))
  }
}
