/// A Live Activity: something with an end, shown while it goes on.
///
/// It lives in this process, with the states, streams and limits that the system gives it; there is no
/// Lock Screen that shows it.
public class Activity<Attributes: ActivityAttributes>: Identifiable, SystemActivity,
  @unchecked Sendable
{
  public typealias ContentState = Attributes.ContentState

  public let id: String
  public let attributes: Attributes
  /// The date at which it was requested to start.
  package let start: Date
  package let style: ActivityStyle
  let pushType: PushType?

  private let lock = NSLock()
  private var currentContent: ActivityContent<ContentState>
  private var end: Date?
  private var dismissal: Date?
  private var reported: ActivityState
  private var alerted: [AlertConfiguration] = []

  private let states = Broadcast<ActivityState>()
  private let contents = Broadcast<ActivityContent<ContentState>>()
  private let tokens = Broadcast<Data>()

  init(
    _ attributes: Attributes, _ content: ActivityContent<ContentState>, pushType: PushType?,
    style: ActivityStyle, start: Date, now: Date
  ) {
    id = UUID().uuidString
    self.attributes = attributes
    self.pushType = pushType
    self.style = style
    self.start = start
    currentContent = content
    reported = .active
    reported = state(at: now)
  }

  // MARK: Current state

  public var content: ActivityContent<ContentState> { lock.withLock { currentContent } }
  public var activityState: ActivityState { state(at: ActivitySystem.shared.now) }

  /// The push token: the bytes of its ``id``; nil for an activity without pushes.
  public var pushToken: Data? { pushType == .token ? Data(id.utf8) : nil }

  /// The alerts that people received, in order.
  package var alerts: [AlertConfiguration] { lock.withLock { alerted } }

  /// The state at a date. The system ends an activity after eight hours.
  private func state(at date: Date) -> ActivityState {
    lock.withLock {
      let over = end ?? start.addingTimeInterval(ActivityLimits.activeTime)
      let gone = dismissal ?? over.addingTimeInterval(ActivityLimits.shownAfterEnd)
      if end != nil || date >= over { return date >= gone ? .dismissed : .ended }
      if date < start { return .pending }
      if let stale = currentContent.staleDate, date >= stale { return .stale }
      return .active
    }
  }

  // MARK: Streams

  public var activityStateUpdates: ActivityStateUpdates {
    ActivityStateUpdates { [states] in states.stream() }
  }

  public var contentUpdates: ContentUpdates {
    ContentUpdates { [contents] in contents.stream() }
  }

  public var pushTokenUpdates: PushTokenUpdates {
    PushTokenUpdates { [tokens, token = pushToken] in tokens.stream(startingWith: token) }
  }

  /// Sends the state to the stream where it has changed. States in between are sent too: a leap past the
  /// activity's dismissal sends that it ended, then that it was dismissed.
  func settle(at date: Date) {
    let state = state(at: date)
    let before = lock.withLock {
      defer { reported = state }
      return reported
    }
    guard state != before else { return }
    if state == .dismissed, before != .ended { states.send(.ended) }
    states.send(state)
    if state == .dismissed {
      for finish in [states.finish, contents.finish, tokens.finish] { finish() }
    }
  }

  // MARK: Changes

  func change(_ content: ActivityContent<ContentState>, alert: AlertConfiguration?) {
    let now = ActivitySystem.shared.now
    // An activity that is over doesn't change.
    guard ![.ended, .dismissed].contains(state(at: now)), fits(content) else { return }
    lock.withLock {
      currentContent = content
      if let alert { alerted.append(alert) }
    }
    contents.send(content)
    settle(at: now)
  }

  func finish(_ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy) {
    let now = ActivitySystem.shared.now
    let state = state(at: now)
    guard state != .dismissed else { return }
    let last = content.flatMap { state != .ended && fits($0) ? $0 : nil }
    lock.withLock {
      let end = self.end ?? min(now, start.addingTimeInterval(ActivityLimits.activeTime))
      self.end = end
      // Ended twice, the later policy counts: an app may dismiss an activity that still shows.
      dismissal = policy.dismissal(after: end)
      if let last { currentContent = last }
    }
    if let last { contents.send(last) }
    settle(at: now)
  }

  /// The system drops an update that is too large, without an error for the app.
  private func fits(_ content: ActivityContent<ContentState>) -> Bool {
    guard let size = ActivityLimits.size(of: content.state), size > ActivityLimits.contentSize
    else { return true }
    let message =
      "An update of \(Attributes.self) has \(size) bytes of content state; the system drops what "
      + "is over \(ActivityLimits.contentSize). Keep texts and pictures out of it.\n"
    FileHandle.standardError.write(Data(message.utf8))
    return false
  }
}
