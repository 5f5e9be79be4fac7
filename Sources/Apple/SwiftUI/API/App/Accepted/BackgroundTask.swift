/// A kind of work that the system lets an app or a widget do in the background.
public struct BackgroundTask<Request, Response>: Sendable, CustomStringConvertible {
  public let description: String
  private let sessionEvent: (@Sendable (String) -> Request?)?

  init(_ description: String, _ sessionEvent: (@Sendable (String) -> Request?)? = nil) {
    self.description = description
    self.sessionEvent = sessionEvent
  }

  package var isOfSessions: Bool { sessionEvent != nil }

  /// The value that the action gets for the events of a background session; nil where it isn't for them.
  package func event(_ identifier: String) -> Request? { sessionEvent?(identifier) }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Events of background sessions whose identifier the closure accepts.
  public static func urlSession(
    matching: @escaping @Sendable (String) -> Bool
  ) -> BackgroundTask<String, Void> { .init("urlSession") { matching($0) ? $0 : nil } }

  public static var urlSession: BackgroundTask<String, Void> { .init("urlSession") { $0 } }
}

extension BackgroundTask where Request == Void, Response == Void {
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    .init("urlSession “\(identifier)”") { $0 == identifier ? () : nil }
  }
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    .init("appRefresh “\(identifier)”")
  }
}

extension BackgroundTask where Request == String?, Response == Void {
  /// A watch app's refresh, which has no identifier of its own.
  public static var appRefresh: BackgroundTask<String?, Void> { .init("appRefresh") }
}
