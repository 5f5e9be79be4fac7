import Foundation

/// Made-up markets. Prices follow from the day and the quarter of an hour, so that all widgets agree.
struct Market {
  struct Listing: Hashable {
    let symbol: String
    let name: String
    let base: Double
    /// The factor of its price's changes, 1 for a share; an index varies less than its members.
    var volatility = 1.0
  }

  static let listings: [Listing] = [
    Listing(symbol: "AURA", name: "Aurora Robotics", base: 184.2),
    Listing(symbol: "NMBS", name: "Nimbus Air", base: 42.85),
    Listing(symbol: "ORCH", name: "Orchard Foods", base: 96.1),
    Listing(symbol: "VOLT", name: "Voltaic Energy", base: 311.4),
    Listing(symbol: "KITE", name: "Kite Labs", base: 27.36),
    Listing(symbol: "HELX", name: "Helix Bio", base: 128.75),
    Listing(symbol: "MOSS", name: "Moss & Co.", base: 63.9),
    Listing(symbol: "TIDE", name: "Tidewater Lines", base: 18.44),
  ]

  static let indices: [Listing] = [
    Listing(symbol: "MRD500", name: "Meridian 500", base: 5_842.3, volatility: 0.4),
    Listing(symbol: "HBR30", name: "Harbour 30", base: 22_418, volatility: 0.4),
    Listing(symbol: "NEXT", name: "Next Tech", base: 3_176.5, volatility: 0.5),
  ]

  static func quotes(for symbols: [String], at date: Date) -> [Quote] {
    symbols.compactMap { symbol in
      listings.first { $0.symbol == symbol }.map { quote(for: $0, at: date) }
    }
  }

  static func quote(for listing: Listing, at date: Date, calendar: Calendar = .current) -> Quote {
    let day = calendar.ordinality(of: .day, in: .era, for: date) ?? 0
    var generator = SeededGenerator(text: listing.symbol, number: UInt64(day))
    let close = listing.base * Double.random(in: 0.98...1.02, using: &generator)
    let swing = listing.volatility
    let drift = swing * Double.random(in: -0.0005...0.0009, using: &generator)
    var price = close * (1 + swing * Double.random(in: -0.003...0.003, using: &generator))
    var history: [Double] = []
    let shown = 48
    let passed = TradingHours(calendar: calendar).quotes(until: date)
    for _ in 0..<(shown + passed) {
      price *= 1 + drift + swing * Double.random(in: -0.0025...0.0025, using: &generator)
      history.append(price)
    }
    return Quote(
      symbol: listing.symbol, name: listing.name, price: price, previousClose: close,
      history: history.suffix(shown))
  }
}
