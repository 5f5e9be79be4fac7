/// A kind of work that the system lets an app or a widget do in the background.
public struct BackgroundTask<Request, Response>: Sendable, CustomStringConvertible {
  public let description: String
  init(_ description: String) { self.description = description }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Events of background sessions whose identifier the closure accepts.
  public static func urlSession(
    matching: @escaping @Sendable (String) -> Bool
  ) -> BackgroundTask<String, Void> { .init("urlSession") }

  public static var urlSession: BackgroundTask<String, Void> { .init("urlSession") }
}

extension BackgroundTask where Request == Void, Response == Void {
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    .init("urlSession “\(identifier)”")
  }
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    .init("appRefresh “\(identifier)”")
  }
}

extension BackgroundTask where Request == String?, Response == Void {
  /// A watch app's refresh, which has no identifier of its own.
  public static var appRefresh: BackgroundTask<String?, Void> { .init("appRefresh") }
}
