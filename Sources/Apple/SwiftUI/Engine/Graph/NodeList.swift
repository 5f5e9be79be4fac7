import Foundation

/// The nodes that a view came to.
public struct _NodeList {
  var nodes: [_Node] = []
}
