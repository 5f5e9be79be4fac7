import Foundation
import TestSupport
import Testing

@testable import SwiftUI

private let box = Color(red: 0, green: 0, blue: 0)

/// A layout that says what it was offered.
private struct Probe: Layout {
  let proposals: Proposals
  let length: CGFloat
  final class Proposals: @unchecked Sendable { var placed: [ProposedViewSize] = [] }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: min(proposal.width ?? length, length), height: 10)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    proposals.placed.append(proposal)
  }
}

/// The rules of `layout_facts.json` (`check: rule`; ids in the comments), each with cases of its own.
@MainActor
@Suite struct StackRuleTests {
  private func offered<V: View>(
    width: CGFloat?, height: CGFloat?, _ view: (Layouted) -> V
  ) -> ProposedViewSize? {
    let proposals = Probe.Proposals()
    _ = LaidOut(view(Layouted(proposals: proposals)), width: width, height: height)
    return proposals.placed.last
  }

  private struct Layouted: View {
    let proposals: Probe.Proposals
    var length: CGFloat = 40
    var body: some View { Probe(proposals: proposals, length: length)() { EmptyView() } }
  }

  /// re-stack-nil: nil along the stack, the stack's own offer across it; the sizes and gaps add up.
  @Test func aRowWithoutAWidthOffersNone() {
    let offer = offered(width: nil, height: 33) { probe in
      HStack {
        probe
        box
      }
    }
    #expect(offer == ProposedViewSize(width: nil, height: 33))
    #expect(
      LaidOut(
        HStack(spacing: 3) {
          box.frame(width: 5)
          box
          box.frame(width: 7)
        }, height: 4
      ).size
        == CGSize(width: 28, height: 4))
    #expect(
      LaidOut(
        VStack(spacing: 3) {
          box.frame(height: 5)
          box
        }, width: 4
      ).size
        == CGSize(width: 4, height: 18))
  }

  /// re-stack-placing: at placement a missing length across the stack is what the stack came to.
  @Test func aColumnWithoutAWidthOffersItsOwnWhenItPlaces() {
    let offer = offered(width: nil, height: 100) { probe in
      VStack(spacing: 0) {
        probe
        box.frame(width: 70, height: 20)
      }
    }
    #expect(offer?.width == 70)
    let laid = LaidOut(
      VStack(spacing: 0) {
        box.frame(height: 10)
        box.frame(width: 70, height: 20)
      })
    #expect(laid.frames("Color").first == CGRect(0, 0, 70, 10))
    let row = LaidOut(
      HStack(spacing: 0) {
        box.frame(width: 10)
        box.frame(width: 20, height: 44)
      })
    #expect(row.frames("Color").first == CGRect(0, 0, 10, 44))
  }

  /// re-zstack-priority: the largest of the highest priority, and everybody is offered that.
  @Test func aZStackOffersEverybodyItsSize() {
    let offer = offered(width: 200, height: 200) { probe in
      ZStack {
        box.frame(width: 60, height: 30).layoutPriority(2)
        probe.layoutPriority(1)
      }
    }
    #expect(offer == ProposedViewSize(width: 60, height: 30))
    let laid = LaidOut(
      ZStack {
        box.frame(width: 60, height: 30)
        box
      }, width: nil, height: nil)
    #expect(laid.frames("Color")[at: 1] == CGRect(0, 0, 60, 30))
  }

  /// re-flexframe-placement: the frame's size, unless nothing was offered, no ideal length was given
  /// and the size lies between the limits.
  @Test func aFlexibleFrameOffersItsSizeWhenItPlaces() {
    #expect(
      offered(width: nil, height: nil) { $0.frame(maxWidth: .infinity) }?.width == nil)
    #expect(offered(width: nil, height: nil) { $0.frame(minWidth: 50) }?.width == 50)
    #expect(offered(width: nil, height: nil) { $0.frame(maxWidth: 40) }?.width == 40)
    #expect(offered(width: nil, height: nil) { $0.frame(idealWidth: 60) }?.width == 60)
    #expect(offered(width: 90, height: nil) { $0.frame(maxWidth: .infinity) }?.width == 90)
    #expect(offered(width: 90, height: nil) { $0.frame(minWidth: 10) }?.width == 40)
  }

  /// re-root-vstack: several views at the root are laid out in a column.
  @Test func viewsAtTheRootLieInAColumn() {
    let laid = LaidOut(
      Group {
        box.frame(width: 10, height: 10)
        box.frame(width: 20, height: 10)
      })
    #expect(laid.size == CGSize(width: 20, height: 28))
    #expect(laid.frames("Color") == [CGRect(5, 0, 10, 10), CGRect(0, 18, 20, 10)])
  }

  /// re-hosting-zero: offered nothing at all, a view has its least size, not its ideal one.
  @Test func offeredZeroAViewHasItsLeastSize() {
    #expect(LaidOut(box, width: 0, height: 0).size == .zero)
    #expect(
      LaidOut(box.frame(minWidth: 12), width: 0, height: 0).size == CGSize(width: 12, height: 0))
    #expect(LaidOut(box.padding(4), width: 0, height: 0).size == CGSize(width: 8, height: 8))
    #expect(
      LaidOut(
        HStack {
          box
          Spacer()
          box
        }, width: 0, height: 0
      ).size == CGSize(width: 8, height: 0))
  }

  /// Highest first, what the others need at least kept back (WWDC19 237).
  @Test func prioritiesAreServedInTheirOrder() {
    let laid = LaidOut(
      HStack(spacing: 0) {
        box.frame(minWidth: 10, maxWidth: 30)
        box.frame(minWidth: 10, maxWidth: 50).layoutPriority(2)
        box.frame(minWidth: 10, maxWidth: 90).layoutPriority(1)
      }, width: 100, height: 10)
    #expect(laid.frames("Color").map(\.width) == [10, 50, 40])
  }

  /// Two that have no end: the one with more to keep comes first (OpenSwiftUI's account of
  /// flexibility, LayoutTraits.swift @069dd80).
  @Test func ofTwoWithoutAnEndTheOneWithMoreToKeepIsFirst() {
    let laid = LaidOut(
      HStack(spacing: 0) {
        box
        box.frame(minWidth: 60, maxWidth: .infinity)
      }, width: 100, height: 10)
    #expect(laid.frames("Color").map(\.width) == [40, 60])
  }

  @Test func aGuideOutsideOfEveryChildMakesTheStackLarger() {
    let laid = LaidOut(
      VStack(alignment: .leading) {
        box.frame(width: 20, height: 5).alignmentGuide(.leading) { _ in -10 }
      })
    #expect(laid.size == CGSize(width: 30, height: 5))
    #expect(laid.frames("Color") == [CGRect(10, 0, 20, 5)])
  }
}
