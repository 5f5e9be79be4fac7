import SwiftUI
import Testing

private let text = Text("Some words in a line or two")

@MainActor
@Suite struct OddTextNumbersTests {
  @Test func fonts() {
    drawsOddNumbers { text.font(.system(size: $0)) }
    drawsOddNumbers { text.font(.custom("Nothing", size: $0)) }
    drawsOddNumbers { text.font(.custom("Nothing", fixedSize: $0)) }
    drawsOddNumbers { Image(systemName: "star").font(.system(size: $0)).imageScale(.large) }
    drawsOddNumbers { n in
      Label("a", systemImage: "star").font(.system(size: n))
    }
    drawsOddNumbers { text.minimumScaleFactor($0) }
    drawsOddNumbers { text.minimumScaleFactor($0).lineLimit(1) }
  }

  @Test func lines() {
    drawsOddNumbers { text.lineSpacing($0) }
    drawsOddNumbers { text.kerning($0) }
    drawsOddNumbers { text.tracking($0) }
    drawsOddNumbers { text.baselineOffset($0) }
    drawsOddNumbers { text.underline().kerning($0) }
    drawsOddNumbers { text.strikethrough().tracking($0).lineLimit(1) }
  }

  @Test func values() {
    drawsOddNumbers { Text(Double($0), format: .number) }
    drawsOddNumbers { Text(Double($0), format: .percent) }
    drawsOddNumbers { Text("\(Double($0), specifier: "%.1f") and \(Double($0))") }
    drawsOddNumbers { Text(Date(timeIntervalSince1970: Double($0)), style: .timer) }
    drawsOddNumbers { Text(Date(timeIntervalSince1970: Double($0)), style: .relative) }
    drawsOddNumbers { Text(Date(timeIntervalSince1970: Double($0)), style: .date) }
  }

  @Test(arguments: [Int.min, -1, 0, .max])
  func limits(_ limit: Int) {
    drawsOddNumbers { text.lineLimit(limit).lineSpacing($0) }
    let laid = LaidOut(text.lineLimit(limit, reservesSpace: true), width: 40, height: 30)
    #expect(laid.size.width <= 40)
  }
}
