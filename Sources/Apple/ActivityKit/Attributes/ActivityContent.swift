/// A content state with the date at which it becomes stale, and its relevance.
public struct ActivityContent<State: Codable & Hashable>: CustomStringConvertible {
  public let state: State
  /// The date from which the activity's state is ``ActivityState/stale``; nil for never.
  public let staleDate: Date?
  /// Decides which of an app's activities the Dynamic Island shows, and their order on the Lock
  /// Screen: the higher first, on a scale of the app's own choosing.
  public let relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }

  public var description: String {
    let stale = staleDate.map { $0.formatted(.iso8601) } ?? "nil"
    return
      "ActivityContent(state: \(state), staleDate: \(stale), relevanceScore: \(relevanceScore))"
  }
}

extension ActivityContent: Sendable where State: Sendable {}
