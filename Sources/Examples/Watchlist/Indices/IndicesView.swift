import SwiftUI
import WidgetKit

struct IndicesView: View {
  @Environment(\.directionColors) private var directionColors
  @Environment(\.locale) private var locale
  @Environment(\.redactionReasons) private var redactionReasons
  let entry: IndicesEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      WidgetHeader(title: "Markets", updated: entry.date)
      HStack(spacing: 10) {
        ForEach(entry.quotes) { quote in
          Link(destination: quote.url) {
            column(quote)
          }
        }
      }
    }
  }

  private func column(_ quote: Quote) -> some View {
    let color =
      redactionReasons.contains(.placeholder)
      ? Color.secondary : directionColors.color(isUp: quote.isUp, locale: locale)
    return VStack(alignment: .leading, spacing: 0) {
      Text(LocalizedStringKey(quote.name))
        .font(.caption2.weight(.medium))
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .minimumScaleFactor(0.8)
      Text(verbatim: quote.priceText)
        .font(.system(.headline, design: .rounded, weight: .bold))
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .padding(.top, 2)
      ChangeLabel(quote: quote)
        .font(.caption2.weight(.semibold))
      Spacer(minLength: 4)
      Sparkline(quote: quote, color: color)
        .frame(minHeight: 12, maxHeight: 24)
    }
    .padding(10)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(color.opacity(0.08), in: RoundedRectangle(cornerRadius: 12, style: .continuous))
  }
}
