import SwiftUI
import WidgetKit

struct PortfolioView: View {
  @Environment(\.directionColors) private var directionColors
  @Environment(\.locale) private var locale
  let entry: PortfolioEntry

  var body: some View {
    if let total = entry.total {
      VStack(alignment: .leading, spacing: 0) {
        WidgetHeader(title: "Portfolio")
          .padding(.bottom, 6)
        Text(total.price, format: .currency(code: "USD").precision(.fractionLength(0)))
          .font(.system(.title2, design: .rounded, weight: .bold))
          .lineLimit(1)
          .minimumScaleFactor(0.6)
          .privacySensitive()
        ChangeLabel(quote: total)
          .font(.footnote.weight(.semibold))
          .privacySensitive()
        Spacer(minLength: 8)
        Sparkline(
          quote: total, color: directionColors.color(isUp: total.isUp, locale: locale),
          lineWidth: 2
        )
        .frame(height: 40)
      }
      .widgetURL(URL(string: "quill://portfolio"))
    } else {
      SignInPrompt(reason: "Sign in to see what you own.", isCompact: true)
    }
  }
}
