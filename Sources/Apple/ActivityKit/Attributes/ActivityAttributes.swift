/// What a Live Activity is about: its own members stay as they are while it lives, its content state
/// changes.
public protocol ActivityAttributes: Codable {
  /// What changes while the activity lives. With the attributes at most 4 kB, encoded.
  associatedtype ContentState: Codable, Hashable
}
