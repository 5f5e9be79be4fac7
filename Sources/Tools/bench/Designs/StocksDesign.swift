import SwiftUI

/// A medium widget: 39 items, 25 texts, six sparklines.
struct StocksDesign: View {
  struct Row: Identifiable {
    let id: String
    let name: String
    let price: String
    let change: String
    let line: [CGFloat]
    var isUp: Bool { change.hasPrefix("+") }
  }

  static let rows: [Row] = [
    Row(
      id: "AAPL", name: "Apple Inc.", price: "227.52", change: "+1.24%",
      line: [5, 9, 9.4, 6.8, 5, 6.3, 8.6, 8.2, 4.3, 0.3, 0, 2.9, 5.3, 4.5, 2.4, 2.6, 6.3, 10]),
    Row(
      id: "GOOG", name: "Alphabet Inc.", price: "178.31", change: "-0.42%",
      line: [8.2, 5.7, 5.2, 7.5, 9.7, 8.2, 3.7, 0.4, 1, 3.9, 5, 3.2, 1.2, 2.6, 7, 10, 9.5, 6.3]),
    Row(
      id: "MSFT", name: "Microsoft Corp", price: "431.80", change: "+0.77%",
      line: [
        5.6, 8.7, 10, 7.8, 3.2, 0.9, 2.3, 4.7, 4.5, 1.8, 0.4, 2.9, 7.5, 9.9, 8.4, 5.5, 5.2, 7.4,
      ]),
    Row(
      id: "TSLA", name: "Tesla, Inc.", price: "258.02", change: "-2.15%",
      line: [10, 7.2, 3, 1.8, 3.8, 5.3, 3.7, 0.6, 0, 3.4, 7.8, 9.1, 7, 5.1, 6.1, 8.8, 9.3, 5.9]),
    Row(
      id: "NVDA", name: "NVIDIA Corp", price: "121.40", change: "+3.06%",
      line: [3.1, 3, 5.1, 5.5, 2.7, 0, 0.1, 4, 7.8, 8, 5.7, 4.9, 7.1, 9.9, 9.6, 5.3, 1.4, 1.1]),
    Row(
      id: "DOW J", name: "Dow Jones Industrial", price: "42,063", change: "+0.09%",
      line: [7.4, 6.5, 2.8, 0.1, 1.5, 5.7, 8.4, 7.6, 5.5, 6, 9.2, 10, 10, 5.7, 2.7, 3.4, 5.8, 5.8]),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Watchlist").font(.system(size: 13, weight: .bold)).foregroundStyle(.white)
        .padding(.leading, 6)
      VStack(spacing: 0) {
        ForEach(Self.rows) { row in
          HStack(spacing: 0) {
            Text(row.id).font(.system(size: 13, weight: .semibold)).foregroundStyle(.white)
              .frame(width: 56, alignment: .leading)
            Text(row.name).font(.system(size: 11))
              .foregroundStyle(Color(red: 0.92, green: 0.92, blue: 0.96).opacity(0.6))
            Spacer(minLength: 0)
            Sparkline(values: row.line).stroke(row.isUp ? Color.up : .down, lineWidth: 1.2)
              .frame(width: 58, height: 10).padding(.trailing, 4)
            Text(row.price).font(.system(size: 13, weight: .medium)).foregroundStyle(.white)
              .frame(width: 48, alignment: .trailing)
            Text(row.change).font(.system(size: 10, weight: .semibold)).foregroundStyle(.white)
              .frame(width: 44, height: 16)
              .background(
                RoundedRectangle(cornerRadius: 5, style: .circular).fill(
                  row.isUp ? Color.up : .down)
              )
              .padding(.leading, 4)
          }.frame(maxHeight: .infinity)
        }
      }
      .padding(.horizontal, 8)
      .background {
        RoundedRectangle(cornerRadius: 14, style: .circular).fill(.black.opacity(0.35))
          .shadow(color: .black.opacity(0.5), radius: 6, x: 0, y: 2)
      }
    }
    .padding(EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8))
    .background {
      RoundedRectangle(cornerRadius: 22, style: .circular).fill(
        LinearGradient(
          colors: [
            Color(red: 0.11, green: 0.11, blue: 0.118), Color(red: 0.173, green: 0.173, blue: 0.18),
          ], startPoint: .top, endPoint: .bottom))
    }
  }
}

private struct Sparkline: Shape {
  let values: [CGFloat]
  func path(in rect: CGRect) -> Path {
    Path { path in
      for (i, value) in values.enumerated() {
        let point = CGPoint(x: rect.minX + CGFloat(i) * 3.4, y: rect.minY + value)
        if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }
}

extension Color {
  fileprivate static let up = Color(red: 0.188, green: 0.82, blue: 0.345)
  fileprivate static let down = Color(red: 1, green: 0.27, blue: 0.227)
}
