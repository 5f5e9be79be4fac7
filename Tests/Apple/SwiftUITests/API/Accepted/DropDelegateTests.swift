import Foundation
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI

@Suite struct DropDelegateTests {
  private struct Board: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [UTType.text]) }
  }

  @MainActor @Test func aDropHasTheItemsOfItsTypes() {
    let text = NSItemProvider(object: "a" as NSString)
    let url = NSItemProvider(object: NSURL(string: "https://example.com")!)
    let info = DropInfo(location: CGPoint(x: 1, y: 2), providers: [text, url])
    #expect(info.location == CGPoint(x: 1, y: 2))
    #expect(info.itemProviders(for: [UTType.text]) == [text])
    #expect(info.itemProviders(for: ["public.url"]) == [url])
    #expect(!info.hasItemsConforming(to: [UTType.image]))
    let board = Board()
    #expect(board.validateDrop(info: info) && board.performDrop(info: info))
    #expect(board.dropUpdated(info: info) == nil)
  }
}
