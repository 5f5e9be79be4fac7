import Foundation
import LayoutDiff
import SwiftUI
import TestSupport
import Testing

/// One edit of the source has one signature, whatever frame it is seen in.
@Suite @MainActor struct SignatureTests {
  /// The signatures of the causes alone.
  private func signatures(
    width: CGFloat = 338, _ edit: (inout StockList) -> Void,
    base: (inout StockList) -> Void = { _ in },
    change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [String] {
    var before = StockList()
    base(&before)
    var after = before
    edit(&after)
    return LayoutDiff.changes(
      from: layoutTree(before, width: width, change: change),
      to: layoutTree(after, width: width, change: change)
    ).filter { $0.cause == nil }.map(\.signature)
  }

  @Test func theSameInLightAndDark() {
    let edit: (inout StockList) -> Void = { $0.background = .gray }
    let light = signatures(edit, base: { $0.background = .primary })
    #expect(light == ["color color ContainerBackground › Rectangle"])
    #expect(
      light == signatures(edit, base: { $0.background = .primary }) { $0.colorScheme = .dark })
  }

  @Test func theSameWithOtherDataAndOnOtherDevices() {
    let edit: (inout StockList) -> Void = { $0.row.padding = 4 }
    let usual = signatures(edit)
    #expect(usual == ["padding padding StockRow › HStack"])
    #expect(usual == signatures(width: 300, edit))
    #expect(usual == signatures(edit, base: { $0.quotes.removeLast(2) }))
    #expect(
      signatures { $0.quotes[0].price = "$1" } == signatures { $0.quotes[2].price = "$77.20" })
  }

  @Test func othersForOtherEdits() throws {
    let edits: [(inout StockList) -> Void] = [
      { $0.row.padding = 4 }, { $0.row.chipPadding = 4 }, { $0.rowSpacing = 9 },
      { $0.title = "A" }, { $0.titleFont = .body }, { $0.row.chipRadius = 2 },
      { $0.row.shadow = 2 }, { $0.upColor = .black }, { $0.showsDivider = true },
      { $0.showsImage = false }, { $0.row.hasSpacer = false },
    ]
    let all = try edits.map { try signatures($0).element(0) }
    #expect(Set(all).count == edits.count)
  }
}
