import DisplayList
import Foundation

/// A tree as a list: parents before their children, a view's whole subtree in a row behind it.
struct FlatTree {
  private(set) var nodes: [LayoutNode] = []
  private(set) var parents: [Int?] = []
  private(set) var children: [[Int]] = []
  /// Behind the last of a view's subtree.
  private(set) var ends: [Int] = []
  /// Of what a view and all within it are and say, without their places.
  private(set) var digests: [Digest] = []
  /// The same of the view alone.
  private(set) var ownDigests: [Digest] = []
  /// The smallest few hashes of what stands in a subtree: how much two of these have in common tells
  /// how much the subtrees have.
  private(set) var sketches: [[UInt64]] = []
  let roots: [Int]

  private static let sketchSize = 24

  init(_ tree: LayoutTree) {
    var flat = Builder()
    roots = tree.roots.map { flat.add($0, parent: nil) }
    nodes = flat.nodes
    parents = flat.parents
    children = flat.children
    ends = flat.ends
    digests = Array(repeating: Digest(high: 0, low: 0), count: nodes.count)
    ownDigests = digests
    sketches = Array(repeating: [], count: nodes.count)
    for i in nodes.indices.reversed() { summarize(i) }
  }

  private struct Builder {
    var nodes: [LayoutNode] = []
    var parents: [Int?] = []
    var children: [[Int]] = []
    var ends: [Int] = []

    mutating func add(_ node: LayoutNode, parent: Int?) -> Int {
      let index = nodes.count
      nodes.append(node)
      parents.append(parent)
      children.append([])
      ends.append(0)
      let inner = node.children.map { add($0, parent: index) }
      children[index] = inner
      ends[index] = nodes.count
      nodes[index].children = []
      return index
    }
  }

  private mutating func summarize(_ i: Int) {
    let node = nodes[i]
    var own = DigestHasher()
    own.add(node.view)
    for value in [node.text, node.font, node.color, node.link, node.label, node.identifier] {
      own.add(value ?? "\u{0}")
    }
    own.add(node.isTruncated)
    for step in node.modifiers + node.draws {
      own.add(step.name)
      for (name, value) in step.values.sorted(by: { $0.key < $1.key }) {
        own.add(name)
        own.add(value)
      }
    }
    var whole = own
    ownDigests[i] = own.finish()
    var sketch = Self.features(of: node)
    for child in children[i] {
      whole.add(digests[child].high)
      whole.add(digests[child].low)
      sketch += sketches[child]
    }
    whole.add(children[i].count)
    digests[i] = whole.finish()
    sketch.sort()
    var kept: [UInt64] = []
    for hash in sketch where kept.last != hash {
      kept.append(hash)
      if kept.count == Self.sketchSize { break }
    }
    sketches[i] = kept
  }

  /// What a view would be known by.
  private static func features(of node: LayoutNode) -> [UInt64] {
    func hash(_ words: String...) -> UInt64 {
      var hasher = DigestHasher()
      for word in words { hasher.add(word) }
      return hasher.finish().high
    }
    var features = [hash(node.view)]
    if let text = node.text { features.append(hash(node.view, text)) }
    if let identifier = node.identifier { features.append(hash(node.view, "#", identifier)) }
    if let image = node.imageName { features.append(hash(node.view, image)) }
    return features
  }

  func isInside(_ inner: Int, _ outer: Int) -> Bool { inner >= outer && inner < ends[outer] }

  /// From the view outwards.
  func ancestors(of index: Int) -> [Int] {
    var result: [Int] = []
    var next = parents[index]
    while let ancestor = next {
      result.append(ancestor)
      next = parents[ancestor]
    }
    return result
  }
}

extension LayoutNode {
  func modifier(_ name: String) -> Step? { modifiers.first { $0.name == name } }

  /// The name of the symbol or the asset that an image shows.
  var imageName: String? { modifier("image")?.values["value"] }
}
