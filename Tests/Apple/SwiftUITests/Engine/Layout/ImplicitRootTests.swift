import Foundation
import Testing

@testable import SwiftUI

/// Several views where one is asked for. Source: OpenSwiftUI's TupleView.swift, ForEach.swift, CoreGlue.swift and
/// ViewModifier.swift: the implicit root is made of the views themselves, so that it is inside their modifiers.
@MainActor
@Suite struct ImplicitRootTests {
  private struct Two: View {
    var body: some View {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 20, height: 10)
    }
  }

  /// A column with its gap of 8, in one padding of 10.
  @Test func aModifierAtTheRootIsAroundTheColumn() {
    for laid in [
      LaidOut(Two().padding(10)),
      LaidOut(
        Group {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 20, height: 10)
        }
        .environment(\.lineLimit, 2).padding(10)),
    ] {
      #expect(laid.size == CGSize(width: 40, height: 48))
      #expect(laid.frames("Color") == [CGRect(15, 10, 10, 10), CGRect(10, 28, 20, 10)])
    }
  }

  @Test func aFrameAtTheRootIsAroundTheColumn() {
    let laid = LaidOut(Two().frame(width: 100, height: 100))
    #expect(laid.size == CGSize(width: 100, height: 100))
    #expect(laid.frames("Color") == [CGRect(45, 36, 10, 10), CGRect(40, 54, 20, 10)])
  }

  @Test func repeatedViewsAtTheRootAreOneColumn() {
    let laid = LaidOut(ForEach(0..<2) { _ in Color.red.frame(width: 10, height: 10) }.padding(10))
    #expect(laid.size == CGSize(width: 30, height: 48))
  }

  @Test func subviewsAndSectionsAtTheRootAreOneColumn() {
    let each = LaidOut(ForEach(subviews: Two()) { $0 }.padding(10))
    #expect(each.size == CGSize(width: 40, height: 48))
    let all = LaidOut(Group(subviews: Two()) { $0 }.padding(10))
    #expect(all.size == CGSize(width: 40, height: 48))
    let section = LaidOut(
      Section {
        Color.red.frame(width: 10, height: 10)
      } header: {
        Color.red.frame(width: 20, height: 10)
      }.padding(10))
    #expect(section.size == CGSize(width: 40, height: 48))
  }

  /// In a stack they are the stack's own, each with the modifier.
  @Test func inAStackAModifierIsOnEach() {
    let laid = LaidOut(VStack(spacing: 0) { Two().padding(10) })
    #expect(laid.size == CGSize(width: 40, height: 60))
  }

  /// An overlay's views lie over each other, in one padding; its alignment moves them together (Apple's documentation
  /// of `overlay(alignment:content:)`).
  @Test func aModifierInAnOverlayIsAroundTheLayers() {
    let laid = LaidOut(
      Color.clear.frame(width: 60, height: 60).overlay(alignment: .topLeading) { Two().padding(5) })
    #expect(laid.frames("Color").dropFirst() == [CGRect(10, 5, 10, 10), CGRect(5, 5, 20, 10)])
  }

  /// The same for a background (Apple's documentation of `background(alignment:content:)`).
  @Test func aBackgroundsViewsMoveTogether() {
    let laid = LaidOut(
      Color.clear.frame(width: 60, height: 60).background(alignment: .bottomTrailing) { Two() })
    #expect(laid.frames("Color").dropLast() == [CGRect(45, 50, 10, 10), CGRect(40, 50, 20, 10)])
  }

  /// A mask's views as an overlay's: no page of Apple's documentation speaks of them.
  @Test func aMasksViewsMoveTogether() {
    let drawn = Drawn(
      Color.red.mask(alignment: .topLeading) {
        Rectangle().frame(width: 10, height: 10)
        Rectangle().frame(width: 20, height: 10)
      }, 60, 60)
    let outlines = (drawn.groups.first?.mask ?? []).compactMap {
      if case .fill(let outline, _, _) = $0 { outline } else { nil }
    }
    #expect(outlines == [.rect(CGRect(5, 0, 10, 10)), .rect(CGRect(0, 0, 20, 10))])
  }
}
