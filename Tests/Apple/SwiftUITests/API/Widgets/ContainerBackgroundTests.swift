import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct ContainerBackgroundTests {
  private struct Fill: Equatable {
    let color: RGBA
    let frame: CGRect
  }

  /// The fills of a picture of 40 × 20 points, from the back.
  private func fills<V: View>(_ view: V, removed: Bool = false) -> [Fill] {
    var options = RenderOptions(displayDate: Date(timeIntervalSince1970: 0))
    options.removesContainerBackground = removed
    let rendered = ViewRenderer().render(
      view, size: CGSize(width: 40, height: 20), environment: EnvironmentValues(), options: options)
    #expect(rendered.hasContainerBackground)
    return rendered.displayList.commands.compactMap {
      guard case .fill(.rect(let frame), _, .color(let color)) = $0 else { return nil }
      return Fill(color: color, frame: frame)
    }
  }

  private let whole = CGRect(0, 0, 40, 20)
  private let black = Color(red: 0, green: 0, blue: 0)
  private let white = Color(red: 1, green: 1, blue: 1)

  @Test func oneWithinAGeometryReaderIsBehindTheWhole() {
    let view = GeometryReader { space in
      black.frame(width: space.size.width / 2, height: 5)
        .containerBackground(white, for: .widget)
    }
    let content = Fill(color: RGBA(0, 0, 0, 1), frame: CGRect(0, 0, 20, 5))
    #expect(fills(view) == [Fill(color: RGBA(1, 1, 1, 1), frame: whole), content])
    #expect(fills(view, removed: true) == [content])
  }

  @Test func ofSeveralInEachOtherTheOutermostCounts() {
    let inner = black.frame(width: 4, height: 4).containerBackground(for: .widget) { black }
    let expected = [
      Fill(color: RGBA(1, 1, 1, 1), frame: whole),
      Fill(color: RGBA(0, 0, 0, 1), frame: CGRect(18, 8, 4, 4)),
    ]
    #expect(fills(VStack { inner }.containerBackground(white, for: .widget)) == expected)
    let read = ZStack { GeometryReader { _ in inner }.frame(width: 4, height: 4) }
      .containerBackground(for: .widget) { white.containerBackground(black, for: .widget) }
    #expect(fills(read) == expected)
  }

  /// Its views are one `ZStack`, which the alignment moves (Apple's documentation of
  /// `containerBackground(for:alignment:content:)`).
  @Test func severalViewsMoveTogether() {
    let view = Color.clear.containerBackground(for: .widget, alignment: .topLeading) {
      white.frame(width: 20, height: 10)
      black.frame(width: 10, height: 10)
    }
    let found = fills(view).filter { $0.color.alpha > 0 }
    #expect(
      found == [
        Fill(color: RGBA(1, 1, 1, 1), frame: CGRect(0, 0, 20, 10)),
        Fill(color: RGBA(0, 0, 0, 1), frame: CGRect(5, 0, 10, 10)),
      ])
  }
}
