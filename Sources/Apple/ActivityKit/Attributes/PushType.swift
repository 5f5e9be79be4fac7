/// The way in which a server updates an activity.
public struct PushType: Equatable, Sendable {
  private let channel: String?
  /// Updates by pushes to the activity's own token.
  public static var token: PushType { PushType(channel: nil) }
  /// Updates by pushes to all subscribers of the channel.
  public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}
