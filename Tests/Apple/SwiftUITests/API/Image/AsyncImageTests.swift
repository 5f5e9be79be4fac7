import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct AsyncImageTests {
  private let url = URL(string: "https://example.com/picture.png")

  /// A widget's archive and `ImageRenderer` don't wait for images.
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

  @Test func eachMomentOfTheFetchingHasItsPhase() throws {
    // A file needs no network.
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("async-image-\(UUID().uuidString).png")
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
    }
    try #require(picture.pngData()).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(words(file, .loading) == ["empty"])
    #expect(words(file, .over) == [])
    #expect(words(file, .offline) == ["The Internet connection appears to be offline."])
    #expect(words(file.appendingPathExtension("gone"), .over) == ["-1100"])
    #expect(words(nil, .over) == ["empty"])
  }

  private func words(_ url: URL?, _ moment: AsyncImages.Moment) -> [String] {
    let view = AsyncImage(url: url) { phase in
      if let error = phase.error as? URLError {
        Text(
          verbatim: moment == .offline ? error.localizedDescription : "\(error.code.rawValue)")
      } else if let image = phase.image {
        image
      } else {
        Text(verbatim: "empty")
      }
    }
    return LaidOut(view.environment(\.asyncImages, AsyncImages(moment))).list.views
      .compactMap(\.text)
  }

  @Test func withoutAPlaceholderItFillsItsPlace() {
    #expect(
      LaidOut(AsyncImage(url: url), width: 40, height: 30).frames("Image").map(\.size)
        == [CGSize(width: 40, height: 30)])
  }
}
