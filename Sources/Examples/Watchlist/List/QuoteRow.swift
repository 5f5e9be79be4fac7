import SwiftUI
import WidgetKit

/// Name, the day's line, price and change.
struct QuoteRow: View {
  @Environment(\.directionColors) private var directionColors
  @Environment(\.locale) private var locale
  let quote: Quote
  let isTall: Bool

  var body: some View {
    HStack(spacing: 10) {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: quote.symbol)
          .font(.subheadline.weight(.semibold))
        Text(LocalizedStringKey(quote.name))
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
      .frame(width: 94, alignment: .leading)

      Sparkline(
        quote: quote, color: directionColors.color(isUp: quote.isUp, locale: locale)
      )
      .frame(maxWidth: .infinity)
      .frame(height: isTall ? 28 : 20)

      Text(verbatim: quote.priceText)
        .font(.subheadline.weight(.medium).monospacedDigit())
        .lineLimit(1)
        .minimumScaleFactor(0.8)
        .frame(width: 58, alignment: .trailing)
      ChangeLabel(quote: quote, isFilled: true)
    }
  }
}

/// A shorter row, for a small widget.
struct CompactRow: View {
  let quote: Quote

  var body: some View {
    HStack(spacing: 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: quote.symbol)
          .font(.footnote.weight(.semibold))
        Text(LocalizedStringKey(quote.name))
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
      .layoutPriority(-1)
      Spacer(minLength: 2)
      VStack(alignment: .trailing, spacing: 0) {
        Text(verbatim: quote.priceText)
          .font(.footnote.weight(.medium).monospacedDigit())
        ChangeLabel(quote: quote)
          .font(.caption2.weight(.semibold))
      }
    }
    .lineLimit(1)
  }
}
