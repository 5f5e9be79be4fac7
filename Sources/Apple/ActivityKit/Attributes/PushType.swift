/// How an activity is updated from afar.
public struct PushType: Equatable, Sendable {
  private let channel: String?
  /// By pushes to the activity's own token.
  public static var token: PushType { PushType(channel: nil) }
  /// By pushes that everybody subscribed to the channel gets.
  public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}
