import Foundation
import LayoutDiff
import SwiftUI
import Testing

/// The sentences that a reviewer reads for each kind of change to a widget.
@Suite @MainActor struct ExplainerTests {
  private func explained(_ change: (inout StockList) -> Void) -> [String] {
    var list = StockList()
    change(&list)
    return layoutTree(StockList()).explained(to: layoutTree(list))
  }

  @Test func equalTreesHaveNoDifference() {
    #expect(explained { _ in } == [])
  }

  @Test func aText() {
    #expect(
      explained { $0.title = "Watchlist" } == ["Text “Watch List” now says “Watchlist”."])
  }

  @Test func aFontWithWhatItPushes() {
    #expect(
      explained { $0.titleFont = .title } == [
        "The font of Text “Watch List” changed: 17 semibold → 28 regular.",
        "  StockRow “AAPL”, StockRow “TSLA” and StockRow “MSFT” moved 6.5 pt down, because Text "
          + "“Watch List” grew.",
      ])
  }

  @Test func aFontOfEachRowIsOneChange() {
    #expect(
      explained { $0.row.nameFont = .caption2.bold() } == [
        "The font of Text “Apple Inc.”, Text “Tesla” and Text “Microsoft” changed: 11 regular → "
          + "11 semibold."
      ])
  }

  @Test func aColorOfEachRowIsOneChange() {
    #expect(
      explained { $0.upColor = Color(red: 0.1, green: 0.6, blue: 0.3) } == [
        "The color of RoundedRectangle in StockRow changed: #33C759 → #1A994D, in 2 places."
      ])
  }

  @Test func theBackground() {
    #expect(
      explained { $0.background = Color(red: 0.9, green: 1, blue: 1) } == [
        "The color of Rectangle in ContainerBackground changed: #FFFFFF → #E6FFFF."
      ])
  }

  @Test func aSymbol() {
    #expect(
      explained { $0.symbolImage = "star" } == ["Image “star.fill” is now “star”."])
  }

  @Test func aViewThatCame() {
    #expect(
      explained { $0.showsDivider = true } == [
        "Divider was added to VStack in StockList, before StockRow “AAPL”.",
        "  HStack “Watch List” moved 2.25 pt up, because Divider was added.",
        "  StockRow “AAPL”, StockRow “TSLA” and StockRow “MSFT” moved 2.25 pt down, because "
          + "Divider was added.",
      ])
  }

  @Test func aViewThatWent() {
    let sentences = explained { $0.showsImage = false }
    #expect(
      sentences.prefix(2) == [
        "Image “star.fill” was removed from HStack in StockList, before Text “Watch List”.",
        "  Text “Watch List” moved 30 pt left, because Image “star.fill” was removed.",
      ])
  }

  @Test func aRowThatCame() {
    let sentences = explained {
      $0.quotes.insert(
        .init(symbol: "NVDA", name: "NVIDIA", price: "$1.00", change: "0%"), at: 1)
    }
    #expect(
      sentences == [
        "StockRow “NVDA” was added to VStack in StockList, before StockRow “TSLA”.",
        "  HStack “Watch List” and StockRow “AAPL” moved 18.75 pt up, because StockRow “NVDA” was "
          + "added.",
        "  StockRow “TSLA” and StockRow “MSFT” moved 18.75 pt down, because StockRow “NVDA” was "
          + "added.",
      ])
  }

  @Test func rowsThatCame() {
    let names = ["NVDA", "AMZN", "META"]
    let sentences = explained { list in
      list.quotes += names.map { .init(symbol: $0, name: $0, price: "$1.00", change: "0%") }
    }
    #expect(
      sentences.first
        == "StockRow “NVDA”, StockRow “AMZN” and StockRow “META” were added to VStack in StockList, "
        + "after StockRow “MSFT”.")
  }

  @Test func aRowThatWent() {
    #expect(
      explained { $0.quotes.remove(at: 1) }.first
        == "StockRow “TSLA” was removed from VStack in StockList, before StockRow “MSFT”.")
  }

  @Test func anotherOrder() {
    #expect(
      explained { $0.quotes.swapAt(0, 1) } == [
        "StockRow “TSLA” is now before StockRow “AAPL” in StockList."
      ]
    )
    #expect(
      explained { $0.quotes.append($0.quotes.removeFirst()) } == [
        "StockRow “AAPL” is now after StockRow “MSFT” in StockList."
      ])
    #expect(
      explained { $0.quotes.reverse() } == [
        "The views of VStack in StockList are in another order: HStack “Watch List”, StockRow "
          + "“MSFT”, StockRow “TSLA”, StockRow “AAPL”."
      ])
  }

  @Test func spacing() {
    #expect(
      explained { $0.rowSpacing = 8 } == [
        "The spacing of VStack in StockList changed: 4 → 8 pt.",
        "  HStack “Watch List” and StockRow “AAPL” moved 2 to 6 pt up, because the spacing of "
          + "VStack in StockList changed.",
        "  StockRow “TSLA” and StockRow “MSFT” moved 2 to 6 pt down, because the spacing of VStack "
          + "in StockList changed.",
      ])
  }

  @Test func paddingOfEachRowIsOneChange() {
    #expect(
      explained { $0.row.padding = 4 } == [
        "The padding of HStack in StockRow changed: 2 → 4 pt (top and bottom), in 3 places.",
        "  HStack “Watch List” moved 6 pt up, because the padding of HStack in StockRow changed.",
        "  StockRow “MSFT” moved 4 pt down, because the padding of HStack in StockRow changed.",
      ])
  }

  @Test func paddingPushesNeighboursAndWidensBackgrounds() {
    #expect(
      explained { $0.row.chipPadding = 9 } == [
        "The padding of Text “+1.2%”, Text “−0.4%” and Text “+0.8%” changed: 6 → 9 pt (leading and "
          + "trailing).",
        "  Text “$189.30”, Text “$251.10” and Text “$402.75” moved 6 pt left, because the padding "
          + "changed.",
        "  3 × RoundedRectangle in StockRow are 6 pt wider, because the padding changed.",
      ])
  }

  @Test func aFrameThatTruncates() {
    #expect(
      explained { $0.row.symbolWidth = 40 } == [
        "The frame of VStack in StockRow changed: width 90 → 40 pt, in 3 places.",
        "  Text “Apple Inc.” now truncates (“Apple…”), because it is 13 pt narrower: the frame of "
          + "VStack in StockRow changed.",
        "  Text “Microsoft” now truncates (“Micro…”), because it is 11.5 pt narrower: the frame of "
          + "VStack in StockRow changed.",
      ])
  }

  @Test func aSpacer() {
    #expect(
      explained { $0.row.hasSpacer = false }.first
        == "A Spacer was removed from HStack in StockRow, before Text “$189.30”, and 2 more alike."
    )
  }

  @Test func looks() {
    #expect(
      explained { $0.row.chipRadius = 3 } == [
        "The corner radius of RoundedRectangle in StockRow changed: 6 → 3 pt, in 3 places."
      ])
    #expect(
      explained { $0.row.chipOpacity = 0.5 } == [
        "The opacity of Text “+1.2%”, Text “−0.4%” and Text “+0.8%” changed: 1 → 0.5."
      ])
    #expect(
      explained { $0.row.shadow = 3 } == [
        "The shadow of Text “+1.2%”, Text “−0.4%” and Text “+0.8%” changed: radius 0 → 3 pt."
      ])
  }

  @Test func dataValues() {
    #expect(
      explained {
        $0.quotes[0].price = "$191.02"
        $0.quotes[1].price = "$1.02"
        $0.quotes[1].isUp = true
      } == [
        "Text “$189.30” now says “$191.02”.",
        "Text “$251.10” now says “$1.02”.",
        "The color of RoundedRectangle behind Text “−0.4%” in StockRow changed: #FF383C → #33C759.",
      ])
  }

  @Test func twoChangesAtOnceHaveTheirOwnConsequences() {
    #expect(
      explained {
        $0.row.padding = 4
        $0.title = "My Stocks"
      } == [
        "Text “Watch List” now says “My Stocks”.",
        "The padding of HStack in StockRow changed: 2 → 4 pt (top and bottom), in 3 places.",
        "  HStack “My Stocks” moved 6 pt up, because the padding of HStack in StockRow changed.",
        "  StockRow “MSFT” moved 4 pt down, because the padding of HStack in StockRow changed.",
      ])
    #expect(
      explained {
        $0.titleFont = .title
        $0.upColor = Color(red: 0.1, green: 0.6, blue: 0.3)
      } == [
        "The font of Text “Watch List” changed: 17 semibold → 28 regular.",
        "  StockRow “AAPL”, StockRow “TSLA” and StockRow “MSFT” moved 6.5 pt down, because Text "
          + "“Watch List” grew.",
        "The color of RoundedRectangle in StockRow changed: #33C759 → #1A994D, in 2 places.",
      ])
  }

  @Test func namesCannotTurnALineRound() {
    let sentences = explained { $0.title = "a\u{202E}b\u{7}<script>" }
    #expect(sentences == ["Text “Watch List” now says “ab<script>”."])
  }
}
