/// The system's side of Live Activities within this process: the list of them, their clock, and whether
/// the person allows them.
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

  /// The current time: that of the process until ``advance(to:)`` sets another.
  package var now: Date { lock.withLock { chosenDate } ?? Date() }

  /// The person's permission, in Settings, for the app's activities.
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

  /// Sets the time. Activities start, turn stale, end and are dismissed by it; their streams report that.
  package func advance(to date: Date) {
    let all = lock.withLock {
      chosenDate = date
      return activities
    }
    for activity in all { activity.settle(at: date) }
  }

  /// Restores the state at the start of the process.
  package func reset() {
    lock.withLock {
      activities = []
      requests = [:]
      chosenDate = nil
      allowsActivities = true
      allowsFrequentPushes = true
    }
  }

  func add(_ activity: any SystemActivity) { lock.withLock { activities.append(activity) } }

  /// All activities requested, in the order of their requests.
  var requested: [any SystemActivity] { lock.withLock { activities } }

  /// The broadcast of values of a type, made once.
  func broadcast<Value>(of type: Value.Type) -> Broadcast<Value> {
    lock.withLock {
      let key = ObjectIdentifier(type)
      if let known = requests[key] as? Broadcast<Value> { return known }
      let made = Broadcast<Value>()
      requests[key] = made
      return made
    }
  }
}

/// An activity whatever its attributes.
protocol SystemActivity: AnyObject {
  func settle(at date: Date)
}
