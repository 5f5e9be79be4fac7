import Foundation
import Testing

@testable import SwiftUI

private let box = Color(red: 0, green: 0, blue: 0)

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct ThicknessKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

extension EnvironmentValues {
  fileprivate var thickness: CGFloat {
    get { self[ThicknessKey.self] }
    set { self[ThicknessKey.self] = newValue }
  }
}

private struct Bar: View {
  @Environment(\.thickness) private var thickness
  @State private var width: CGFloat = 30
  var body: some View { box.frame(width: width, height: thickness) }
}

/// A view as wide as the wider of two others, by a preference, a state and a second pass.
private struct Underlined: View {
  @State private var width: CGFloat = 0
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      box.frame(width: 30, height: 10).preference(key: WidthKey.self, value: 30)
      box.frame(width: 50, height: 10).preference(key: WidthKey.self, value: 50)
      box.frame(width: width, height: 2)
    }.onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct Twice: ViewModifier {
  @Environment(\.thickness) private var thickness
  func body(content: Content) -> some View {
    VStack(spacing: thickness) {
      content
      content
    }
  }
}

@MainActor
@Suite struct StateTests {
  @Test func environmentReachesAView() {
    let laid = LaidOut(
      VStack(spacing: 0) {
        Bar()
        Bar().environment(\.thickness, 7)
      })
    #expect(laid.frames("Color") == [CGRect(0, 0, 30, 1), CGRect(0, 1, 30, 7)])
  }

  @Test func aPreferenceThatSetsStateIsSeenInTheSamePicture() {
    #expect(LaidOut(Underlined()).frames("Color").map(\.width) == [30, 50, 50])
  }

  @Test func modifiersReadTheEnvironmentToo() {
    let laid = LaidOut(box.frame(width: 4, height: 4).modifier(Twice()).environment(\.thickness, 3))
    #expect(laid.size == CGSize(width: 4, height: 11))
  }

  @Test func theDevelopersOwnViewsAreNamed() {
    #expect(LaidOut(Bar()).list.views.map(\.kind) == ["Bar", "Color"])
  }
}
