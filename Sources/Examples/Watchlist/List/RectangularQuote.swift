import SwiftUI
import WidgetKit

struct RectangularQuote: View {
  let quote: Quote?

  var body: some View {
    if let quote {
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(verbatim: quote.symbol)
            .font(.headline)
            .widgetAccentable()
          Spacer(minLength: 4)
          Text(verbatim: quote.changeText)
            .font(.caption.weight(.semibold).monospacedDigit())
        }
        Sparkline(quote: quote, color: .primary, lineWidth: 2)
          .frame(maxHeight: .infinity)
      }
      .widgetURL(quote.url)
    } else {
      Label("Signed out", systemImage: "person.crop.circle")
    }
  }
}
