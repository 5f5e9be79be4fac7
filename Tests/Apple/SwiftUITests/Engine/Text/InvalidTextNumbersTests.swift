import SwiftUI
import Testing

private let text = Text("Some words in a line or two")

@MainActor
@Suite struct InvalidTextNumbersTests {
  @Test func fontsDrawInvalidSizes() {
    drawsInvalidNumbers(.nothing) { text.font(.system(size: $0)) }
    drawsInvalidNumbers(.nothing) { text.font(.custom("Nothing", size: $0)) }
    drawsInvalidNumbers(.nothing) { text.font(.custom("Nothing", fixedSize: $0)) }
    drawsInvalidNumbers(.nothing) {
      Image(systemName: "star").font(.system(size: $0)).imageScale(.large)
    }
    drawsInvalidNumbers(.nothing) { n in
      Label("a", systemImage: "star").font(.system(size: n))
    }
    drawsInvalidNumbers(nan: 1, infinity: 1, large: 1, negative: 0, below: 0) {
      text.minimumScaleFactor($0)
    }
    drawsInvalidNumbers(nan: 1, infinity: 1, large: 1, negative: 0, below: 0) {
      text.minimumScaleFactor($0).lineLimit(1)
    }
  }

  @Test func linesDrawInvalidSpacings() {
    drawsInvalidNumbers(infinity: 0, large: 0, negative: 0, below: 0) { text.lineSpacing($0) }
    drawsInvalidNumbers(infinity: -100, large: 100, below: .nothing) { text.kerning($0) }
    drawsInvalidNumbers(large: .nothing, below: .nothing) { text.tracking($0) }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: .nothing, negative: 0, below: .nothing
    ) { text.baselineOffset($0) }
    drawsInvalidNumbers(large: 100, below: .nothing) { text.underline().kerning($0) }
    drawsInvalidNumbers(large: 100, below: .nothing) {
      text.strikethrough().tracking($0).lineLimit(1)
    }
  }

  @Test func formatsDrawInvalidValues() {
    drawsInvalidNumbers { Text(Double($0), format: .number) }
    drawsInvalidNumbers { Text(Double($0), format: .percent) }
    drawsInvalidNumbers { Text("\(Double($0), specifier: "%.1f") and \(Double($0))") }
    drawsInvalidNumbers { Text(Date(timeIntervalSince1970: Double($0)), style: .timer) }
    drawsInvalidNumbers { Text(Date(timeIntervalSince1970: Double($0)), style: .relative) }
    drawsInvalidNumbers(nan: 0, infinity: 0, negative: -1, below: 0) {
      Text(Date(timeIntervalSince1970: Double($0)), style: .date)
    }
  }

  @Test(arguments: [Int.min, -1, 0, .max])
  func lineLimitsDrawInvalidSpacings(_ limit: Int) {
    drawsInvalidNumbers(infinity: 0, large: 0, negative: 0, below: 0) {
      text.lineLimit(limit).lineSpacing($0)
    }
    let laid = LaidOut(text.lineLimit(limit, reservesSpace: true), width: 40, height: 30)
    #expect(laid.size.width <= 40)
  }
}
