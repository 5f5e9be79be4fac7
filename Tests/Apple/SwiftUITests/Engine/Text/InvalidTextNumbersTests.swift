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
    drawsInvalidNumbers(0) { text.lineSpacing($0) }
    drawsInvalidNumbers(
      nan: 0, infinity: 0, large: 100, negative: .something, below: 0, others: [-greatest: .nothing]
    ) { text.kerning($0) }
    drawsInvalidNumbers(
      nan: 0, infinity: 0, large: .nothing, negative: .something, below: 0,
      others: [-greatest: .nothing]
    ) { text.tracking($0) }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: .nothing, negative: 0, below: .nothing
    ) { text.baselineOffset($0) }
    drawsInvalidNumbers(
      nan: 0, infinity: 0, large: 100, negative: .something, below: 0, others: [-greatest: .nothing]
    ) { text.underline().kerning($0) }
    drawsInvalidNumbers(
      nan: 0, infinity: 0, large: 100, negative: .something, below: 0, others: [-greatest: .nothing]
    ) {
      text.strikethrough().tracking($0).lineLimit(1)
    }
  }

  private static func words(_ words: String) -> NumberEffect { .view(Text(verbatim: words)) }

  /// The greatest number with the digits that tell it from others, then zeros.
  private static let greatestInWords =
    "179,769,313,486,231,570" + String(repeating: ",000", count: 97)

  @Test func formatsDrawInvalidValues() {
    drawsInvalidNumbers(
      nan: Self.words("NaN"), infinity: Self.words("∞"), large: Self.words("1,000,000,000"),
      negative: Self.words("-7"), below: Self.words("-∞"),
      others: [
        1e300: Self.words("1" + String(repeating: ",000", count: 100)),
        greatest: Self.words(Self.greatestInWords),
        -greatest: Self.words("-" + Self.greatestInWords),
      ]
    ) { Text(Double($0), format: .number) }
    drawsInvalidNumbers(
      nan: Self.words("NaN%"), infinity: Self.words("∞%"), large: Self.words("100,000,000,000%"),
      negative: Self.words("-700%"), below: Self.words("-∞%"),
      others: [
        1e300: Self.words("100" + String(repeating: ",000", count: 100) + "%"),
        greatest: .something, -greatest: .something,
      ]
    ) { Text(Double($0), format: .percent) }
    drawsInvalidNumbers(
      nan: Self.words("NaN and NaN"), infinity: Self.words("∞ and ∞"),
      large: Self.words("1,000,000,000.0 and 1,000,000,000.000000"),
      negative: Self.words("-7.0 and -7.000000"), below: Self.words("-∞ and -∞"),
      others: [1e300: .something, greatest: .something, -greatest: .something]
    ) { Text("\(Double($0), specifier: "%.1f") and \(Double($0))") }
    drawsInvalidNumbers(
      nan: .something, infinity: .something, large: .something, negative: 7, below: .something
    ) { Text(Date(timeIntervalSince1970: Double($0)), style: .timer) }
    drawsInvalidNumbers(
      nan: .something, infinity: .something, large: .something, negative: 7, below: .something
    ) { Text(Date(timeIntervalSince1970: Double($0)), style: .relative) }
    drawsInvalidNumbers(
      nan: 0, infinity: 0, large: 0, negative: -1, below: 0,
      others: [1e9: .view(Text(verbatim: "September 9, 2001"))]
    ) {
      Text(Date(timeIntervalSince1970: Double($0)), style: .date)
    }
  }

  @Test(arguments: [Int.min, -1, 0, .max])
  func lineLimitsDrawInvalidSpacings(_ limit: Int) {
    drawsInvalidNumbers(0) {
      text.lineLimit(limit).lineSpacing($0)
    }
    let laid = LaidOut(text.lineLimit(limit, reservesSpace: true), width: 40, height: 30)
    #expect(laid.size.width <= 40)
  }
}
