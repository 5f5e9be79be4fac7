import DisplayList
import Foundation

/// The placed views of a frame, as a golden keeps them.
package struct LayoutTree: Hashable, Sendable {
  package var roots: [LayoutNode]

  package init(roots: [LayoutNode]) { self.roots = roots }

  /// How deep views may stand in each other. What lies deeper in a picture counts to the last that may
  /// have children.
  package static let deepest = 200

  /// What a picture says of its views, in one pass over its commands.
  package init(_ list: DisplayList) {
    var nodes = list.views.map(LayoutNode.init)
    var reader = DrawingReader(views: list.views)
    reader.read(list.commands)
    for i in nodes.indices {
      nodes[i].draws = reader.draws[i]
      nodes[i].lines = reader.lines[i].map(\.text)
    }
    self.init(roots: Self.nested(nodes, list.views))
  }

  /// Parents stand before their children, so that the last view can be put into its parent first.
  private static func nested(_ nodes: [LayoutNode], _ views: [ViewRecord]) -> [LayoutNode] {
    var nodes = nodes
    var depths = Array(repeating: 1, count: views.count)
    var parents: [Int?] = Array(repeating: nil, count: views.count)
    for (i, view) in views.enumerated() {
      guard var parent = view.parent, parent >= 0, parent < i else { continue }
      if depths[parent] == deepest, let above = parents[parent] { parent = above }
      parents[i] = parent
      depths[i] = depths[parent] + 1
    }
    var roots: [LayoutNode] = []
    for i in nodes.indices.reversed() {
      nodes[i].children.reverse()
      if let parent = parents[i] {
        nodes[parent].children.append(nodes[i])
        nodes[i].children = []
      } else {
        roots.append(nodes[i])
      }
    }
    return roots.reversed()
  }
}

extension LayoutNode {
  fileprivate init(_ record: ViewRecord) {
    let f = record.frame
    self.init(
      view: record.kind,
      frame: CGRect(
        x: f.origin.x.rounded3, y: f.origin.y.rounded3, width: f.size.width.rounded3,
        height: f.size.height.rounded3))
    text = record.text
    isTruncated = record.isTruncated
    font = record.font
    color = record.color
    link = record.link
    label = record.label
    identifier = record.identifier
    modifiers = record.traits.map(Step.init)
  }
}

extension CGFloat {
  /// To a thousandth, as it is written; 0 for what is no number.
  var rounded3: CGFloat {
    guard isFinite else { return 0 }
    let limit: CGFloat = 9_000_000_000
    // The sum makes -0 into 0, which is what is read back.
    return ((Swift.min(Swift.max(self, -limit), limit) * 1000).rounded() + 0) / 1000 + 0
  }
}
