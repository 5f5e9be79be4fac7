/// The data of a Live Activity: its own members are constant, its content state changes.
public protocol ActivityAttributes: Codable {
  /// The changing data of the activity: at most 4 kB, encoded, together with the attributes.
  associatedtype ContentState: Codable, Hashable
}
