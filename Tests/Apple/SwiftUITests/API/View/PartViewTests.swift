import DisplayList
import Foundation
import Testing

@testable import SwiftUI

/// A view of a developer's own.
private struct Price: View {
  var body: some View { Text(verbatim: "190.25") }
}

@MainActor
@Suite struct PartViewTests {
  private func kinds<V: View>(_ view: V) -> [String] { LaidOut(view).list.views.map(\.kind) }

  @Test func theViewsThatAButtonIsMadeOfHaveNoRecords() {
    let button = Button {
    } label: {
      Text(verbatim: "Go")
    }
    #expect(kinds(button.buttonStyle(.bordered)) == ["Button", "Text"])
    #expect(kinds(button.buttonStyle(.plain)) == ["Button", "Text"])
  }

  @Test func aDevelopersOwnViewHasARecord() {
    #expect(kinds(Price()) == ["Price", "Text"])
  }
}
