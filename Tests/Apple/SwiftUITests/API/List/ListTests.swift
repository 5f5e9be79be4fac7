import DisplayList
import Foundation
import SystemDesigns
import TestSupport
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ListTests {
  private func hosted<V: View>(_ view: V, design: SystemDesign = .iOS18, width: CGFloat = 390)
    -> LaidOut
  {
    LaidOut(view, width: width, height: 600, scale: 2) {
      $0.surface = .app
      $0.systemDesign = design
    }
  }

  private func texts(_ laid: LaidOut) -> [String: CGRect] {
    Dictionary(
      laid.list.views.compactMap { record in record.text.map { ($0, record.frame) } },
      uniquingKeysWith: { a, _ in a })
  }

  /// Rows are 44 points high at least before iOS 26, taller from it.
  @Test func rowsHaveTheHeightsOfTheirSystem() throws {
    let list = List {
      Text(verbatim: "A")
      Text(verbatim: "B")
      Color.red.frame(height: 100)
    }
    for (design, height, inset) in [(SystemDesign.iOS18, 44.0, 11.0), (.iOS26, 52.0, 15.0)] {
      let laid = hosted(list.listStyle(.plain), design: design)
      let found = texts(laid)
      let a = try #require(found["A"]), b = try #require(found["B"])
      #expect(abs(b.minY - a.minY - height) < 0.01)
      #expect(try abs(laid.frames("Color").element(0).minY - 2 * height - inset) < 0.01)
    }
  }

  @Test func listsTakeWhatTheyAreOffered() {
    #expect(hosted(List { Text(verbatim: "A") }).size == CGSize(width: 390, height: 600))
  }

  /// Before iOS 26 headers are upper-case footnotes; from it they keep their case.
  @Test func headersAreCapitalsBeforeIOS26() {
    let list = List {
      Section("Fruit") { Text(verbatim: "Apple") }
    }
    #expect(hosted(list).list.views.contains { $0.text == "FRUIT" })
    #expect(hosted(list, design: .iOS26).list.views.contains { $0.text == "Fruit" })
  }

  /// Outside a list a section is its views one after the other.
  @Test func outsideAListASectionIsItsViews() {
    let column = VStack {
      Section("Title") { Text(verbatim: "A") }
    }
    #expect(hosted(column).list.views.compactMap(\.text) == ["Title", "A"])
  }

  @Test func rowsFollowTheirTraits() throws {
    let list = List {
      Text(verbatim: "A").listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
      Text(verbatim: "B").listRowBackground(Color.red)
    }
    .listStyle(.plain)
    let laid = hosted(list)
    let a = try #require(texts(laid)["A"])
    #expect(a.minX == 50)
    #expect(laid.frames("Color") == [CGRect(0, 44, 390, 44)])
  }

  @Test func separatorsLieBelowRows() {
    func count<V: View>(_ view: V) -> Int {
      hosted(view.listStyle(.plain)).list.commands.filter {
        if case .fill(.rect(let rect), _, _) = $0 { return rect.height == 0.5 }
        return false
      }.count
    }
    let rows = ForEach(0..<3) { Text(verbatim: "\($0)") }
    #expect(count(List { rows }) == 3)
    #expect(count(List { rows.listRowSeparator(.hidden) }) == 0)
  }

  @Test func rowsOfData() {
    struct Item: Identifiable { let id: Int }
    let list = List([Item(id: 1), Item(id: 2)]) { Text(verbatim: "Row \($0.id)") }
    #expect(hosted(list).list.views.compactMap(\.text) == ["Row 1", "Row 2"])
    #expect(
      hosted(Form { TextField("Name", text: .constant("")) }).list.views.compactMap(\.text)
        == ["Name"])
  }

  /// lunij/netbob's picture of a list below a search field, iOS 17 at the type size medium, @3x: of rows of 132 pixels
  /// the first begins 283 below the bar's top; its bar is 108 high and begins 12 below the row's top and 96 from the
  /// screen's side; its text begins at 138, as does the line below.
  @Test func rowsBelowASearchFieldLieWhereApplesDo() throws {
    let list = NavigationView {
      List {
        ForEach(0..<2) { number in
          HStack {
            RoundedRectangle(cornerRadius: 5).frame(width: 6)
            Text(verbatim: "Row \(number)").font(.system(size: 10))
          }
        }
      }
      .searchable(text: .constant(""))
    }
    let laid = LaidOut(list, width: 320, height: 548, scale: 3) {
      $0.surface = .app
      $0.systemDesign = .iOS18
      $0.dynamicTypeSize = .medium
    }
    // The search field has a rounded rectangle too, which is wider.
    let bars = laid.frames("RoundedRectangle").filter { $0.width == 6 }
    let top = 283.0 / 3
    #expect(try abs(bars.element(0).minY - (top + 4)) < 0.01)
    #expect(try abs(bars.element(1).minY - (top + 48)) < 0.01)
    #expect(bars.map(\.minX) == [32, 32])
    #expect(bars.map(\.height) == [36, 36])
    #expect(try #require(texts(laid)["Row 0"]).minX == 46)
    let lines = laid.list.commands.compactMap { command -> CGRect? in
      if case .fill(.rect(let rect), _, _) = command, rect.height < 0.5 { return rect }
      return nil
    }
    #expect(lines.map(\.minX) == [46])
  }

  @Test func endlessRowsAreAsHighAsARow() throws {
    let laid = hosted(
      List {
        Color.red
        Text(verbatim: "B")
      }.listStyle(.plain))
    #expect(try #require(texts(laid)["B"]).minY.isFinite)
  }

  private func cells(_ laid: LaidOut) -> [CGRect] {
    laid.list.commands.compactMap { command in
      if case .fill(.rect(let rect), _, .color(let color)) = command, color == .white,
        rect.width < 390
      {
        return rect
      }
      return nil
    }
  }

  private func laid<V: View>(
    _ view: V, _ design: SystemDesign, _ size: DynamicTypeSize = .large
  ) -> LaidOut {
    LaidOut(view, width: 390, height: 700, scale: 3) {
      $0.surface = .app
      $0.systemDesign = design
      $0.dynamicTypeSize = size
    }
  }

  /// StanfordSpezi/SpeziViews @236fd06, SnapshotTests+Lists/listRow.iphone-regular and
  /// SnapshotTests+Controls/optionSetPicker.option-picker-inline, iOS 26 at the type size M, 47 points below the top: a
  /// card of 48…1122 pixels begins 105 lower and is 153 high, one with two rows 306; the last three of the first row are a
  /// line of (231, 231, 232) that reaches to 48 pixels before either side.
  @Test func cardsOfIOS26LieWhereApplesDo() throws {
    let one = laid(List { Text(verbatim: "Clean") }, .iOS26, .medium)
    #expect(try cells(one).element(0) == CGRect(16, 35, 358, 51))
    let two = laid(
      List {
        Text(verbatim: "A")
        Text(verbatim: "B")
      }, .iOS26, .medium)
    #expect(cells(two).map(\.maxY) == [86, 137])
    let lines = two.list.commands.compactMap { command -> (rect: CGRect, paint: Paint)? in
      if case .fill(.rect(let rect), _, let paint) = command, rect.height == 1 {
        return (rect, paint)
      }
      return nil
    }
    let line = try lines.element(0)
    #expect(line.rect == CGRect(32, 85, 326, 1))
    guard case .color(let color) = line.paint else {
      Issue.record("the line has no colour")
      return
    }
    #expect(abs(255 - (255 - 60) * color.alpha - 231) < 0.6)
  }

  /// meshtastic/Meshtastic-Apple @9f0d810, packetAuthenticity_balanced_light, iOS 26: the header's letters end at pixel 78
  /// and its card begins at 121; in mqttConfig and telemetryConfig the next card with a header begins 173 or 174 pixels
  /// below the one before. StanfordSpezi/SpeziViews @236fd06, optionSetPicker.option-picker-inline: at the type size M the
  /// letters end at 217 and the card begins at 259, 141 of them above the list.
  @Test func headersOfIOS26LieWhereApplesDo() throws {
    let list = List {
      Section("One") { Text(verbatim: "A") }
      Section("Two") { Text(verbatim: "B") }
    }
    let laid = laid(list, .iOS26)
    let found = cells(laid)
    #expect(try abs(found.element(0).minY - 40.33) < 0.35)
    #expect(try abs(found.element(1).minY - found.element(0).maxY - 58) < 0.35)
    let header = try #require(texts(laid)["One"])
    // SF's baseline is 0.952 of the size below the line's top.
    #expect(abs(header.minY + 0.952 * 17 - 26.2) < 0.4)
    #expect(header.minX == 32)
    let medium = self.laid(list, .iOS26, .medium)
    #expect(try abs(cells(medium).element(0).minY - 39.33) < 0.35)
  }

  /// meshtastic/Meshtastic-Apple @9f0d810, bluetoothOff, before iOS 26: a row of 63.7 points makes a card of 85.7 that
  /// begins 35 from the top and 20 from the side, with its content 20 further in. At AX3 two lines of 48 make one of 118.7
  /// (StanfordSpezi/SpeziViews @236fd06, ListSnapshotTests/listRow.iphone-XA3), and one of 130 with 4 points between
  /// them on iOS 26.
  @Test func rowsHaveAppleSpaceAroundTheirContent() throws {
    func card(_ height: CGFloat, _ design: SystemDesign) throws -> CGRect {
      let laid = laid(List { Color.red.frame(height: height) }, design)
      return try cells(laid).element(0)
    }
    let old = try card(191.0 / 3, .iOS18)
    #expect(old.minX == 20 && old.minY == 35 && old.width == 350)
    #expect(abs(old.height - 85.67) < 0.01)
    #expect(try abs(card(96.67, .iOS18).height - 118.67) < 0.35)
    #expect(try card(100, .iOS26).height == 130)
    let text = laid(List { Text(verbatim: "A") }, .iOS18)
    #expect(try #require(texts(text)["A"]).minX == 40)
    let value = List { LabeledContent("San Francisco", value: "Sunny") }
    #expect(try abs(cells(laid(value, .iOS26, .accessibility3)).element(0).height - 130) < 0.35)
    #expect(try abs(cells(laid(value, .iOS18, .accessibility3)).element(0).height - 118.67) < 0.35)
  }

  /// StanfordSpezi/SpeziViews @236fd06, optionSetPicker.option-picker, iOS 26 at the type size M: the letters of the label
  /// and of the value before a symbol of 12 points stand on one line, 340 pixels from the top.
  @Test func aSymbolBesideAValueLeavesTheLabelOnItsLine() throws {
    let list = List {
      LabeledContent {
        HStack {
          Text(verbatim: "Option 1")
          Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium))
        }
      } label: {
        Text(verbatim: "Clean")
      }
    }
    let found = texts(laid(list, .iOS26, .medium))
    #expect(try abs(#require(found["Clean"]).minY - #require(found["Option 1"]).minY) < 0.01)
  }
}
