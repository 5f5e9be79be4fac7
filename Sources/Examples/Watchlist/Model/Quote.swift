import Foundation

/// A security's price, with the prices of the day so far.
struct Quote: Identifiable, Hashable {
  let symbol: String
  let name: String
  let price: Double
  let previousClose: Double
  /// Today's prices, the oldest first.
  let history: [Double]

  var id: String { symbol }
  var change: Double { price - previousClose }
  /// The change as a fraction of yesterday's close: 0.01 is one per cent.
  var changeShare: Double { change / previousClose }
  var isUp: Bool { change >= 0 }

  var url: URL { URL(string: "quill://quote/\(symbol)")! }

  var priceText: String {
    price.formatted(.number.precision(.fractionLength(price >= 10_000 ? 0 : 2)))
  }

  var changeText: String {
    changeShare.formatted(
      .percent.precision(.fractionLength(2)).sign(strategy: .always(includingZero: false)))
  }
}
