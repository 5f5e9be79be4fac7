import SwiftUI

/// A list of shares, as many widgets have one, with whatever a developer might change.
struct StockList: View {
  struct Quote: Hashable {
    var symbol: String
    var name: String
    var price: String
    var change: String
    var isUp = true
  }

  var quotes = [
    Quote(symbol: "AAPL", name: "Apple Inc.", price: "$189.30", change: "+1.2%"),
    Quote(symbol: "TSLA", name: "Tesla", price: "$251.10", change: "−0.4%", isUp: false),
    Quote(symbol: "MSFT", name: "Microsoft", price: "$402.75", change: "+0.8%"),
  ]
  var title = "Watch List"
  var titleFont = Font.headline
  var symbolImage = "star.fill"
  var showsImage = true
  var showsDivider = false
  var upColor = Color(red: 0.2, green: 0.78, blue: 0.35)
  var background = Color(red: 1, green: 1, blue: 1)
  var rowSpacing: CGFloat = 4
  var row = StockRow.Look()

  var body: some View {
    VStack(alignment: .leading, spacing: rowSpacing) {
      HStack {
        if showsImage { Image(systemName: symbolImage) }
        Text(verbatim: title).font(titleFont)
        Spacer()
        Text(verbatim: "9:41").font(.caption)
      }
      if showsDivider { Divider() }
      ForEach(quotes, id: \.self) { quote in
        StockRow(quote: quote, upColor: upColor, look: row)
      }
    }
    .containerBackground(background, for: .widget)
  }
}

struct StockRow: View {
  struct Look {
    var padding: CGFloat = 2
    var nameFont = Font.caption2
    var nameLimit: Int? = 1
    var chipRadius: CGFloat = 6
    var chipOpacity = 1.0
    var chipPadding: CGFloat = 6
    var shadow: CGFloat = 0
    var symbolWidth: CGFloat = 90
    var hasSpacer = true
  }

  let quote: StockList.Quote
  let upColor: Color
  let look: Look

  var body: some View {
    HStack(spacing: 8) {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: quote.symbol).font(.footnote.weight(.semibold))
        Text(verbatim: quote.name).font(look.nameFont).lineLimit(look.nameLimit)
      }
      .frame(width: look.symbolWidth, alignment: .leading)
      if look.hasSpacer { Spacer() }
      Text(verbatim: quote.price).font(.footnote)
      Text(verbatim: quote.change)
        .font(.caption2)
        .padding(.horizontal, look.chipPadding)
        .background(
          quote.isUp ? upColor : .red, in: RoundedRectangle(cornerRadius: look.chipRadius)
        )
        .opacity(look.chipOpacity)
        .shadow(radius: look.shadow)
    }
    .padding(.vertical, look.padding)
  }
}
