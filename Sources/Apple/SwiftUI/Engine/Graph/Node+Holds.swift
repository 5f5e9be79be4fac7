extension _Node {
  /// Whether the object is this node or one within.
  func holds(_ owner: ObjectIdentifier) -> Bool {
    ObjectIdentifier(self) == owner || children.contains { $0.holds(owner) }
  }
}
