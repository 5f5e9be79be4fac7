import Foundation
import Testing

@testable import Typesetting

/// A kept text gives the layouts that are made without it.
@Suite struct TypesetTextTests {
  private let typesetter = Typesetter()

  private func run(_ text: String) -> [TextRun] { [TextRun(text, font: FontDescriptor(size: 17))] }

  @Test func oneTextIsKeptForEqualRunsAndStyles() {
    let style = ParagraphStyle(lineLimit: 2)
    let text = typesetter.text(run("Hello"), style: style)
    #expect(typesetter.text(run("Hello"), style: style) === text)
    #expect(typesetter.text(run("Hello!"), style: style) !== text)
    #expect(typesetter.text(run("Hello"), style: ParagraphStyle(lineLimit: 3)) !== text)
    #expect(
      typesetter.text(run("Hello"), style: ParagraphStyle(lineLimit: 2, pixelsPerPoint: 2)) !== text
    )
  }

  /// The texts, styles and proposals that find their layouts in different ways: a text that fits, one that is cut,
  /// lines of its own, a scale. Each is asked for twice, and in an order in which others were asked for before.
  @Test(arguments: ["", "Hi", "The quick brown fox jumps", "one\ntwo three", "مرحبا Hello"])
  func layoutsAreThoseMadeAlone(_ string: String) {
    let styles = [
      ParagraphStyle(), ParagraphStyle(lineLimit: 1),
      ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5),
      ParagraphStyle(alignment: .center, lineLimit: 3, reservesSpace: true, truncation: .middle),
    ]
    for style in styles {
      let text = typesetter.text(run(string), style: style)
      for _ in 0..<2 {
        for width in [nil, 0, 3, 40, 90.5, 1000] as [CGFloat?] {
          for height in [nil, 0, 8, 21, 30, 500] as [CGFloat?] {
            let kept = text.layout(width: width, height: height)
            let alone = Typesetter().layout(
              TextKey(runs: run(string), style: style), width: width ?? .infinity,
              height: height ?? .infinity)
            #expect(
              kept.size == alone.size, "\(string) in \(style) at \(width as Any) × \(height as Any)"
            )
            #expect(text.size(width: width, height: height) == alone.size)
            #expect(kept.lines.map(\.text) == alone.lines.map(\.text))
            #expect(kept.lines.map(\.x) == alone.lines.map(\.x))
            #expect(kept.lines.map(\.runs) == alone.lines.map(\.runs))
            #expect(kept.isTruncated == alone.isTruncated && kept.scale == alone.scale)
          }
        }
      }
    }
  }

  /// More proposals than are kept.
  @Test func layoutsThatWereDroppedAreMadeAgain() {
    let text = typesetter.text(run("The quick brown fox jumps"), style: ParagraphStyle())
    let widths = (10...200).map { CGFloat($0) }
    let first = widths.map { text.layout(width: $0, height: nil).size }
    #expect(widths.map { text.layout(width: $0, height: nil).size } == first)
    #expect(Set(first.map(\.height)).count > 5)
  }
}
