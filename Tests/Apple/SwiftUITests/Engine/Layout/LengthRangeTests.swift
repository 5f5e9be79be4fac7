import Foundation
import Testing
import Typesetting

@testable import SwiftUI

/// The shortest and the longest length that a frame states without a look at its content are those that it has.
@MainActor
@Suite struct LengthRangeTests {
  /// A view of a fixed length, or as long as proposed from a minimum on.
  private final class ContentNode: _Node {
    let least: CGFloat
    let most: CGFloat
    private(set) var count = 0
    init(_ least: CGFloat, _ most: CGFloat) {
      self.least = least
      self.most = most
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      count += 1
      return CGSize(width: min(max(proposal.width ?? 10, least), most), height: 10)
    }
  }

  private func flexible(
    _ content: _Node, _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?
  ) -> FlexibleFrameNode {
    FlexibleFrameNode(
      content, width: FlexibleLength(min: min, ideal: ideal, max: max), height: FlexibleLength(),
      alignment: .center, isMirrored: false)
  }

  /// Each pair of limits with contents that are shorter, between them and longer.
  @Test func limitsGiveTheSizesThatAreMeasured() {
    let lengths: [CGFloat?] = [nil, 0, 20, 60, .infinity]
    for min in lengths {
      for max in lengths {
        for (least, most) in [(0.0, 0.0), (0, .infinity), (30, 30), (30, .infinity), (90, 90)] {
          for proposal in [ProposedViewSize.unspecified, ProposedViewSize(width: 50, height: 40)] {
            let range = flexible(ContentNode(least, most), min, nil, max)
              .lengthRange(.horizontal, proposal)
            let measured = flexible(ContentNode(least, most), min, nil, max)
            #expect(range.min == measured.size(proposal.with(0, along: .horizontal)).width)
            #expect(range.max == measured.size(proposal.with(.infinity, along: .horizontal)).width)
          }
        }
      }
    }
  }

  @Test func limitsAreStatedWithoutTheContent() {
    let content = ContentNode(30, .infinity)
    #expect(flexible(content, 20, nil, 60).lengthRange(.horizontal, .unspecified) == (20, 60))
    #expect(content.count == 0)
    // The minimum of a frame that has a maximum alone is its content's.
    #expect(
      flexible(content, nil, nil, .infinity).lengthRange(.horizontal, .unspecified) == (
        30, .infinity
      ))
    #expect(content.count == 1)
  }

  @Test func aFixedLengthIsStatedWithoutTheContent() {
    let content = ContentNode(0, .infinity)
    let frame = FrameNode(content, width: 40, height: nil, alignment: .center, isMirrored: false)
    #expect(frame.lengthRange(.horizontal, .unspecified) == (40, 40))
    #expect(content.count == 0)
    #expect(frame.lengthRange(.vertical, .unspecified) == (10, 10))
    #expect(content.count > 0)
  }

  /// A padding adds its insets to what its content states, a background is as long as its content.
  @Test(arguments: [(10.0, 5.0), (-10, 0), (0, 0)])
  func paddingsAndBackgroundsPassOnWhatIsStated(_ leading: CGFloat, _ trailing: CGFloat) {
    func padded(_ content: ContentNode) -> _Node {
      LayerNode(
        PaddingNode(
          flexible(content, 20, nil, .infinity),
          EdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing), isMirrored: false),
        layer: _Node(), alignment: .center, isBehind: true)
    }
    let content = ContentNode(30, .infinity)
    let range = padded(content).lengthRange(.horizontal, .unspecified)
    #expect(content.count == 0)
    #expect(range == (20 + leading + trailing, .infinity))
    let measured = padded(ContentNode(30, .infinity))
    #expect(measured.size(ProposedViewSize(width: 0, height: nil)).width == range.min)
    #expect(measured.size(ProposedViewSize(width: .infinity, height: nil)).width == range.max)
  }

  private func row(
    _ alignment: VerticalAlignment, spacing: CGFloat = 0, _ nodes: [_Node]
  ) -> StackNode {
    StackNode(.horizontal, alignment: alignment.key, spacing: spacing, mirrored: false, nodes)
  }

  private func tall(_ content: _Node, _ height: CGFloat) -> _Node {
    FrameNode(content, width: nil, height: height, alignment: .center, isMirrored: false)
  }

  /// Across its axis a row is as long as its longest child, where each states its length.
  @Test(arguments: [VerticalAlignment.top, .center, .bottom])
  func aRowOfStatedHeightsIsAsHighAsTheHighest(_ alignment: VerticalAlignment) {
    let content = ContentNode(30, .infinity)
    let stated = row(
      alignment,
      [tall(content, 40), SpacerNode(axis: .horizontal, minLength: 0), tall(content, 24)])
    #expect(stated.lengthRange(.vertical, .unspecified) == (40, 40))
    #expect(content.count == 0)
    #expect(stated.size(ProposedViewSize(width: 100, height: 0)).height == 40)
  }

  /// A child that doesn't state its height, or guides that a view sets, have the row measured.
  @Test func aRowIsMeasuredWhereItsHeightIsNotStated() {
    let content = ContentNode(30, .infinity)
    #expect(row(.center, [tall(content, 40), content]).leastHeight == nil)
    #expect(row(.firstTextBaseline, [tall(content, 40)]).leastHeight == nil)
    let moved = AlignmentGuideNode(tall(content, 40), VerticalAlignment.center.key) { _ in 0 }
    let still = tall(content, 40)
    #expect(row(.center, [moved, still]).leastHeight == nil)
    // One view hangs below the line from its top, the other's middle is on it.
    #expect(row(.center, [moved, still]).lengthRange(.vertical, .unspecified) == (60, 60))
  }

  private func wide(_ content: _Node, _ width: CGFloat) -> _Node {
    FrameNode(content, width: width, height: nil, alignment: .center, isMirrored: false)
  }

  /// Along its axis a row is as long as its children and the gaps together: 40 + 24 + 10, where nothing is proposed, of which
  /// nothing is left for a child, and where the length isn't limited.
  @Test func aRowOfStatedWidthsIsAsWideAsAllTogether() {
    let content = ContentNode(30, .infinity)
    let stated = row(.top, spacing: 10, [wide(content, 40), wide(content, 24)])
    #expect(stated.lengthRange(.horizontal, .unspecified) == (74, 74))
    #expect(content.count == 0)
    #expect(stated.size(ProposedViewSize(width: 0, height: nil)).width == 74)
    #expect(stated.size(ProposedViewSize(width: .infinity, height: nil)).width == 74)
  }

  /// Gaps below 0 leave 20 points of nothing to the two children, so what they take isn't stated: 30 for the first, whose least
  /// length is that, and 0 for the other.
  @Test func aRowWhoseChildrenOverlapIsMeasured() {
    let least = FlexibleLength(min: 0, ideal: nil, max: .infinity)
    let other = FlexibleFrameNode(
      ContentNode(0, 0), width: least, height: FlexibleLength(), alignment: .center,
      isMirrored: false)
    let overlapping = row(.top, spacing: -20, [wide(ContentNode(0, 0), 30), other])
    #expect(overlapping.statedLength(.horizontal, proposed: 0, otherIsFinite: true) == nil)
    #expect(overlapping.size(ProposedViewSize(width: 0, height: 10)).width == 10)
  }

  /// A text that is offered no width has none where its height is limited, and is as wide as its widest letter where it isn't:
  /// texts in rows in columns state the first, so that each is measured for few heights.
  @Test func textsStateThatTheyHaveNoWidthWhereTheirHeightIsLimited() {
    let inputs = _ViewInputs(
      environment: EnvironmentValues(),
      context: ResolveContext(typesetter: Typesetter(), displayDate: Date(timeIntervalSince1970: 0))
    )
    let text = TextNode(TextResolver.resolve(Text(verbatim: "ab"), inputs), inputs)
    let child = StackNode(
      .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, mirrored: false,
      [row(.center, [text, wide(ContentNode(0, 0), 5)]), wide(ContentNode(0, 0), 3)])
    #expect(child.statedLength(.horizontal, proposed: 0, otherIsFinite: true) == 5)
    #expect(child.size(ProposedViewSize(width: 0, height: 100)).width == 5)
    #expect(child.statedLength(.horizontal, proposed: 0, otherIsFinite: false) == nil)
    #expect(child.size(ProposedViewSize(width: 0, height: nil)).width > 5)
  }
}

extension _Node {
  fileprivate var leastHeight: CGFloat? {
    statedLength(.vertical, proposed: 0, otherIsFinite: false)
  }
}
