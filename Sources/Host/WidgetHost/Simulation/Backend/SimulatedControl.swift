/// A button or toggle on the screen.
struct SimulatedControl: Hashable, Sendable {
  /// Unique in its picture.
  var name: String
  /// The text on it.
  var label: String

  func answers(to text: String) -> Bool { label == text || name == text }
}
