import DisplayList
import Foundation

/// The placed views of a frame, as a golden holds them.
package struct LayoutTree: Hashable, Sendable {
  package var roots: [LayoutNode]

  package init(roots: [LayoutNode]) { self.roots = roots }

  /// The deepest nesting of views. What is nested deeper in a picture belongs to the last view that may
  /// have children.
  package static let deepest = 200

  /// The views of a picture and what each draws, in one pass over its commands.
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

  /// Parents come before their children, so that the last view can be put into its parent first.
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
    self.init(view: record.kind, frame: Self.rounded(record.frame))
    text = record.text
    isTruncated = record.isTruncated
    font = record.font
    color = record.color
    link = record.link
    label = record.label
    identifier = record.identifier
    modifiers = record.traits.map(\.rounded)
  }
}
