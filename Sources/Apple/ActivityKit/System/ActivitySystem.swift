/// The system's side of Live Activities, within this process: which there are, what time it is for
/// them, and whether the person allows them.
package final class ActivitySystem: @unchecked Sendable {
  package static let shared = ActivitySystem()

  private let lock = NSLock()
  private var activities: [any SystemActivity] = []
  private var requests: [ObjectIdentifier: AnyObject] = [:]
  private var chosenDate: Date?
  private var allowsActivities = true
  private var allowsFrequentPushes = true
  let enablement = Broadcast<Bool>()
  let frequentPushEnablement = Broadcast<Bool>()

  /// What the time is: the process's own, until ``advance(to:)`` says otherwise.
  package var now: Date { lock.withLock { chosenDate } ?? Date() }

  /// Whether the person allows the app its activities in Settings.
  package var areActivitiesEnabled: Bool {
    get { lock.withLock { allowsActivities } }
    set {
      lock.withLock { allowsActivities = newValue }
      enablement.send(newValue)
    }
  }

  package var areFrequentPushesEnabled: Bool {
    get { lock.withLock { allowsFrequentPushes } }
    set {
      lock.withLock { allowsFrequentPushes = newValue }
      frequentPushEnablement.send(newValue)
    }
  }

  /// Lets time pass: activities start, turn stale, end and leave, and their streams tell.
  package func advance(to date: Date) {
    let all = lock.withLock {
      chosenDate = date
      return activities
    }
    for activity in all { activity.settle(at: date) }
  }

  /// As at the start of the process.
  package func reset() {
    lock.withLock {
      activities = []
      requests = [:]
      chosenDate = nil
      allowsActivities = true
      allowsFrequentPushes = true
    }
  }

  func add<Attributes>(_ activity: Activity<Attributes>) {
    lock.withLock { activities.append(activity) }
    requestsBroadcast(of: Attributes.self).send(activity)
  }

  /// In the order of their requests, those that still show.
  func shown<Attributes>(_ type: Attributes.Type) -> [Activity<Attributes>] {
    let all = lock.withLock { activities }
    return all.compactMap { $0 as? Activity<Attributes> }
      .filter { $0.activityState != .dismissed }
  }

  /// Tells of each activity of the type that is requested.
  func requestsBroadcast<Attributes>(of type: Attributes.Type) -> Broadcast<Activity<Attributes>> {
    lock.withLock {
      let key = ObjectIdentifier(type)
      if let there = requests[key] as? Broadcast<Activity<Attributes>> { return there }
      let made = Broadcast<Activity<Attributes>>()
      requests[key] = made
      return made
    }
  }
}

/// An activity of any attributes, as the system sees it.
protocol SystemActivity: AnyObject {
  func settle(at date: Date)
}
