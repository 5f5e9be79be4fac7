import Foundation
import Testing

@testable import SwiftUI

/// Rules of texts. Source: Apple's documentation of each initialiser and modifier.
@MainActor
@Suite struct TextPairs {
  @Test func contentsEqualTheirReferences() { for pair in Self.contents { pair.check() } }
  @Test func stylesEqualTheirReferences() { for pair in Self.looks { pair.check() } }
  @Test func settingsEqualTheirReferences() { for pair in Self.settings { pair.check() } }
  @Test func directionsEqualTheirReferences() { for pair in Self.directions { pair.check() } }

  /// 2020-04-01 09:41 UTC.
  private static let date = Date(timeIntervalSince1970: 1_585_734_060)

  private static func attributed(
    _ string: String, _ change: (inout AttributedString) -> Void
  ) -> AttributedString {
    var attributed = AttributedString(string)
    change(&attributed)
    return attributed
  }

  static let contents: [ReferencePair] = [
    ReferencePair("a literal without a table is itself") {
      Text("Hello")
    } is: {
      Text(verbatim: "Hello")
    },
    ReferencePair("a sum is one text") {
      Text(verbatim: "one ") + Text(verbatim: "two")
    } is: {
      Text(verbatim: "one two")
    },
    ReferencePair("a sum with a bold part is an attributed string") {
      Text(verbatim: "a ") + Text(verbatim: "b").bold()
    } is: {
      Text(
        AttributedString("a ")
          + attributed("b") { $0.inlinePresentationIntent = .stronglyEmphasized })
    },
    ReferencePair("Markdown is its modifiers") {
      Text("**bold** _italic_ `code` ~~gone~~")
    } is: {
      Text(verbatim: "bold").bold() + Text(verbatim: " ") + Text(verbatim: "italic").italic()
        + Text(verbatim: " ") + Text(verbatim: "code").monospaced() + Text(verbatim: " ")
        + Text(verbatim: "gone").strikethrough()
    },
    ReferencePair("a text in a text keeps its look") {
      Text("a \(Text(verbatim: "b").foregroundColor(mark)) c")
    } is: {
      Text(verbatim: "a ") + Text(verbatim: "b").foregroundColor(mark) + Text(verbatim: " c")
    },
    ReferencePair("a picture in a key is a picture in a sum") {
      Text("a \(Image(systemName: "star.fill")) b")
    } is: {
      Text(verbatim: "a ") + Text(Image(systemName: "star.fill")) + Text(verbatim: " b")
    },
    ReferencePair("a link is its words in the tint") {
      Text("[there](https://a.example)").tint(leaf)
    } is: {
      Text(verbatim: "there").foregroundStyle(leaf)
    },
    ReferencePair("a time is a formatted date") {
      Text(date, style: .time)
    } is: {
      Text(date, format: .dateTime.hour().minute())
    },
    ReferencePair("a date is a formatted date") {
      Text(date, style: .date)
    } is: {
      Text(date, format: .dateTime.year().month(.wide).day())
    },
    ReferencePair("a formatted number is its digits") {
      Text(1234.5, format: .number)
    } is: {
      Text(verbatim: "1,234.5")
    },
    ReferencePair("an interpolated number is its digits") {
      Text("\(1234) m")
    } is: {
      Text(verbatim: "1,234 m")
    },
    ReferencePair("a timer counts down") {
      Text(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 65))
    } is: {
      Text(verbatim: "1:05")
    },
  ]

  static let looks: [ReferencePair] = [
    ReferencePair("a bold font is a bold text") {
      Text(verbatim: "Hello").font(.body.bold())
    } is: {
      Text(verbatim: "Hello").bold()
    },
    ReferencePair("a view's font is its text's") {
      VStack { Text(verbatim: "Hello") }.font(.title3.italic())
    } is: {
      Text(verbatim: "Hello").font(.title3).italic()
    },
    ReferencePair("weight and design of a system font are modifiers") {
      Text(verbatim: "Hello").font(.system(.title2, design: .rounded, weight: .heavy))
    } is: {
      Text(verbatim: "Hello").font(.title2).fontDesign(.rounded).fontWeight(.heavy)
    },
    ReferencePair("the modifier nearest to the words wins") {
      Text(verbatim: "Hello").foregroundColor(mark).foregroundColor(ink)
    } is: {
      Text(verbatim: "Hello").foregroundColor(mark)
    },
    ReferencePair("foregroundColor is a foreground style") {
      Text(verbatim: "Hello").foregroundColor(ink)
    } is: {
      Text(verbatim: "Hello").foregroundStyle(ink)
    },
    ReferencePair("no weight takes a bold back") {
      Text(verbatim: "Hello").fontWeight(nil).bold()
    } is: {
      Text(verbatim: "Hello")
    },
    ReferencePair("an attributed string's look is the modifiers'") {
      Text(
        attributed("Hello") {
          $0.font = .title2
          $0.foregroundColor = mark
          $0.underlineStyle = .single
          $0.kern = 2
        })
    } is: {
      Text(verbatim: "Hello").font(.title2).foregroundColor(mark).underline().kerning(2)
    },
    ReferencePair("a text's underline is its view's") {
      Text(verbatim: "Hello").underline(true, pattern: .dot, color: mark)
    } is: {
      VStack { Text(verbatim: "Hello") }.underline(true, pattern: .dot, color: mark)
    },
    ReferencePair("upper case is capitals") {
      Text(verbatim: "Grün").textCase(.uppercase)
    } is: {
      Text(verbatim: "GRÜN")
    },
    ReferencePair("no underline is none") {
      Text(verbatim: "Hello").underline(false).strikethrough(false, color: mark)
    } is: {
      Text(verbatim: "Hello")
    },
    ReferencePair("a gradient in one colour is the colour") {
      Text(verbatim: "Hello").foregroundStyle(
        LinearGradient(colors: [ink, ink], startPoint: .leading, endPoint: .trailing))
    } is: {
      Text(verbatim: "Hello").foregroundStyle(ink)
    },
    ReferencePair("UIKit's attributes are SwiftUI's") {
      Text(
        attributed("Hello") {
          $0.uiKit.underlineStyle = .single
          $0.uiKit.baselineOffset = 4
        })
    } is: {
      Text(verbatim: "Hello").underline().baselineOffset(4)
    },
  ]

  private static let words = "The quick brown fox jumps over the lazy dog and runs away"

  static let settings: [ReferencePair] = [
    ReferencePair("a limit of one range is a limit") {
      Text(verbatim: words).lineLimit(...2)
    } is: {
      Text(verbatim: words).lineLimit(2)
    },
    ReferencePair("reserved room is room for as many lines") {
      Text(verbatim: "One").lineLimit(2, reservesSpace: true).ground()
    } is: {
      Text(verbatim: "One").lineLimit(2...2).ground()
    },
    ReferencePair("a text that fits isn't scaled") {
      Text(verbatim: "Hello").minimumScaleFactor(0.5)
    } is: {
      Text(verbatim: "Hello")
    },
    ReferencePair("a size is a range of one") {
      Text(verbatim: "Hello").dynamicTypeSize(.xxxLarge)
    } is: {
      Text(verbatim: "Hello").dynamicTypeSize(DynamicTypeSize.xxxLarge...DynamicTypeSize.xxxLarge)
    },
    ReferencePair("centred lines are lines in a centred column") {
      Text(verbatim: "One\nThree four").multilineTextAlignment(.center)
    } is: {
      Text(verbatim: "One\nThree four").environment(\.multilineTextAlignment, .center)
    },
    ReferencePair("shown within what is hidden, a text is itself") {
      VStack { Text(verbatim: "Hello").unredacted() }.redacted(reason: .placeholder)
    } is: {
      Text(verbatim: "Hello")
    },
    ReferencePair("a placeholder counts letters, not their widths") {
      Text(verbatim: "iiiiii").redacted(reason: .placeholder)
    } is: {
      Text(verbatim: "WWWWWW").redacted(reason: .placeholder)
    },
    ReferencePair("what isn't private is seen while the device is locked") {
      VStack { Text(verbatim: "Hello") }.redacted(reason: .privacy)
    } is: {
      Text(verbatim: "Hello")
    },
    ReferencePair("what is private is a placeholder while the device is locked") {
      Text(verbatim: "Hello").privacySensitive().redacted(reason: .privacy)
    } is: {
      Text(verbatim: "Hello").redacted(reason: .placeholder)
    },
    ReferencePair("accessibility attributes of a text aren't drawn") {
      Text(verbatim: "Hello").speechSpellsOutCharacters().speechAdjustedPitch(1)
    } is: {
      Text(verbatim: "Hello")
    },
  ]

  private static let room = CGSize(width: 120, height: 80)

  static let directions: [ReferencePair] = [
    ReferencePair("leading lines stand on the right", room, direction: .rightToLeft) {
      Text(verbatim: "One\nThree four").multilineTextAlignment(.leading)
    } is: {
      Text(verbatim: "One\nThree four").multilineTextAlignment(.trailing)
        .environment(\.layoutDirection, .leftToRight)
    },
    ReferencePair("trailing lines stand on the left", room, direction: .rightToLeft) {
      Text(verbatim: "One\nThree four").multilineTextAlignment(.trailing)
    } is: {
      Text(verbatim: "One\nThree four").multilineTextAlignment(.leading)
        .environment(\.layoutDirection, .leftToRight)
    },
    ReferencePair("a text is aligned to the leading edge by default", room, direction: .rightToLeft)
    {
      Text(verbatim: "שלום\nעולם טוב")
    } is: {
      Text(verbatim: "שלום\nעולם טוב").multilineTextAlignment(.leading)
    },
  ]
}
