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
    for (design, height) in [(SystemDesign.iOS18, 44.0), (.iOS26, 52.0)] {
      let laid = hosted(list.listStyle(.plain), design: design)
      let found = texts(laid)
      let a = try #require(found["A"]), b = try #require(found["B"])
      #expect(abs(b.minY - a.minY - height) < 0.01)
      #expect(try abs(laid.frames("Color").element(0).minY - 2 * height - 4) < 0.01)
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
}
