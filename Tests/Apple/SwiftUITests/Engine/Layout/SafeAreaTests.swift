import DisplayList
import Foundation
import TestSupport
import Testing

@testable import SwiftUI

/// Views at an edge of the safe area. A style in the background goes on beyond the edges of the safe area by default, as Apple's
/// documentation of `background(_:ignoresSafeAreaEdges:)` says.
@MainActor
@Suite struct SafeAreaTests {
  /// The rectangles that are filled with opaque red.
  private func red<V: View>(_ view: V, width: CGFloat = 100, height: CGFloat = 200) -> [CGRect] {
    LaidOut(view, width: width, height: height) { $0.surface = .app }
      .list.commands.compactMap { Self.rect($0) }
  }

  private static func rect(_ command: Command) -> CGRect? {
    if case .fill(.rect(let rect), _, .color(RGBA(1, 0, 0, 1))) = command { return rect }
    return nil
  }

  private var filled: some View { Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity) }
  private let pureRed = Color(.sRGB, red: 1, green: 0, blue: 0)

  @Test func aStyleBehindAViewGoesOnBeyondTheSafeArea() {
    let insets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 10)
    #expect(red(filled.background(pureRed).safeAreaPadding(insets)) == [CGRect(0, 0, 100, 200)])
    #expect(
      red(filled.background(pureRed, ignoresSafeAreaEdges: .top).safeAreaPadding(insets))
        == [CGRect(0, 0, 90, 170)])
    #expect(
      red(filled.background(pureRed, ignoresSafeAreaEdges: []).safeAreaPadding(insets))
        == [CGRect(0, 20, 90, 150)])
  }

  @Test func aStyleAwayFromTheEdgeStaysWithItsView() {
    let view = VStack(spacing: 0) {
      Color.clear.frame(height: 40)
      Color.clear.frame(height: 50).background(pureRed)
      Color.clear
    }
    #expect(red(view.safeAreaPadding(.vertical, 20)) == [CGRect(0, 60, 100, 50)])
  }

  @Test func safeAreasInEachOtherAreOneToAStyle() {
    let view = filled.background(pureRed).safeAreaPadding(.top, 10).safeAreaPadding(.top, 20)
    #expect(red(view) == [CGRect(0, 0, 100, 200)])
  }

  /// The bar's own view lies outside the content's safe area, and at the edge of the one around.
  @Test func aBarAtTheBottomGoesOnToThePicturesEdge() {
    let view = Color.clear
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Color.clear.frame(height: 44).background(pureRed)
      }
      .safeAreaPadding(.bottom, 34)
    #expect(red(view) == [CGRect(0, 122, 100, 78)])
  }

  /// Content that scrolls begins within the safe area and reaches to the picture's edge.
  @Test func scrolledContentIsCutAtThePicturesEdge() {
    let view = ScrollView {
      VStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in pureRed.frame(height: 50) } }
    }
    .safeAreaPadding(EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0))
    let commands = LaidOut(view, width: 100, height: 200) { $0.surface = .app }.list.commands
    let clips = commands.compactMap { command -> Outline? in
      if case .beginGroup(let group) = command { return group.clip }
      return nil
    }
    #expect(clips == [.rect(CGRect(0, 0, 100, 200))])
    #expect(commands.compactMap { Self.rect($0) }.first == CGRect(0, 20, 100, 50))
  }

  /// A style in a scroll view's content stays with its view: along the axis that scrolls, since the content moves beneath the
  /// edges; across it that is assumed.
  @Test func scrolledContentHasNoSafeArea() {
    let view = ScrollView { Color.clear.frame(height: 50).background(pureRed) }
      .safeAreaPadding(20)
    #expect(red(view) == [CGRect(20, 20, 60, 50)])
  }

  @Test func aListsBackgroundReachesBeyondTheSafeArea() {
    let view = List { Text(verbatim: "A") }.safeAreaPadding(.vertical, 20)
    let commands = LaidOut(view, width: 390, height: 200) { $0.surface = .app }.list.commands
    let fills = commands.compactMap { command -> Outline? in
      if case .fill(let outline, _, _) = command { return outline }
      return nil
    }
    #expect(fills.first == .rect(CGRect(0, 0, 390, 200)))
  }

  /// The bar of 44 points covers the top of the content's safe area.
  @Test func aStyleBehindANavigationsContentGoesOnBeneathItsBar() {
    let view = NavigationStack {
      filled.background(pureRed).navigationTitle(Text(verbatim: "A"))
        .navigationBarTitleDisplayMode(.inline)
    }
    #expect(red(view) == [CGRect(0, 0, 100, 200)])
    let padded = NavigationStack {
      filled.background(pureRed, ignoresSafeAreaEdges: [])
        .navigationTitle(Text(verbatim: "A")).navigationBarTitleDisplayMode(.inline)
    }
    .safeAreaPadding(.top, 20)
    #expect(red(padded) == [CGRect(0, 64, 100, 136)])
  }
}
