import DisplayList

/// The views and traits of nodes as they draw: what a trace needs beside the placed tree.
final class DrawingNotes {
  /// The indices of the views that a node is in the picture.
  var views: [ObjectIdentifier: Range<Int>] = [:]
  /// The trait that the modifier around a node states.
  var traits: [ObjectIdentifier: ViewTrait] = [:]
}
