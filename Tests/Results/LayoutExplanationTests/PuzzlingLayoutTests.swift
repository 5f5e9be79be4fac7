import DisplayList
import Foundation
import LayoutExplanation
import SwiftUI
import TestSupport
import Testing

/// Layouts that puzzle people, each with the reason that the rules of SwiftUI give for it.
@MainActor @Suite struct PuzzlingLayoutTests {
  private func explain(
    _ view: some View, width: CGFloat = 200, height: CGFloat = 100,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> LayoutExplanation {
    var environment = EnvironmentValues()
    change(&environment)
    var options = RenderOptions(displayDate: Date(timeIntervalSince1970: 0))
    options.tracesLayout = true
    let rendered = ViewRenderer().render(
      view, size: CGSize(width: width, height: height), environment: environment, options: options)
    return LayoutExplanation(
      frame: "Test/systemSmall/snapshot@3x", list: rendered.displayList,
      trace: try #require(rendered.trace), diagnostics: [], scale: 3)
  }

  private func why(_ explanation: LayoutExplanation, _ view: String) throws -> [String] {
    try #require(explanation.views.last { $0.view == view }).why
  }

  private struct NameAndPrice: View {
    var body: some View {
      HStack(spacing: 8) {
        Text(verbatim: "A name that is much longer than its place").lineLimit(1)
        Color.red.frame(width: 30, height: 10).layoutPriority(1)
      }
      .frame(width: 92)
    }
  }

  @Test func aCutTextNamesThePriorityAndTheLimit() throws {
    let words = try why(try explain(NameAndPrice()), "Text")
    #expect(
      try #require(words.first).hasPrefix(
        "The HStack offered it 54 of 92 pt: 8 pt is spacing, Color has the higher layout priority "
          + "and took 30 pt first; it took "))
    #expect(
      try #require(words.last).hasSuffix(
        "54 pt was offered: it was cut to one line, since lineLimit(1) allows no more."))
  }

  private struct Card: View {
    var body: some View { Circle().frame(width: 20, height: 20).padding(5) }
  }

  @Test func theModifiersOfABodyAreItsViewsAndTheOwners() throws {
    let explanation = try explain(HStack(spacing: 0) { Card() }.frame(width: 60))
    let card = try #require(explanation.views.first { $0.view == "Card" })
    #expect(explanation.types == ["Card"])
    #expect(card.modifiers == ["padding(5)"])
    #expect(card.why.contains("padding(5) takes 10 pt of the width and 10 pt of the height."))
    let circle = try #require(explanation.views.first { $0.view == "Circle" })
    #expect(circle.modifiers == ["padding(5)", "frame(width: 20, height: 20)"])
  }

  @Test func aTextThatIsCutInAColumnNamesWhereItsWidthComesFrom() throws {
    let explanation = try explain(
      HStack(spacing: 8) {
        VStack { Text(verbatim: "A name that is much longer than its place").lineLimit(1) }
        Color.red.frame(width: 30, height: 10).layoutPriority(1)
      }
      .frame(width: 92))
    #expect(
      try #require(try why(explanation, "Text").first).hasPrefix(
        "The width is that of VStack “A name that is much lon…”. The HStack offered it 54 of 92 pt: "
          + "8 pt is spacing, Color has the higher layout priority and took 30 pt first; it took "))
  }

  @Test func equallyFlexibleViewsAreAskedInTheirOrder() throws {
    let explanation = try explain(
      HStack(spacing: 0) {
        Ellipse()
        Rectangle()
      }
      .frame(width: 100))
    #expect(
      try why(explanation, "Ellipse").first
        == "The HStack offered it 50 of 100 pt: what is left is offered in equal parts to it and to "
        + "Rectangle.")
    #expect(
      try why(explanation, "Rectangle").first
        == "The HStack offered it 50 of 100 pt: Ellipse, which is as flexible and comes first, took "
        + "50 pt.")
  }

  @Test func aPriorityIsAskedFirst() throws {
    let words = try why(try explain(NameAndPrice()), "Color")
    #expect(words[at: 1] == "It was asked first: its layout priority, 1, is the highest.")
  }

  @Test func aSpacerTakesWhatIsLeft() throws {
    let explanation = try explain(
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10)
        Spacer()
        Color.red.frame(width: 30, height: 10)
      }
      .frame(width: 100))
    #expect(
      try why(explanation, "Spacer").last
        == "A Spacer takes all that the other views leave, since it is asked last: 50 pt.")
  }

  @Test func aSpacerWithoutRoomKeepsItsMinimum() throws {
    let explanation = try explain(
      HStack(spacing: 0) {
        Color.red.frame(width: 60, height: 10)
        Spacer(minLength: 7)
        Color.red.frame(width: 60, height: 10)
      }
      .frame(width: 100))
    #expect(
      try why(explanation, "Spacer").last
        == "Nothing is left for the Spacer, which keeps its minimum length, 7 pt.")
    #expect(
      try why(explanation, "HStack").contains(
        "Its views don’t fit: they need 127 pt of width, and 100 pt was offered. It reaches 27 pt "
          + "beyond."))
  }

  @Test func aFixedSizeReachesBeyondItsFrame() throws {
    let explanation = try explain(
      Color.red.frame(idealWidth: 140, idealHeight: 20).fixedSize().frame(width: 92))
    let words = try why(explanation, "Color")
    #expect(
      words.contains(
        "frame(width: 92) is 92 pt wide though 200 pt was offered (its content needs 140 pt and "
          + "reaches beyond it)."))
    #expect(
      words.contains(
        "fixedSize() gives its content the ideal size, 140 pt wide and 20 pt high, though 92 pt was "
          + "offered: it reaches 48 pt beyond."))
    #expect(
      try #require(explanation.views.last).modifiers == [
        "frame(width: 92)", "fixedSize()", "frame(idealWidth: 140, idealHeight: 20)",
      ])
  }

  @Test func aGridColumnIsAsWideAsItsWidestCell() throws {
    let explanation = try explain(
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 40, height: 10)
          Circle().frame(width: 20, height: 10)
        }
        GridRow {
          Color.red.frame(width: 25, height: 10)
          Rectangle().frame(width: 30, height: 10)
        }
      })
    #expect(
      try why(explanation, "Circle").first
        == "The second column of the Grid is 30 pt wide, as wide as its widest cell, Rectangle.")
    #expect(
      try why(explanation, "Grid").last
        == "Its columns are 40, 30 pt wide, its rows 10, 10 pt high.")
    // The first cell of a row as well.
    let color = try #require(explanation.views.first { $0.view == "Color" })
    #expect(
      color.why.first
        == "The first column of the Grid is 40 pt wide, as wide as its widest cell, this one.")
    #expect(color.steps.first?.by == "GridRow")
  }

  @Test func aScaledTextNamesTheFactor() throws {
    let explanation = try explain(
      Text(verbatim: "1234567890").font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5)
        .frame(width: 80))
    let words = try why(explanation, "Text")
    let scaled = try #require(words.first { $0.hasPrefix("Its font was scaled to ") })
    #expect(scaled.contains(", from 20 to "))
    #expect(scaled.hasSuffix("80 pt was offered, and minimumScaleFactor(0.5) allows it."))
    #expect(words.last == "At that size it fits one line.")
    let facts = try #require(explanation.views.last?.textFacts)
    #expect(facts.size == 20)
    #expect(facts.drawnSize < 20 && facts.drawnSize >= 10)
    #expect(!facts.isCut)
  }

  @Test func aClippedImageNamesWhatIsCutOff() throws {
    let explanation = try explain(
      Image(systemName: "star").resizable().aspectRatio(2, contentMode: .fill)
        .frame(width: 60, height: 60).clipped())
    let words = try why(explanation, "Image")
    #expect(
      words.contains(
        "clipped() cuts off what is outside its 60 × 60 pt: 60 pt of its content’s 120 pt of width."
      ))
    #expect(
      words.contains(
        "aspectRatio(2, contentMode: .fill) offered 120 × 60 pt where 60 × 60 pt was offered, to keep "
          + "the ratio."))
    #expect(words.last == "It is resizable: it took the 120 × 60 pt that it was offered.")
  }

  @Test func aPrivateTextIsHiddenOnALockedDevice() throws {
    let explanation = try explain(Text(verbatim: "1,234.56").privacySensitive()) {
      $0.redactionReasons = .privacy
    }
    let text = try #require(explanation.views.last)
    #expect(
      text.why.last == "The text is hidden: it is privacySensitive, and the device is locked.")
    // Hidden text is in no part of it.
    #expect(text.text == nil && text.name == "Text" && text.textFacts?.lines == [])
  }

  @Test func aPlaceholderHidesEverything() throws {
    let explanation = try explain(Text(verbatim: "1,234.56")) { $0.redactionReasons = .placeholder }
    #expect(
      try why(explanation, "Text").last
        == "The text is hidden, as everything in a placeholder is: its redaction reasons have "
        + ".placeholder.")
  }

  @Test func aStackFromRightToLeftSaysSo() throws {
    let explanation = try explain(
      HStack(spacing: 4) {
        Color.red.frame(width: 20, height: 10)
        Color.red.frame(width: 30, height: 10)
      }
    ) { $0.layoutDirection = .rightToLeft }
    let stack = try #require(explanation.views.first { $0.view == "HStack" })
    #expect(stack.isRightToLeft == true)
    #expect(
      stack.why.suffix(2) == [
        "It has 2 views with 4 pt, its spacing, between them.",
        "It runs from right to left: its first view is at the right, its leading edge.",
      ])
    let first = try #require(explanation.views.first { $0.frame[at: 2] == 20 })
    #expect(first.frame[at: 0] == 107)
  }

  @Test func theSecondViewThatFitsNamesTheOneBefore() throws {
    let explanation = try explain(
      ViewThatFits {
        Rectangle().frame(width: 180, height: 20)
        Circle().frame(width: 60, height: 20)
      }
      .frame(width: 100, height: 50))
    #expect(
      try why(explanation, "Circle").first
        == "ViewThatFits took its second view of 2: the one before needs 180 × 20 pt, and 100 × 50 pt "
        + "was offered.")
  }

  @Test func stepsHaveEveryOfferAndAnswer() throws {
    let explanation = try explain(
      HStack(spacing: 8) {
        Rectangle()
        Color.red.frame(width: 30, height: 10).layoutPriority(1)
      }
      .frame(width: 92))
    let color = try #require(explanation.views.last { $0.view == "Color" })
    #expect(
      color.steps.map(\.step) == ["layoutPriority(1)", "frame(width: 30, height: 10)", "Color"])
    #expect(
      color.steps.map(\.by) == ["HStack", "layoutPriority(1)", "frame(width: 30, height: 10)"])
    #expect(color.steps.first?.offered == [.points(84), .points(100)])
    #expect(color.steps.first?.took == [30, 10])
    // The stack asks for the least and the most first.
    #expect(
      color.steps.first?.asked.map(\.offered) == [
        [.points(0), .points(100)], [.infinity, .points(100)],
      ])
  }

  @Test func theJSONIsReadBack() throws {
    let explanation = try explain(NameAndPrice())
    let json = try explanation.json()
    let read = try JSONDecoder().decode(LayoutExplanation.self, from: Data(json))
    #expect(read.views == explanation.views)
    #expect(read.version == 1)
    let again = try explain(NameAndPrice()).json()
    #expect(json == again)
  }
}

@MainActor @Suite struct UntracedLayoutTests {
  @Test func aPictureWithoutATraceIsTheSame() {
    let view = HStack { Text(verbatim: "one") }
    var options = RenderOptions(displayDate: Date(timeIntervalSince1970: 0))
    func render() -> RenderedView {
      ViewRenderer().render(
        view, size: CGSize(width: 50, height: 50), environment: EnvironmentValues(),
        options: options)
    }
    let plain = render()
    options.tracesLayout = true
    let traced = render()
    #expect(plain.trace == nil)
    #expect(traced.trace != nil)
    #expect(plain.displayList == traced.displayList)
  }
}
