import DisplayList
import Foundation

/// A tree as a list: parents before their children, a view's whole subtree in a row behind it.
struct FlatTree {
  private(set) var nodes: [LayoutNode] = []
  private(set) var parents: [Int?] = []
  private(set) var children: [[Int]] = []
  /// The index after the last view of the subtree.
  private(set) var ends: [Int] = []
  /// Digests of the subtrees, without their positions.
  private(set) var digests: [Digest] = []
  /// Digests of the views alone.
  private(set) var ownDigests: [Digest] = []
  /// The smallest few hashes of the views in a subtree: the share that two of these have in common is
  /// about that of the subtrees.
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
    for trait in node.modifiers + node.draws {
      own.add(trait.id.rawValue)
      for entry in trait.values.entries {
        own.add(entry.field.name)
        switch entry.value {
        case .number(let number): own.add(number)
        case .numbers(let numbers): for number in numbers { own.add(number) }
        case .word(let word): own.add(word)
        }
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

  /// Hashes of what identifies a view: its type, text, identifier and image.
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

  /// The ancestors of a view, from its parent outwards.
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

extension FlatTree {
  /// The view that a background, an overlay or a mask belongs to; nil for a view that is no such layer.
  func base(of index: Int) -> Int? {
    let row = parents[index].map { children[$0] } ?? roots
    func isBehind(_ index: Int) -> Bool {
      nodes[index].modifier(.background) != nil || nodes[index].modifier(.mask) != nil
    }
    if isBehind(index) { return row.first { $0 > index && !isBehind($0) } }
    if nodes[index].modifier(.overlay) != nil {
      return row.last { $0 < index && nodes[$0].modifier(.overlay) == nil }
    }
    return nil
  }

  /// The views from the innermost of the developer's own in: the same wherever that view is used.
  func sourcePath(of index: Int) -> String {
    var names = [nodes[index].view]
    for ancestor in ancestors(of: index) {
      names.append(nodes[ancestor].view)
      if ViewKinds.isOwn(nodes[ancestor].view) { break }
    }
    return names.reversed().joined(separator: " › ")
  }
}
