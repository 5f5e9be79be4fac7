import Foundation
import Testing

@testable import SwiftUI

/// `ForEach` over collections that are read in different ways: a range, an array, and those known only by their protocol.
@MainActor
@Suite struct ForEachTests {
  /// The texts of a menu's picker, which shows the element whose identity is chosen.
  private func shown<Data: RandomAccessCollection>(_ data: Data, chosen: Int) -> [String]
  where Data.Element == Int {
    let picker = Picker("Number", selection: .constant(chosen)) {
      ForEach(data, id: \.self) { Text(verbatim: "No. \($0)") }
    }
    .pickerStyle(.menu)
    return LaidOut(picker, width: 300) { $0.surface = .app }.list.views.compactMap(\.text)
  }

  private func texts<Data: RandomAccessCollection>(_ data: Data) -> [String]
  where Data.Element == Int {
    let column = VStack { ForEach(data, id: \.self) { Text(verbatim: "\($0)") } }
    return LaidOut(column).list.views.compactMap(\.text)
  }

  @Test(arguments: 0..<3)
  func theIdentityOfAnElementIsItsTag(_ chosen: Int) {
    let expected = ["No. \(chosen)"]
    #expect(shown(0..<3, chosen: chosen) == expected)
    #expect(shown([0, 1, 2], chosen: chosen) == expected)
    #expect(shown([2, 1, 0].reversed(), chosen: chosen) == expected)
    #expect(shown([0, 1, 2].lazy.map { $0 }, chosen: chosen) == expected)
  }

  @Test func elementsAreInTheOrderOfTheirCollection() {
    #expect(texts(0..<3) == ["0", "1", "2"])
    #expect(texts([2, 0, 1]) == ["2", "0", "1"])
    #expect(texts((0..<3).reversed()) == ["2", "1", "0"])
    #expect(texts([0, 1, 2].lazy.map { $0 * 2 }) == ["0", "2", "4"])
  }
}
