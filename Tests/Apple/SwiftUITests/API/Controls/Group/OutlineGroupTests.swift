import Testing

@testable import SwiftUI

private struct Item: Identifiable {
  let id: String
  var children: [Item]?
}

@MainActor
@Suite struct OutlineGroupTests {
  @Test func groupsAreFoldedAwayAtRest() {
    let items = [Item(id: "leaf"), Item(id: "branch", children: [Item(id: "inner")])]
    let laid = LaidOut(
      VStack { OutlineGroup(items, children: \.children) { Text(verbatim: $0.id) } })
    let texts = laid.list.views.compactMap(\.text)
    #expect(texts.contains("leaf"))
    #expect(texts.contains("branch"))
    #expect(!texts.contains("inner"))
  }
}
