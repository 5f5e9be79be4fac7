import SwiftUI

/// A change in per cent, in the colour of its direction.
struct ChangeLabel: View {
  @Environment(\.directionColors) private var directionColors
  @Environment(\.locale) private var locale
  @Environment(\.redactionReasons) private var redactionReasons
  let quote: Quote
  var isFilled = false

  var body: some View {
    // A placeholder has no direction yet.
    let color =
      redactionReasons.contains(.placeholder)
      ? Color.secondary : directionColors.color(isUp: quote.isUp, locale: locale)
    if isFilled {
      Text(verbatim: quote.changeText)
        .font(.caption.weight(.semibold).monospacedDigit())
        .foregroundStyle(.white)
        .lineLimit(1)
        .minimumScaleFactor(0.8)
        .padding(.horizontal, 6)
        .frame(width: 64, height: 24)
        .background(
          redactionReasons.contains(.placeholder) ? Color.secondary.opacity(0.3) : color,
          in: RoundedRectangle(cornerRadius: 6, style: .continuous))
    } else {
      HStack(spacing: 2) {
        Image(systemName: quote.isUp ? "arrowtriangle.up.fill" : "arrowtriangle.down.fill")
          .font(.system(size: 7))
        Text(verbatim: quote.changeText)
          .monospacedDigit()
      }
      .foregroundStyle(color)
      .lineLimit(1)
    }
  }
}
