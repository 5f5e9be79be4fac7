import DisplayList
import Foundation

/// The node of `LazyVGrid` and `LazyHGrid`: tracks of given lengths along one axis, and lines across
/// that are as long as their longest cell.
///
/// 1. Tracks: fixed lengths and the gaps are taken off the proposed length. What is left is shared
///    out in order: each flexible or adaptive item gets an equal share of the rest, within its
///    limits; an adaptive one puts as many tracks into its share as fit.
/// 2. Lines: cells fill the tracks in order, line after line.
/// 3. Placement: the tracks are shared out once more, of the grid's own length. A grid that was
///    longer than proposed has longer tracks then than it was measured with.
/// 4. Cells are aligned in their track and line, the tracks together in the grid.
///
/// Source: Apple's documentation of `GridItem`; objc.io, "SwiftUI's Grid Views".
final class TrackGridNode: _Node {
  private struct Track {
    var kind: String
    var length: CGFloat
    var gapAfter: CGFloat
    var alignment: Alignment?
  }

  private let axis: Axis
  private let items: [GridItem]
  private let lineSpacing: CGFloat
  private let isMirrored: Bool
  private let anchor: Alignment
  private let nodes: [_Node]

  /// - Parameter axis: the axis along which the tracks lie side by side.
  init(
    _ axis: Axis, _ items: [GridItem], lineSpacing: CGFloat?, isMirrored: Bool, anchor: Alignment,
    _ nodes: [_Node]
  ) {
    self.axis = axis
    self.items = items
    self.lineSpacing = lineSpacing ?? Spacing.standard
    self.isMirrored = isMirrored
    self.anchor = anchor
    self.nodes = nodes
  }

  override var kind: String? { axis == .horizontal ? "LazyVGrid" : "LazyHGrid" }
  override var children: [_Node] { nodes }

  /// Step 1.
  private func tracks(_ proposed: CGFloat?) -> [Track] {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? Spacing.standard) }
    var rest = max((proposed ?? 10) - gaps, 0)
    var flexible = items.count
    for case .fixed(let length) in items.map(\.size) {
      rest -= length
      flexible -= 1
    }
    rest = max(rest, 0)
    var result: [Track] = []
    for item in items {
      let gap = item.spacing ?? Spacing.standard
      switch item.size {
      case .fixed(let length):
        result.append(
          Track(kind: "fixed", length: length, gapAfter: gap, alignment: item.alignment))
      case .flexible(let minimum, let maximum):
        let length = min(max(rest / CGFloat(flexible), minimum), maximum)
        rest -= length
        flexible -= 1
        result.append(
          Track(kind: "flexible", length: length, gapAfter: gap, alignment: item.alignment))
      case .adaptive(let minimum, let maximum):
        let share = rest / CGFloat(flexible)
        let least = max(minimum.orZero, 1)
        // An infinite proposal holds as many tracks as there are cells.
        let fit = ((share + gap) / max(least + gap, 1)).rounded(.down)
        let count = fit < CGFloat(nodes.count) ? Int(clamping: max(fit, 1)) : max(nodes.count, 1)
        let length = min(max((share - gap * CGFloat(count - 1)) / CGFloat(count), minimum), maximum)
        rest -= share
        flexible -= 1
        for _ in 0..<count {
          result.append(
            Track(kind: "adaptive", length: length, gapAfter: gap, alignment: item.alignment))
        }
      }
    }
    return result
  }

  private func childProposal(_ track: Track) -> ProposedViewSize {
    ProposedViewSize(width: nil, height: nil).with(track.length, along: axis)
  }

  /// Step 2.
  private func lines(_ tracks: [Track]) -> [CGFloat] {
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: nodes.count, by: tracks.count).map { first in
      var length: CGFloat = 0
      for i in first..<min(first + tracks.count, nodes.count) {
        length = max(length, nodes[i].size(childProposal(tracks[i - first]))[axis.other])
      }
      return length
    }
  }

  private func length(_ tracks: [Track]) -> CGFloat {
    tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.gapAfter }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let tracks = tracks(proposal[axis])
    let lines = lines(tracks)
    let across = lines.reduce(0, +) + lineSpacing * CGFloat(max(lines.count - 1, 0))
    return CGSize(axis, major: max(length(tracks), proposal[axis] ?? 0), minor: across)
  }

  override func placeChildren() {
    // Step 3.
    let tracks = tracks(frame.size[axis])
    guard !tracks.isEmpty else { return }
    let lines = lines(tracks)
    let used = length(tracks)
    let slack = CGSize(axis, major: frame.size[axis] - used, minor: 0)
    let start = anchor.point(in: slack)[axis]
    var across: CGFloat = 0
    for (line, first) in stride(from: 0, to: nodes.count, by: tracks.count).enumerated() {
      var along = start
      for i in first..<min(first + tracks.count, nodes.count) {
        let track = tracks[i - first]
        let box = CGSize(axis, major: track.length, minor: lines[line])
        var origin = CGPoint.zero
        origin[axis] = along
        origin[axis.other] = across
        // Step 4.
        let inner = nodes[i].aligned(track.alignment ?? anchor, in: box, childProposal(track))
        place(nodes[i], at: origin + inner, childProposal(track), mirrored: isMirrored)
        along += track.length + track.gapAfter
      }
      across += lines[line] + lineSpacing
    }
  }

  override func describe(_ record: inout ViewRecord) {
    record.traits.append(ViewTrait(.columns, CGFloat(items.count)))
    record.traits.append(ViewTrait(.spacing, lineSpacing))
  }

  override func facts(_ step: (_Node) -> Int?) -> LayoutTrace.Facts {
    .tracks(
      LayoutTrace.Tracks(
        isHorizontal: axis == .horizontal,
        tracks: tracks(frame.size[axis]).map { .init(length: $0.length, kind: $0.kind) },
        children: nodes.compactMap(step)))
  }

  override func draw(_ context: inout DrawContext) { context.draw(nodes) }
}
