import Foundation
import TestSupport
import Testing

@testable import SwiftUI

private let box = Color(red: 0, green: 0, blue: 0)

/// The distances between the children of a stack without spacing of its own. Source: `layout_facts.json`
/// (re-shape-above-text-3x, re-text-above-shape-3x, lh-*), OpenSwiftUI's audited account and tests
/// (Spacing.swift, Text+Spacing.swift, Spacer.swift, ViewSpacingTests.swift @069dd80).
@MainActor
@Suite struct SpacingTests {
  private func gaps<V: View>(_ view: V, scale: CGFloat = 3) -> [CGFloat] {
    let laid = LaidOut(view, width: 100, height: 300, scale: scale)
    let frames = laid.list.views.filter { ["Text", "Color", "Spacer"].contains($0.kind) }
      .map(\.frame).sorted { $0.minY < $1.minY }
    return zip(frames, frames.dropFirst()).map { (($1.minY - $0.maxY) * 1000).rounded() / 1000 }
  }

  @Test func aTextLiesAwayFromColoursByItsFont() {
    #expect(
      gaps(
        VStack {
          box.frame(height: 9)
          Text(verbatim: "Xg")
          box.frame(height: 9)
        }) == [
          6.434, 10.642,
        ])
  }

  @Test func betweenTextsIsTheLeadingOfTheLower() {
    let view = VStack {
      Text(verbatim: "Xg").font(.largeTitle)
      Text(verbatim: "Xg").font(.body)
      Text(verbatim: "Xg").font(.largeTitle)
      Text(verbatim: "Xg").font(.system(size: 12))
    }
    #expect(gaps(view) == [2, 0.667, 0])
  }

  @Test func aSpacerLiesNextToAText() throws {
    let laid = LaidOut(
      VStack {
        Text(verbatim: "Xg")
        Spacer()
        Text(verbatim: "Xg")
      }, width: 50, height: 100,
      scale: 3)
    let texts = laid.frames("Text")
    #expect(try texts.element(0).minY == 0 && abs(texts.element(1).maxY - 100) < 0.001)
    // 20.333 and 20.333 and a spacer's 8, nothing between.
    let ideal = LaidOut(
      VStack {
        Text(verbatim: "Xg")
        Spacer()
        Text(verbatim: "Xg")
      }, scale: 3)
    #expect(abs(ideal.size.height - 48.667) < 0.001)
  }

  @Test func paddingEndsATextsPreferredSpacing() {
    #expect(
      gaps(
        VStack {
          Text(verbatim: "Xg").padding(.bottom, 1)
          box.frame(height: 9)
        })[0] == 9)
    #expect(
      gaps(
        VStack {
          Text(verbatim: "Xg").padding(.top, 1)
          Text(verbatim: "Xg")
        })[0] == 2)
  }

  @Test func aFrameEndsThemToo() {
    #expect(
      gaps(
        VStack {
          Text(verbatim: "Xg").frame(height: 20.333)
          box.frame(height: 9)
        })[0] == 8)
    #expect(
      gaps(
        VStack {
          Text(verbatim: "Xg").frame(width: 60)
          box.frame(height: 9)
        })[0] == 10.642)
  }

  /// The texts at the ends of the inner stacks meet.
  @Test func wishesReachThroughStacks() {
    let view = VStack {
      VStack {
        box.frame(height: 4)
        Text(verbatim: "Xg")
      }
      HStack { Text(verbatim: "Xg") }
    }
    #expect(gaps(view).last == 2)
  }

  @Test func besideEachOtherTextsLieEightPointsApart() throws {
    let laid = LaidOut(
      HStack {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }, scale: 3)
    let frames = laid.frames("Text")
    #expect(try abs(frames.element(1).minX - frames.element(0).maxX - 8) < 0.001)
  }

  /// A stack of nothing but a vertical spacer has no preferred spacing across.
  @Test func aColumnOfASpacerLiesEightPointsFromItsNeighbour() {
    let laid = LaidOut(
      HStack {
        VStack { Spacer() }
        box.frame(width: 5, height: 20)
      }, height: 30)
    #expect(laid.frames("Color") == [CGRect(8, 5, 5, 20)])
  }

  @Test func aDeveloperAsksForTheSameDistances() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
    #expect(ViewSpacing().union(.zero, edges: .bottom).distance(to: .zero, along: .vertical) == 0)
  }
}
