import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct AsyncImageTests {
  private let url = URL(string: "https://example.com/picture.png")

  /// As in a widget's archive and in `ImageRenderer`, which wait for nothing.
  @Test func theImageIsNotYetThere() {
    let text = AsyncImage(url: url) {
      $0.resizable()
    } placeholder: {
      Text("wait")
    }
    #expect(LaidOut(text).list.views.compactMap(\.text) == ["wait"])
    let phase = AsyncImage(url: url) { phase in
      switch phase {
      case .empty: Text("empty")
      case .success(let image): image
      case .failure: Text("failure")
      @unknown default: EmptyView()
      }
    }
    #expect(LaidOut(phase).list.views.compactMap(\.text) == ["empty"])
  }

  @Test func withoutAPlaceholderItFillsItsPlace() {
    #expect(
      LaidOut(AsyncImage(url: url), width: 40, height: 30).frames("Image").map(\.size)
        == [CGSize(width: 40, height: 30)])
  }
}
