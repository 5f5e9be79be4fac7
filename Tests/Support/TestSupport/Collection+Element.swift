import Testing

/// Elements by their index, for results of what is tested: a subscript that is out of range would end the run
/// of all tests.
extension Collection {
  /// The element at a distance from the first. A shorter collection fails the test.
  public func element(
    _ index: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Element {
    try #require(
      dropFirst(index).first, "element \(index) of \(count) is missing",
      sourceLocation: sourceLocation)
  }

  /// The element at a distance from the first; nil where the collection is shorter. An expectation of a
  /// value that isn't nil prints both sides then.
  public subscript(at index: Int) -> Element? { dropFirst(index).first }
}
