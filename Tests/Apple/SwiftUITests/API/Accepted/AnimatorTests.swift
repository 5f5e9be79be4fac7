import Foundation
import Testing

@testable import SwiftUI

private let box = Color(red: 0, green: 0, blue: 0)

private struct Pose: Animatable {
  var width: CGFloat = 8
  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }
}

@MainActor
@Suite struct AnimatorTests {
  private func widths<V: View>(_ view: V) -> [CGFloat] {
    LaidOut(view).frames("Color").map(\.width)
  }

  @Test func phasesShowTheFirst() {
    let animator = PhaseAnimator([3, 5]) { box.frame(width: $0, height: 1) }
    #expect(widths(animator) == [3])
    let modified = box.frame(width: 2, height: 1).phaseAnimator([1.5, 4], trigger: 0) {
      view, factor in
      view.padding(.horizontal, factor)
    }
    #expect(LaidOut(modified).size.width == 5)
  }

  @Test func keyframesShowTheirStart() {
    let animator = KeyframeAnimator(initialValue: Pose()) {
      box.frame(width: $0.width, height: 1)
    } keyframes: { _ in
      KeyframeTrack(\.width) {
        LinearKeyframe(20, duration: 1)
        SpringKeyframe(10, duration: 0.5, spring: .bouncy)
        CubicKeyframe(5, duration: 1)
        MoveKeyframe(4)
      }
    }
    #expect(widths(animator) == [8])
  }

  @Test func whatWouldBeAnimatedIsAsItEnds() {
    let view = box.frame(width: 2, height: 1)
      .animation(.spring) { $0.padding(.horizontal, 4) }
      .transition(.blurReplace).transition(.scale.combined(with: .opacity))
      .contentTransition(.symbolEffect(.replace.downUp))
      .symbolEffect(.bounce, value: 1).symbolEffect(.variableColor.iterative.reversing)
      .animation(.spring(), value: 1).animation(.spring(response: 0.3), value: 1)
    #expect(LaidOut(view).size.width == 10)
  }
}
